/** Reads `GET /_api/quickadd/{productId}` back into what pickers choose from. */
import type { Colour, Variant } from '#features/catalogue/catalogue.ts';
import type { QuickAddAnswer } from './quick-add.ts';

export type QuickProduct = Pick<QuickAddAnswer, 'id' | 'productKey' | 'slug' | 'name' | 'brand' | 'productType'> & {
  readonly colours: readonly Colour[];
  readonly variants: readonly Variant[];
};

export function toQuickProduct({ id, productKey, slug, name, brand, productType, variants }: QuickAddAnswer): QuickProduct {
  const colours = new Map<string, Colour>();
  for (const { attributes, images } of variants) {
    const { colour: key, colourLabel, colourFacet, colourHex } = attributes;
    if (!colours.has(key))
      colours.set(key, { key, label: colourLabel ?? key, facet: colourFacet ?? key, hex: colourHex ?? '', pictures: images, videos: [] });
  }
  return { id, productKey, slug, name, brand, productType, colours: [...colours.values()], variants: variants.map(toVariant) };
}

function toVariant(variant: QuickAddAnswer['variants'][number]): Variant {
  const { id, sku, isMaster, isOnStock, availableQuantity, attributes, prices } = variant;
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
    ...(wasPrice !== undefined && { wasPrice }),
  };
}
