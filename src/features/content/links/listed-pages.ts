/** Editor-made pages in sitemaps and search, and their URLs. */
import { links } from '#links';

/** Path prefix of pages with a URL; other content is part of another page. */
const PAGES = 'pages/';
/** Examples of every block, for developers. */
const UNLISTED = 'pages/blocks';

/** Further pages of a fascia are left out. */
export const MAX_PAGES = 2_000;

export function isListed(path: string): boolean {
  return path.startsWith(PAGES) && path !== UNLISTED;
}

/** Path without the locale prefix. */
export function pageUrlOf(path: string): string {
  return links.page(path.slice(PAGES.length));
}
