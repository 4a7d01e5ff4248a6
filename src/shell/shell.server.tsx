/**
 * Renders the layout of a fascia and locale, and caches it until its categories or footer pages
 * change.
 */
import { ConsentBanner } from '#features/consent/consent-banner.tsx';
import { listExistingPages } from '#features/content/content.server.ts';
import { Announcement } from '#features/navigation/announcement.tsx';
import { FOOTER_PAGES, footerTag } from '#features/navigation/footer-links.ts';
import { FooterPages } from '#features/navigation/footer-pages.tsx';
import { Menu } from '#features/navigation/menu.tsx';
import { loadNavigation } from '#features/navigation/navigation.server.ts';
import type { ShellHtml } from '#features/navigation/shell.ts';
import { renderStaticHtml } from '#request/render-static-html.server.tsx';
import type { Shop } from '#request/shop.ts';

const PAGES = FOOTER_PAGES.map((page) => `pages/${page}`);

export async function loadShell(shop: Shop): Promise<ShellHtml> {
  const there = await loadFooterPages(shop);
  if (there === null) return await renderShell(shop, []);
  return await shop.cached('frame', ['categories', footerTag(shop.fascia.code)], () =>
    renderShell(shop, there),
  );
}

/** Existing pages to link to; null, which is not cached, if the content source fails. */
async function loadFooterPages(shop: Shop): Promise<readonly string[] | null> {
  try {
    return await shop.cached('foot', [footerTag(shop.fascia.code)], () =>
      listExistingPages(shop, PAGES),
    );
  } catch (error) {
    shop.log.warn(
      { reason: String(error) },
      'The foot of a page goes without its links: its pages could not be looked up.',
    );
    return null;
  }
}

async function renderShell(shop: Shop, paths: readonly string[]): Promise<ShellHtml> {
  const { departments, freeDeliveryFrom } = await loadNavigation(shop);
  const there = new Set(paths.map((path) => path.slice('pages/'.length)));
  return {
    announcement: renderStaticHtml(shop, <Announcement freeDeliveryFrom={freeDeliveryFrom} />),
    menu: renderStaticHtml(shop, <Menu departments={departments} />),
    consent: renderStaticHtml(shop, <ConsentBanner />),
    footerPages: renderStaticHtml(
      shop,
      <FooterPages there={there} otherFascias={shop.otherFascias} />,
    ),
  };
}
