/** Tests of recommendations over the protocol. */
import { expect, test } from 'vitest';
import type { Session } from '#features/recommendations/counts/sessions.ts';
import { createMemoryRecommendations } from '#features/recommendations/memory-recommendations.fixtures.ts';
import type { RecommendationItem } from '#features/recommendations/recommendation-item.ts';
import { searchRecords } from '#features/search/search.fixtures.ts';
import {
  createMemoryCatalogue,
  createMemorySearch,
} from '#providers/search/embedded/in-memory.fixtures.ts';
import { readBody } from './test-index.fixtures.ts';

const records = searchRecords(40).map((record) => ({
  ...record,
  ...{ department: 'womens', isOnStock: true, brand: `Brand of ${record.productKey}` },
}));
const keys = records.map(({ productKey }) => productKey);
const [FIRST = '', SECOND = '', THIRD = ''] = keys;

async function openSearch() {
  const recommendations = createMemoryRecommendations(
    records.map((record) => {
      const { productKey: key, brand, department, isOnStock } = record;
      const item: RecommendationItem = {
        ...{ product_id: key, title: key, brand, local_currency: 'GBP', price: 1 },
        ...{ image: '/picture.jpg', url: '/product' },
      };
      return { productKey: key, brand, department, isOnStock, skus: [], item };
    }),
  );
  const viewed = (...items: string[]): Session => ({
    events: items.map((item) => ({ item, time: Date.now(), kind: 'view' })),
  });
  await recommendations.importSessions([
    ...Array.from({ length: 5 }, () => viewed(FIRST, SECOND)),
    ...Array.from({ length: 2 }, () => viewed(FIRST, THIRD)),
  ]);
  const { ports } = createMemoryCatalogue(records);
  const search = await createMemorySearch({ ports: Object.assign(ports, { recommendations }) });
  await search.ready();
  return async (request: object, requests?: readonly object[]) =>
    search.handle({
      ...{ method: 'POST', path: '/1/indexes/*/recommendations' },
      body: { requests: requests ?? [{ indexName: 'aldermoor-en-GB', ...request }] },
    });
}

type Body = { readonly results: readonly { readonly hits: readonly Hit[] }[] };
type Hit = { readonly objectID: string; readonly _score: number };

const hitsOf = (body: unknown) => readBody<Body>({ body }).results[0]?.hits;
const idsOf = (body: unknown) => hitsOf(body)?.map(({ objectID }) => objectID);

test('related products are records of the index, the best first, with a score', async () => {
  const recommend = await openSearch();
  const { status, body } = await recommend({
    model: 'related-products',
    objectID: FIRST,
    threshold: 0,
  });
  expect(status).toBe(200);
  expect(idsOf(body)?.slice(0, 2)).toEqual([SECOND, THIRD]);
  expect(hitsOf(body)?.[0]).toMatchObject({ _score: 100, productKey: SECOND });
});

test('filters of the query apply, and maxRecommendations limits the hits', async () => {
  const recommend = await openSearch();
  const queryParameters = { filters: `NOT objectID:${SECOND}` };
  const request = { model: 'related-products', objectID: FIRST, maxRecommendations: 1 };
  expect(idsOf((await recommend({ ...request, queryParameters })).body)).toEqual([THIRD]);
});

test('trending items and similar-looking ones are recommended', async () => {
  const recommend = await openSearch();
  expect(idsOf((await recommend({ model: 'trending-items' })).body)?.[0]).toBe(FIRST);
  const alike = idsOf((await recommend({ model: 'looking-similar', objectID: FIRST })).body);
  expect(alike).toContain(THIRD);
  expect(alike).not.toContain(FIRST);
});

test('more than five requests in a call are refused', async () => {
  const recommend = await openSearch();
  const request = { indexName: 'aldermoor-en-GB', model: 'trending-items' };
  const statusOf = async (length: number) =>
    (
      await recommend(
        {},
        Array.from({ length }, () => request),
      )
    ).status;
  expect([await statusOf(5), await statusOf(6)]).toEqual([200, 400]);
});

test.each([
  [{ model: 'mind-reading', objectID: FIRST }, 'model', 400],
  [{ model: 'related-products' }, 'objectID', 400],
  [{ model: 'related-products', objectID: FIRST, maxRecommendations: -1 }, 'maxRec', 400],
  [{ model: 'related-products', objectID: FIRST, indexName: 'none' }, 'Index none', 404],
])('%j is refused', async (request, field, expected) => {
  const { status, body } = await (await openSearch())(request);
  expect([status, JSON.stringify(body)]).toEqual([expected, expect.stringContaining(field)]);
});
