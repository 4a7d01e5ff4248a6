/** What an index was really asked where the words as typed found nothing, or too little. */

export type QueryRewrite = {
  readonly query: string;
  /** Some products hold every word; the others follow them. */
  readonly isAddition: boolean;
};

/** Ours says it whole; the hosted service marks the words that it let go: `<em>purple</em> dress`. */
export function readQueryRewrite(answer: object): QueryRewrite | null {
  const own: unknown = Reflect.get(answer, 'rewrite');
  if (typeof own === 'object' && own !== null) {
    const query: unknown = Reflect.get(own, 'query');
    const isAddition =
      Reflect.get(own, 'reason') === 'fewerWords' && Number(Reflect.get(own, 'withAllWords')) > 0;
    return typeof query === 'string' && query !== '' ? { query, isAddition } : null;
  }
  const marked: unknown = Reflect.get(answer, 'queryAfterRemoval');
  if (typeof marked !== 'string') return null;
  const query = marked
    .replace(/<em>.*?<\/em>/gs, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return query === '' ? null : { query, isAddition: false };
}
