/** An editor-made page as its route needs it: words for the head, and sections with their data. */

import { loadContentPage } from '#features/content/content.server.ts';
import { listAddresses } from '#kit/meta.ts';
import type { Shop } from '#kit/shop.ts';
import { blockContents, blockLoads } from './block-contents.vite.server.ts';
import { loadSections } from './load-sections.server.ts';

/** `path` names the page for the content source, `address` is where it stands. @throws Problem 404 */
export async function loadPage(shop: Shop, path: string, address: string) {
  const { title, description, sections } = await loadContentPage(shop, path);
  const { prefix, locales } = shop.public;
  return {
    title: path === 'home' ? title : `${title} | ${shop.fascia.name}`,
    description,
    addresses: listAddresses({ origin: shop.fascia.origin, prefix, locales, path: address }),
    sections: await loadSections(shop, sections, { page: path, contents: blockContents, loads: blockLoads }),
  };
}
