/** Asks the shop for editor-made pages; without an answer there are none. */
import { links } from '#links';
import type { FoundText } from './page-search.ts';

/** `found` says what the index has for the words, and is left out as one types. */
export async function fetchPages(
  q: string,
  found?: 'sure' | 'unsure',
): Promise<readonly FoundText[]> {
  try {
    const response = await fetch(
      links.api.searchPages({ q, found }, document.documentElement.lang),
    );
    if (!response.ok) return [];
    const { pages } = (await response.json()) as { readonly pages: readonly FoundText[] };
    return pages;
  } catch {
    return [];
  }
}
