/** A test index of five products, queried through the search protocol. */
import { RecordIndex } from '../engine/index/record-index.ts';
import type { NamedIndex } from './parameters/build-query.ts';
import { handleCall } from './protocol.ts';

export const index = new RecordIndex({
  locale: 'en-GB',
  searchableAttributes: ['name', 'colours.label'],
  exactAttributes: [],
  attributesForFaceting: ['brand', 'size'],
  filterOnlyAttributes: ['price', 'ratings'],
  customRanking: ['desc(popularity)'],
  sorts: { 'by-price': ['asc(price)'] },
  distinctBy: 'style',
  paginationLimitedTo: 1000,
});
const record = (
  objectID: string,
  name: string,
  brand: string,
  style: string,
  more: object = {},
) => ({
  objectID,
  name,
  brand,
  style,
  ...more,
});
index.upsert([
  record('a', 'Red midi dress', 'Oasis', 's1', {
    popularity: 50,
    price: 30,
    size: ['8', '10'],
    _tags: ['new'],
    ratings: [1, 5],
  }),
  record('b', 'Blue midi dress', 'Oasis', 's1', {
    popularity: 40,
    price: 20,
    size: ['10'],
    ratings: [3],
  }),
  record('c', 'Green maxi dress', 'Warehouse', 's2', {
    popularity: 30,
    price: 10,
    colours: [{ label: 'Green', code: 'g' }],
  }),
  record('d', 'Wool coat', 'Warehouse', 's3', {
    popularity: 20,
    price: 90,
    _tags: ['new', 'warm'],
  }),
  record('e', 'Belt for a dress', 'acme', 's4', { popularity: 10, price: 5 }),
]);

type QueryResponse = Record<string, unknown> & {
  readonly nbHits: number;
  readonly hits: readonly { readonly objectID: string }[];
};

export async function sendQuery(
  body: object,
  named: Partial<NamedIndex> = {},
): Promise<QueryResponse> {
  const host = {
    findIndex: async () => ({ name: 'shop', index, sort: 'relevance', ...named }),
    onEvents() {},
  };
  const result = await handleCall({ method: 'POST', path: '/1/indexes/shop/query', body }, host);
  if (result.status !== 200) throw new Error(JSON.stringify(result.body));
  return readBody(result);
}

/** Body of a response as a client receives it, through JSON. */
export function readBody<T>({ body }: { readonly body: unknown }): T {
  return JSON.parse(JSON.stringify(body));
}

export const ids = async (body: object, named: Partial<NamedIndex> = {}) =>
  (await sendQuery(body, named)).hits.map(({ objectID }) => objectID).join('');
