/**
 * Renders the layout of a fascia and locale, and caches it until its categories or footer pages
 * change.
 */
import { loadCategories } from '#features/catalogue/catalogue.server.ts';
import { ConsentBanner } from '#features/consent/consent-banner.tsx';
import { listExistingPages } from '#features/content/content.server.ts';
import { serverLinks } from '#links';
import { cacheTags } from '#request/cache-tags.ts';
import { renderStaticHtml } from '#request/render-static-html.server.tsx';
import type { Shop } from '#request/shop.ts';
import { FOOTER_PAGES } from './footer/footer-links.ts';
import { FooterLegal, FooterPages } from './footer/footer-pages.tsx';
import { Announcement } from './header/announcement.tsx';
import { Menu } from './menu/menu.tsx';
import { buildMenuTree } from './menu/menu-tree.ts';
import type { ShellHtml } from './shell-html.ts';

const PAGES = FOOTER_PAGES.map((page) => `pages/${page}`);

export async function loadShell(shop: Shop): Promise<ShellHtml> {
  const existingPages = await loadFooterPages(shop);
  if (existingPages === null) return await renderShell(shop, []);
  return await shop.cached(
    'frame',
    [cacheTags.categories(), cacheTags.footer(shop.fascia.code)],
    () => renderShell(shop, existingPages),
  );
}

/** Existing pages to link to; null, which is not cached, if the content source fails. */
async function loadFooterPages(shop: Shop): Promise<readonly string[] | null> {
  try {
    return await shop.cached('foot', [cacheTags.footer(shop.fascia.code)], () =>
      listExistingPages(shop, PAGES),
    );
  } catch (error) {
    shop.log.warn(
      { reason: String(error) },
      'The footer has no links to content pages: they could not be loaded.',
    );
    return null;
  }
}

async function renderShell(shop: Shop, paths: readonly string[]): Promise<ShellHtml> {
  const departments = buildMenuTree(await loadCategories(shop));
  const freeDeliveryFrom = shop.fascia.freeDeliveryFrom[shop.currency] ?? null;
  const existingPages = new Set(paths.map((path) => path.slice('pages/'.length)));
  return {
    announcement: renderStaticHtml(shop, <Announcement freeDeliveryFrom={freeDeliveryFrom} />),
    menu: renderStaticHtml(shop, <Menu departments={departments} pages={existingPages} />),
    consent: renderStaticHtml(shop, <ConsentBanner />),
    footerPages: renderStaticHtml(
      shop,
      <FooterPages
        existingPages={existingPages}
        otherFascias={shop.otherFascias}
        withdrawHref={shop.ports.checkout.isBuiltIn ? serverLinks.withdraw() : null}
      />,
    ),
    footerLegal: renderStaticHtml(shop, <FooterLegal existingPages={existingPages} />),
  };
}
