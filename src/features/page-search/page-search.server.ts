/** Searches published editor-made pages, in an index that is cached until one of them changes. */

import type { ContentPageResult } from '#features/content/content.port.ts';
import { isListed, MAX_PAGES, pageUrlOf } from '#features/content/links/listed-pages.ts';
import { extractPageText } from '#features/content/text/extract-page-text.ts';
import { cleanSearchTerm } from '#features/search/listing.ts';
import type { IndexedText, TextIndex } from '#features/search/search.port.ts';
import { cacheTags } from '#request/cache-tags.ts';
import type { Shop } from '#request/shop.ts';
import { MAX_PAGE_RESULTS, MAX_PAGE_SUGGESTIONS, type PageHit } from './page-search.ts';

/** Pages per read. */
const BATCH = 200;

type PageIndex = { readonly index: TextIndex; readonly pages: ReadonlyMap<string, PageHit> };

/**
 * `hasExactMatches`: products match the query as typed. Then a page must match in its title, or
 * with several words in its headings. Else any words in headings count, or else its whole text.
 */
export async function findPages(
  shop: Shop,
  query: string,
  { hasExactMatches }: { hasExactMatches: boolean },
): Promise<readonly PageHit[]> {
  return queryIndex(await loadIndex(shop), query, {
    hasExactMatches,
    isTyping: false,
    limit: MAX_PAGE_RESULTS,
  });
}

export async function suggestPages(shop: Shop, query: string): Promise<readonly PageHit[]> {
  return queryIndex(await loadIndex(shop), query, {
    hasExactMatches: true,
    isTyping: true,
    limit: MAX_PAGE_SUGGESTIONS,
  });
}

type PageQuery = {
  readonly hasExactMatches: boolean;
  readonly isTyping: boolean;
  readonly limit: number;
};

function queryIndex(
  { index, pages }: PageIndex,
  query: string,
  { hasExactMatches, isTyping, limit }: PageQuery,
): readonly PageHit[] {
  // Excluded words have a leading dash.
  const text = cleanSearchTerm(query)
    .replace(/(?:^|\s)-\S+/g, '')
    .trim();
  if (text === '' || pages.size === 0) return [];
  const within = (field: 'title' | 'headings' | 'anywhere') =>
    index.find(text, { within: field, isTyping, limit });
  // Beside products a single word in a heading means little: nearly
  // every page names the departments.
  const isSeveral = text.includes(' ');
  const ids = new Set([
    ...within('title'),
    ...(isSeveral || !hasExactMatches ? within('headings') : []),
  ]);
  if (ids.size === 0 && !hasExactMatches) for (const id of within('anywhere')) ids.add(id);
  return [...ids].slice(0, limit).flatMap((id) => pages.get(id) ?? []);
}

function loadIndex(shop: Shop): Promise<PageIndex> {
  return shop.cached('page-index', [cacheTags.pages(shop.fascia.code)], async () => {
    const texts: IndexedText[] = [];
    const pages = new Map<string, PageHit>();
    for await (const page of listPages(shop)) {
      texts.push(toText(page));
      pages.set(page.path, toFound(page));
    }
    return { index: shop.ports.search.indexTexts(shop.locale.tag, texts), pages };
  });
}

async function* listPages({ ports, fascia, locale, now }: Shop): AsyncGenerator<ContentPageResult> {
  let lastPath = '';
  for (let read = 0; read < MAX_PAGES; read += BATCH) {
    const batch = await ports.content.listPublished(
      { fascia: fascia.code, locale: locale.tag },
      now,
      { after: lastPath, limit: BATCH },
    );
    yield* batch.filter(({ path }) => isListed(path));
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return;
    lastPath = last.path;
  }
}

function toText(page: ContentPageResult): IndexedText {
  const { path, title, description } = page;
  const { headings, texts } = extractPageText(page);
  // Among equally relevant pages a general guide, with its shorter path, precedes that of a brand.
  return { id: path, title, description, headings, text: texts, rank: path.split('/').length };
}

function toFound({ path, title, description, locale }: ContentPageResult): PageHit {
  return {
    title,
    description,
    href: pageUrlOf(path),
    ...(locale !== undefined && { lang: locale }),
  };
}
