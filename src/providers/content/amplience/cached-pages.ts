/** Cache of the hub's last response for each requested page, of limited size. */
import type { ContentScope } from '#features/content/content.port.ts';
import type { ContentPage } from '#features/content/content.ts';

export type PageQuestion = ContentScope & { readonly path: string };

/** The hub's CDN caches responses for minutes: polling more often would return the same. */
const FRESH_MS = 30_000;
const MAX_PAGES = 500;
const MAX_DUE = 4;

type CachedPage = {
  readonly question: PageQuestion;
  readonly page: ContentPage | null;
  readonly text: string;
  readonly askedAt: number;
};

export function createCachedPages(now: () => number) {
  const pages = new Map<string, CachedPage>();
  const keyOf = ({ fascia, locale, path }: PageQuestion) => `${fascia}|${locale}|${path}`;

  function put(question: PageQuestion, page: ContentPage | null): CachedPage {
    const kept = { question, page, text: JSON.stringify(page), askedAt: now() };
    pages.delete(keyOf(question));
    pages.set(keyOf(question), kept);
    const [oldest] = pages.keys();
    if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
    return kept;
  }

  return {
    keep: (question: PageQuestion, page: ContentPage | null) => put(question, page).page,
    /** True when the page has changed. */
    update(question: PageQuestion, page: ContentPage | null): boolean {
      const before = pages.get(keyOf(question))?.text;
      return put(question, page).text !== before;
    },
    /** After a failed request: returns the cached page and delays its next poll. */
    postpone: (question: PageQuestion): ContentPage | null =>
      put(question, pages.get(keyOf(question))?.page ?? null).page,
    listDue: (): PageQuestion[] =>
      [...pages.values()]
        .filter(({ askedAt }) => now() - askedAt >= FRESH_MS)
        .slice(0, MAX_DUE)
        .map(({ question }) => question),
  };
}
