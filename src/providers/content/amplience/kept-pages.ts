/** What the hub last said of each page that somebody has seen, and when: bounded, the longest unseen goes first. */
import type { ContentScope } from '#features/content/content.port.ts';
import type { ContentPage } from '#features/content/content.ts';

export type PageQuestion = ContentScope & { readonly path: string };

/** The hub's own network keeps an answer for minutes; asking more often would hear the same. */
const FRESH_MS = 30_000;
const MAX_PAGES = 500;
const MAX_DUE = 4;

type Kept = {
  readonly question: PageQuestion;
  readonly page: ContentPage | null;
  readonly text: string;
  readonly askedAt: number;
};

export function createKeptPages(now: () => number) {
  const pages = new Map<string, Kept>();
  const keyOf = ({ fascia, locale, path }: PageQuestion) => `${fascia}|${locale}|${path}`;

  function put(question: PageQuestion, page: ContentPage | null): Kept {
    const kept = { question, page, text: JSON.stringify(page), askedAt: now() };
    pages.delete(keyOf(question));
    pages.set(keyOf(question), kept);
    const [oldest] = pages.keys();
    if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
    return kept;
  }

  return {
    keep: (question: PageQuestion, page: ContentPage | null) => put(question, page).page,
    /** True when the page is no longer what it was. */
    update(question: PageQuestion, page: ContentPage | null): boolean {
      const before = pages.get(keyOf(question))?.text;
      return put(question, page).text !== before;
    },
    /** The hub said nothing: what is kept stands, and is asked for again in a while. */
    postpone: (question: PageQuestion): ContentPage | null =>
      put(question, pages.get(keyOf(question))?.page ?? null).page,
    listDue: (): PageQuestion[] =>
      [...pages.values()]
        .filter(({ askedAt }) => now() - askedAt >= FRESH_MS)
        .slice(0, MAX_DUE)
        .map(({ question }) => question),
  };
}
