/** A product as sent to its page, without fields that only the server needs. */
import type { Product } from '#features/catalogue/catalogue.ts';
import { findSeller } from '#features/catalogue/seller.ts';
import { serverLinks } from '#links';

export type ProductView = Omit<
  Product,
  | ('categorySlugs' | 'currencies' | 'gift' | 'hasGiftWithPurchase')
  | ('materials' | 'materialEvidence' | 'related' | 'lastsDays' | 'rewardPoints')
  | ('seller' | 'shopDeliveryMessaging' | 'shopExclusionsMessaging')
> & {
  /** Form for an email before the product runs out; absent where its lasting is unknown. */
  readonly reminderPath?: string;
};

/** `showsLowest`: the lowest price before a reduction is displayed. */
export function toProductView(product: Product, showsLowest = false): ProductView {
  const {
    categorySlugs: _,
    currencies: _______,
    gift: __,
    hasGiftWithPurchase: ___,
    materials: ____,
    materialEvidence: _____,
    related: ______,
    rewardPoints: ________,
    seller: _________,
    shopDeliveryMessaging: __________,
    shopExclusionsMessaging: ___________,
    lastsDays,
    ...view
  } = product;
  const seller = findSeller(product);
  const shown: ProductView = {
    ...view,
    ...(seller !== null && { sellerName: seller }),
    ...(lastsDays && { reminderPath: serverLinks.reminder({ slug: product.slug }) }),
  };
  const isKnown = shown.variants.some(({ lowestPrice }) => lowestPrice !== undefined);
  if (showsLowest || !isKnown) return shown;
  const variants = shown.variants.map(({ lowestPrice: _lowest, ...variant }) => variant);
  return { ...shown, variants };
}
