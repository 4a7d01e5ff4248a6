/** Merges current stock and prices into a product loaded earlier. */
import type { Variant } from '#features/catalogue/catalogue.ts';

/** Body of `GET /_api/stock/{productId}`. */
export type StockResponse = {
  readonly variants: readonly Pick<Variant, 'id' | 'isOnStock' | 'availableQuantity'>[];
};

/** Variants that are missing in the response keep their stock. */
export function applyStock(
  variants: readonly Variant[],
  { variants: fresh }: StockResponse,
): readonly Variant[] {
  const byId = new Map(fresh.map((item) => [item.id, item]));
  return variants.map((variant) => ({ ...variant, ...byId.get(variant.id) }));
}

/** Price at which an item was added to the basket. */
export type FreshPrice = Pick<Variant, 'sku' | 'price' | 'wasPrice'>;

/** The last price of each SKU applies, including the absence of a former price. */
export function applyPrices(
  variants: readonly Variant[],
  priced: readonly FreshPrice[],
): readonly Variant[] {
  if (priced.length === 0) return variants;
  const bySku = new Map(priced.map((item) => [item.sku, item]));
  return variants.map((variant) => {
    const fresh = bySku.get(variant.sku);
    if (!fresh) return variant;
    const { wasPrice: _, ...rest } = variant;
    return { ...rest, ...fresh };
  });
}
