/** Reads the query that the index used where the typed one had no or too few results. */

export type QueryRewrite = {
  readonly query: string;
  /** Some products match every word; results of the rewritten query follow them. */
  readonly isAddition: boolean;
};

/**
 * The embedded engine sends `rewrite`; hosted Algolia sends `queryAfterRemoval`, which marks the
 * removed words: `<em>purple</em> dress`.
 */
export function parseQueryRewrite(response: object): QueryRewrite | null {
  const rewrite: unknown = Reflect.get(response, 'rewrite');
  if (typeof rewrite === 'object' && rewrite !== null) {
    const query: unknown = Reflect.get(rewrite, 'query');
    const isAddition =
      Reflect.get(rewrite, 'reason') === 'fewerWords' &&
      Number(Reflect.get(rewrite, 'withAllWords')) > 0;
    return typeof query === 'string' && query !== '' ? { query, isAddition } : null;
  }
  const marked: unknown = Reflect.get(response, 'queryAfterRemoval');
  if (typeof marked !== 'string') return null;
  const query = marked
    .replace(/<em>.*?<\/em>/gs, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return query === '' ? null : { query, isAddition: false };
}
