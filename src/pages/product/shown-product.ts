/** A product as sent to its page, without fields that only the server needs. */
import type { Product } from '#features/catalogue/catalogue.ts';

export type ShownProduct = Omit<
  Product,
  'categorySlugs' | 'gift' | 'hasGiftWithPurchase' | 'materials' | 'materialEvidence'
>;

export function toShownProduct(product: Product): ShownProduct {
  const {
    categorySlugs: _,
    gift: __,
    hasGiftWithPurchase: ___,
    materials: ____,
    materialEvidence: _____,
    ...shown
  } = product;
  return shown;
}
