/** Pages that the order button links to, as far as editors have published them. */
import type { ContentPageResult } from '#features/content/content.port.ts';
import { findContentPage } from '#features/content/content.server.ts';
import { hashPageText } from '#features/content/text/hash-page-text.server.ts';
import type { AcceptedPage } from '#features/orders/order.ts';
import type { Shop } from '#request/shop.ts';
import { PRIVACY_PAGE, RETURNS_PAGE, TERMS_PAGE } from './checkout-steps.ts';

/** Current versions. Empty while the content source fails: no order depends on it. */
export async function findTermsPages(shop: Shop): Promise<readonly AcceptedPage[]> {
  try {
    const acceptedPages = await Promise.all(
      [TERMS_PAGE, PRIVACY_PAGE, RETURNS_PAGE].map(async (path) => {
        const page = await findContentPage(shop, `pages/${path}`);
        return page && toAcceptedPage(shop, path, page);
      }),
    );
    return acceptedPages.flatMap((page) => page ?? []);
  } catch (error) {
    shop.log.warn({ reason: String(error) }, 'The terms could not be loaded for the checkout.');
    return [];
  }
}

function toAcceptedPage(shop: Shop, path: string, page: ContentPageResult): AcceptedPage {
  const { locale = shop.locale.tag, changedOn = null } = page;
  return { path, locale, changedOn, hash: hashPageText(page) };
}
