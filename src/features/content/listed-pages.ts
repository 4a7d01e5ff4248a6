/** Which editor-made pages a sitemap names and the search finds, and where each stands. */
import { links } from '#links';

/** Pages with an address of their own; what stands elsewhere is a part of others. */
const PAGES = 'pages/';
/** Every block in its examples: of use to those who build, not to those who search. */
const UNLISTED = 'pages/blocks';

/** More pages of a fascia are not looked through. */
export const MOST_PAGES = 2_000;

export function isListed(path: string): boolean {
  return path.startsWith(PAGES) && path !== UNLISTED;
}

/** Without the language's prefix. */
export function pageAddress(path: string): string {
  return links.page(path.slice(PAGES.length));
}
