/** Cache of the hub's last response for each requested page, of limited size. */
import type { ContentScope } from '#features/content/content.port.ts';
import type { ContentPage } from '#features/content/content.ts';

export type PageQuery = ContentScope & { readonly path: string };

/** The hub's CDN caches responses for minutes: polling more often would return the same. */
const FRESH_MS = 30_000;
const MAX_PAGES = 500;
/** Pages of one poll. */
const MAX_DUE = 4;

type CachedPage = {
  readonly query: PageQuery;
  readonly page: ContentPage | null;
  /** JSON of the page, for detecting changes. */
  readonly text: string;
  readonly requestedAt: number;
};

export function createCachedPages(now: () => number) {
  const pages = new Map<string, CachedPage>();
  const keyOf = ({ fascia, locale, path }: PageQuery) => `${fascia}|${locale}|${path}`;

  function store(query: PageQuery, page: ContentPage | null): CachedPage {
    const entry = { query, page, text: JSON.stringify(page), requestedAt: now() };
    pages.delete(keyOf(query));
    pages.set(keyOf(query), entry);
    const [oldest] = pages.keys();
    if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
    return entry;
  }

  return {
    set: (query: PageQuery, page: ContentPage | null) => store(query, page).page,
    /** Stores a page; returns true if it has changed. */
    update(query: PageQuery, page: ContentPage | null): boolean {
      const previousText = pages.get(keyOf(query))?.text;
      return store(query, page).text !== previousText;
    },
    /** After a failed request: returns the cached page and delays its next poll. */
    postpone: (query: PageQuery): ContentPage | null =>
      store(query, pages.get(keyOf(query))?.page ?? null).page,
    listDue: (): PageQuery[] =>
      [...pages.values()]
        .filter(({ requestedAt }) => now() - requestedAt >= FRESH_MS)
        .slice(0, MAX_DUE)
        .map(({ query }) => query),
  };
}
