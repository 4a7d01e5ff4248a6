/** Fetches editor-made pages for a search; empty on errors. */
import { links } from '#links';
import type { PageHit } from './page-search.ts';

/** `found`: whether products match the query as typed; left out while the shopper types. */
export async function fetchPages(
  q: string,
  found?: 'sure' | 'unsure',
): Promise<readonly PageHit[]> {
  try {
    const response = await fetch(
      links.api.searchPages({ q, found }, document.documentElement.lang),
    );
    if (!response.ok) return [];
    const { pages } = (await response.json()) as { readonly pages: readonly PageHit[] };
    return pages;
  } catch {
    return [];
  }
}
