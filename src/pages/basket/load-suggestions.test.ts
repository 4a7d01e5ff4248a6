/** Tests of suggestions: best-sellers of the basket's categories, then those of the fascia. */

import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { someBasket, someLine } from '#features/basket/basket.fixtures.ts';
import { searchRecords } from '#features/search/search.fixtures.ts';
import { silentLog } from '#kit/log.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { expectDefined } from '#test/expect-defined.ts';
import { loadSuggestions } from './load-suggestions.server.ts';

const records = searchRecords(40, 1);
const requestsSchema = z.object({
  requests: z.array(
    z.object({ indexName: z.string(), facetFilters: z.array(z.string()), length: z.number() }),
  ),
});
const SLUGS = ['home-vases', 'womens-dresses', 'mens-coats', 'mens-shoes', null];
const slugOf = (index: number) => SLUGS[index % SLUGS.length];

/** A stubbed index with eight records per category; the first is the best-seller. */
function openShop(handle?: () => never, sold = records) {
  const indexQueries: unknown[] = [];
  const shop = createTestShop({
    ports: {
      search: {
        handle: async ({ body }) => {
          handle?.();
          const { requests } = requestsSchema.parse(body);
          const results = requests.map(({ indexName, facetFilters, length }) => {
            indexQueries.push([indexName, facetFilters]);
            const slug = /^categorySlugs:(.*)/.exec(facetFilters[0] ?? '')?.[1];
            const hits = sold
              .filter((_, index) => slug === undefined || slugOf(index) === slug)
              .slice(0, length);
            return { hits, nbHits: hits.length };
          });
          return { status: 200, body: { results } };
        },
      },
    },
  });
  return { shop, indexQueries };
}

const lineOf = (index: number, categorySlugs: readonly string[]) =>
  someLine({ productKey: expectDefined(records[index]).productKey, categorySlugs });
const keysOf = (indexes: readonly number[]) => indexes.map((index) => records[index]?.productKey);

test('of each line’s own category in turn, without what is in the basket', async () => {
  const { shop, indexQueries } = openShop();
  const basket = someBasket(
    lineOf(0, ['home', 'home-vases']),
    lineOf(1, ['womens', 'womens-dresses']),
  );
  const hits = await loadSuggestions(shop, basket);
  expect(hits.map(({ productKey }) => productKey)).toEqual(
    keysOf([5, 6, 10, 11, 15, 16, 20, 21, 25, 26]),
  );
  expect(indexQueries).toEqual([
    ['aldermoor-en-GB-best-sellers', ['categorySlugs:home-vases', 'isOnStock:true']],
    ['aldermoor-en-GB-best-sellers', ['categorySlugs:womens-dresses', 'isOnStock:true']],
  ]);
});

test('filled up with the shop’s own where the categories have too few, each once', async () => {
  const hits = await loadSuggestions(
    openShop().shop,
    someBasket(lineOf(1, ['womens', 'womens-dresses'])),
  );
  expect(hits.map(({ productKey }) => productKey)).toEqual(
    keysOf([6, 11, 16, 21, 26, 31, 36, 0, 2, 3]),
  );
});

test('at most three categories are requested, and none of an index that is unavailable', async () => {
  const { shop, indexQueries } = openShop();
  await loadSuggestions(
    shop,
    someBasket(...SLUGS.slice(0, 4).map((slug, index) => lineOf(index, [slug ?? '']))),
  );
  expect(indexQueries).toHaveLength(3);
  const away = openShop(() => {
    throw new Error('no index');
  });
  expect(await loadSuggestions(away.shop, someBasket(lineOf(0, ['home-vases'])))).toEqual([]);
});

test('none where there are fewer than two, as a row of one is no choice', async () => {
  const basket = someBasket(lineOf(0, ['home-vases']));
  const { shop } = openShop(undefined, records.slice(0, 2));
  expect(await loadSuggestions(shop, basket)).toEqual([]);
  const larger = openShop(undefined, records.slice(0, 3));
  expect(await loadSuggestions(larger.shop, basket)).toHaveLength(2);
});

test('the only product of a shop is shown with an empty basket', async () => {
  const { shop } = openShop(undefined, records.slice(0, 1));
  expect(await loadSuggestions(shop, null)).toHaveLength(1);
});

test('none, logged, where the search fails', async () => {
  const warn = vi.fn();
  const { shop } = openShop(() => {
    throw new Error('no index');
  });
  const logged = { ...shop, log: { ...silentLog, warn } };
  expect(await loadSuggestions(logged, null)).toEqual([]);
  expect(warn).toHaveBeenCalledOnce();
});
