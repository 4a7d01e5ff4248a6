/** Merges current stock and prices into a product loaded earlier. */
import type { Variant } from '#features/catalogue/catalogue.ts';

/** Body of `GET /_api/stock/{productId}`. */
export type StockResponse = {
  readonly variants: readonly Pick<Variant, 'id' | 'isOnStock' | 'availableQuantity'>[];
};

/** Variants that are missing in the response keep their stock. */
export function applyStock(
  variants: readonly Variant[],
  { variants: currentStock }: StockResponse,
): readonly Variant[] {
  const byId = new Map(currentStock.map((item) => [item.id, item]));
  return variants.map((variant) => ({ ...variant, ...byId.get(variant.id) }));
}

/** Current price of a variant, learned when it was added to the basket. */
export type CurrentPrice = Pick<Variant, 'sku' | 'price' | 'wasPrice'>;

/** Later prices of a SKU replace earlier ones, and a missing former price removes the old one. */
export function applyPrices(
  variants: readonly Variant[],
  currentPrices: readonly CurrentPrice[],
): readonly Variant[] {
  if (currentPrices.length === 0) return variants;
  const bySku = new Map(currentPrices.map((item) => [item.sku, item]));
  return variants.map((variant) => {
    const currentPrice = bySku.get(variant.sku);
    if (!currentPrice) return variant;
    const { wasPrice: _, ...rest } = variant;
    return { ...rest, ...currentPrice };
  });
}
