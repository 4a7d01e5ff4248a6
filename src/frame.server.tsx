/** Draws what stands around every page of a fascia in a language, anew only when its categories change. */
import { ConsentBanner } from '#features/consent/consent-banner.tsx';
import { listExistingPages } from '#features/content/content.server.ts';
import { pageTag } from '#features/content/page-tag.ts';
import { Announcement } from '#features/navigation/announcement.tsx';
import { FOOTER_PAGES, FooterPages } from '#features/navigation/footer-pages.tsx';
import type { Frame } from '#features/navigation/frame.ts';
import { Menu } from '#features/navigation/menu.tsx';
import { loadNavigation } from '#features/navigation/navigation.server.ts';
import { drawStatic } from '#kit/draw-static.server.tsx';
import type { Shop } from '#kit/shop.ts';

export function loadFrame(shop: Shop): Promise<Frame> {
  const pages = FOOTER_PAGES.map((page) => `pages/${page}`);
  const tags = pages.map((path) => pageTag({ fascia: shop.fascia.code, path }));
  return shop.remember('frame', ['categories', ...tags], async () => {
    const { departments, freeDeliveryFrom } = await loadNavigation(shop);
    const there = new Set((await listExistingPages(shop, pages)).map((path) => path.slice('pages/'.length)));
    return {
      announcement: drawStatic(shop, <Announcement freeDeliveryFrom={freeDeliveryFrom} />),
      menu: drawStatic(shop, <Menu departments={departments} />),
      consent: drawStatic(shop, <ConsentBanner />),
      footerPages: drawStatic(shop, <FooterPages there={there} siblings={shop.siblings} />),
    };
  });
}
