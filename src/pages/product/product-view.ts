/** A product as sent to its page, without fields that only the server needs. */
import type { Product } from '#features/catalogue/catalogue.ts';

export type ProductView = Omit<
  Product,
  | ('categorySlugs' | 'currencies' | 'gift' | 'hasGiftWithPurchase')
  | ('materials' | 'materialEvidence' | 'related')
>;

export function toProductView(product: Product): ProductView {
  const {
    categorySlugs: _,
    currencies: _______,
    gift: __,
    hasGiftWithPurchase: ___,
    materials: ____,
    materialEvidence: _____,
    related: ______,
    ...shown
  } = product;
  return shown;
}
