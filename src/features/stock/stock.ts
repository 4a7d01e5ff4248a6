/** Live stock laid over a product that was loaded earlier. */
import type { Variant } from '#features/catalogue/catalogue.ts';

/** S§7: what `GET /_api/stock/{productId}` says of each variant. */
export type StockAnswer = { readonly variants: readonly Pick<Variant, 'id' | 'isOnStock' | 'availableQuantity'>[] };

/** Variants that the answer does not name keep what they had. */
export function applyStock(variants: readonly Variant[], { variants: fresh }: StockAnswer): readonly Variant[] {
  const byId = new Map(fresh.map((one) => [one.id, one]));
  return variants.map((variant) => ({ ...variant, ...byId.get(variant.id) }));
}
