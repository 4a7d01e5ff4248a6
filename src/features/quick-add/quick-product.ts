/** Maps the response of `GET /_api/quickadd/{productId}` to the product type of the pickers. */
import type { Colour, Variant } from '#features/catalogue/catalogue.ts';
import type { QuickAddResponse } from './quick-add.ts';

export type QuickProduct = Pick<
  QuickAddResponse,
  'id' | 'productKey' | 'slug' | 'name' | 'brand' | 'productType'
> & {
  readonly colours: readonly Colour[];
  readonly variants: readonly Variant[];
  /** True for personalised products and memberships, which can only be added on their own page. */
  readonly needsPage: boolean;
};

export function toQuickProduct({
  id,
  productKey,
  slug,
  name,
  brand,
  productType,
  isPremier,
  variants,
}: QuickAddResponse): QuickProduct {
  const colours = new Map<string, Colour>();
  for (const { attributes, images } of variants) {
    const {
      colour: key,
      colourLabel: label = key,
      colourFacet: facet = key,
      colourHex: hex = '',
      swatchImage,
    } = attributes;
    if (!colours.has(key))
      colours.set(key, {
        ...{ key, label, facet, hex, pictures: images, videos: [] },
        ...(swatchImage && { swatchImage }),
      });
  }
  const needsPage =
    isPremier ||
    variants.some(({ customisationGroupName }) => customisationGroupName !== undefined);
  return {
    id,
    productKey,
    slug,
    name,
    brand,
    productType,
    colours: [...colours.values()],
    variants: variants.map(toVariant),
    needsPage,
  };
}

function toVariant(variant: QuickAddResponse['variants'][number]): Variant {
  const { id, sku, isMaster, preSelected, isOnStock, availableQuantity, attributes, prices } =
    variant;
  const { colour, size } = attributes;
  const [price] = prices;
  const wasPrice = price.wasPrice?.centAmount;
  return {
    id,
    sku,
    isMaster,
    isOnStock,
    isOnStockWishlist: isOnStock,
    availableQuantity,
    colour,
    size,
    price: price.centAmount,
    ...(preSelected && { preSelected }),
    ...(wasPrice !== undefined && { wasPrice }),
    ...(price.lowestPrice !== undefined && { lowestPrice: price.lowestPrice }),
  };
}
