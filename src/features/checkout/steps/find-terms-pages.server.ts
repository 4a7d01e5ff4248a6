/** Pages that the order button refers to, as far as editors have published them. */
import { findContentPage } from '#features/content/content.server.ts';
import type { Shop } from '#request/shop.ts';
import { PRIVACY_PAGE, TERMS_PAGE } from './checkout-steps.ts';

/** Empty while the content source fails: an order does not depend on it. */
export async function findTermsPages(shop: Shop): Promise<readonly string[]> {
  const pages = [TERMS_PAGE, PRIVACY_PAGE];
  try {
    const found = await Promise.all(pages.map((page) => findContentPage(shop, `pages/${page}`)));
    return pages.filter((_page, index) => found[index] !== null);
  } catch (error) {
    shop.log.warn({ reason: String(error) }, 'The terms could not be loaded for the checkout.');
    return [];
  }
}
