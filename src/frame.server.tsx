/** Draws what stands around every page of a fascia in a language, anew only when its categories change. */
import { ConsentBanner } from '#features/consent/consent-banner.tsx';
import { listExistingPages } from '#features/content/content.server.ts';
import { Announcement } from '#features/navigation/announcement.tsx';
import { FOOTER_PAGES, footTag } from '#features/navigation/foot-pages.ts';
import { FooterPages } from '#features/navigation/footer-pages.tsx';
import type { Frame } from '#features/navigation/frame.ts';
import { Menu } from '#features/navigation/menu.tsx';
import { loadNavigation } from '#features/navigation/navigation.server.ts';
import { drawStatic } from '#kit/draw-static.server.tsx';
import type { Shop } from '#kit/shop.ts';

const PAGES = FOOTER_PAGES.map((page) => `pages/${page}`);

export async function loadFrame(shop: Shop): Promise<Frame> {
  const there = await loadFoot(shop);
  if (there === null) return await drawFrame(shop, []);
  return await shop.remember('frame', ['categories', footTag(shop.fascia.code)], () =>
    drawFrame(shop, there),
  );
}

/** Which pages its links lead to; null while the source of content fails, which is not remembered. */
async function loadFoot(shop: Shop): Promise<readonly string[] | null> {
  try {
    return await shop.remember('foot', [footTag(shop.fascia.code)], () =>
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

async function drawFrame(shop: Shop, paths: readonly string[]): Promise<Frame> {
  const { departments, freeDeliveryFrom } = await loadNavigation(shop);
  const there = new Set(paths.map((path) => path.slice('pages/'.length)));
  return {
    announcement: drawStatic(shop, <Announcement freeDeliveryFrom={freeDeliveryFrom} />),
    menu: drawStatic(shop, <Menu departments={departments} />),
    consent: drawStatic(shop, <ConsentBanner />),
    footerPages: drawStatic(shop, <FooterPages there={there} siblings={shop.siblings} />),
  };
}
