/** A product as its page is sent it: without what only the server's rules read. */
import type { Product } from '#features/catalogue/catalogue.ts';

export type ShownProduct = Omit<Product, 'categorySlugs' | 'gift' | 'hasGiftWithPurchase'>;

export function toShownProduct({ categorySlugs: _, gift: __, hasGiftWithPurchase: ___, ...shown }: Product): ShownProduct {
  return shown;
}
