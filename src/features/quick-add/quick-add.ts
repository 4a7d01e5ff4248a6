/** Response of the quick-add endpoint: a product with its variants, images and prices. */
import type { Product } from '#features/catalogue/catalogue.ts';

export type QuickAddResponse = ReturnType<typeof toQuickAddProduct>;

/** The field names are the wire format of `GET /_api/quickadd/{productId}`. */
export function toQuickAddProduct(product: Product) {
  const colours = new Map(product.colours.map((colour) => [colour.key, colour]));
  return {
    id: product.id,
    productKey: product.productKey,
    slug: product.slug,
    name: product.name,
    brand: product.brand,
    productType: product.productType,
    isPremier: product.isPremier,
    variants: product.variants.map((variant) => {
      const colour = colours.get(variant.colour);
      const wasPrice =
        variant.wasPrice === undefined
          ? undefined
          : { centAmount: variant.wasPrice, currencyCode: product.currency };
      return {
        id: variant.id,
        sku: variant.sku,
        marketplaceSku: variant.marketplaceSku,
        customisationGroupName: product.customisationGroupName,
        isMaster: variant.isMaster,
        preSelected: variant.preSelected,
        isOnStock: variant.isOnStock,
        availableQuantity: variant.availableQuantity,
        prices: [
          {
            ...{ centAmount: variant.price, currencyCode: product.currency, wasPrice },
            lowestPrice: variant.lowestPrice,
          },
        ] as const,
        attributes: {
          colour: variant.colour,
          colourLabel: colour?.label,
          colourFacet: colour?.facet,
          colourHex: colour?.hex,
          swatchImage: colour?.swatchImage,
          size: variant.size,
          brand: product.brand,
          department: product.department,
        },
        images: colour?.pictures ?? [],
      };
    }),
  };
}
