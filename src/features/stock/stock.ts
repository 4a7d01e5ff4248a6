/** Live stock and prices laid over a product that was loaded earlier. */
import type { Variant } from '#features/catalogue/catalogue.ts';

/** S§7: what `GET /_api/stock/{productId}` says of each variant. */
export type StockAnswer = {
  readonly variants: readonly Pick<Variant, 'id' | 'isOnStock' | 'availableQuantity'>[];
};

/** Variants that the answer does not name keep what they had. */
export function applyStock(
  variants: readonly Variant[],
  { variants: fresh }: StockAnswer,
): readonly Variant[] {
  const byId = new Map(fresh.map((one) => [one.id, one]));
  return variants.map((variant) => ({ ...variant, ...byId.get(variant.id) }));
}

/** The price that an add has met. */
export type FreshPrice = Pick<Variant, 'sku' | 'price' | 'wasPrice'>;

/** The latest price of each counts, with what it was before and what it was not. */
export function applyPrices(
  variants: readonly Variant[],
  priced: readonly FreshPrice[],
): readonly Variant[] {
  if (priced.length === 0) return variants;
  const bySku = new Map(priced.map((one) => [one.sku, one]));
  return variants.map((variant) => {
    const fresh = bySku.get(variant.sku);
    if (!fresh) return variant;
    const { wasPrice: _, ...rest } = variant;
    return { ...rest, ...fresh };
  });
}
