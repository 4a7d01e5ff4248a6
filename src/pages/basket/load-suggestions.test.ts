/** Tests of suggestions: best-sellers of the basket's categories, then those of the fascia. */
import { expect, test } from 'vitest';
import type { Basket, BasketLine } from '#features/basket/basket.ts';
import { searchRecords } from '#features/search/search.fixtures.ts';
import type { Shop } from '#request/shop.ts';
import { loadSuggestions } from './load-suggestions.server.ts';

const records = searchRecords(40, 1);
const SLUGS = ['home-vases', 'womens-dresses', 'mens-coats', 'mens-shoes', null];
const slugOf = (index: number) => SLUGS[index % SLUGS.length];

/** A stubbed index with eight records per category; the first is the best-seller. */
function openShop(handle?: () => never) {
  const asked: unknown[] = [];
  const shop = {
    ...{
      fascia: { code: 'aldermoor' },
      locale: { tag: 'en-GB' },
      currency: 'GBP',
      tag: () => undefined,
    },
    ports: {
      search: {
        ...{
          applicationId: 'app',
          searchKey: 'key',
          adminKey: null,
          hosts: [],
          ready: async () => {},
        },
        handle: async ({
          body,
        }: {
          body: { requests: { indexName: string; facetFilters: string[]; length: number }[] };
        }) => {
          handle?.();
          const results = body.requests.map(({ indexName, facetFilters, length }) => {
            asked.push([indexName, facetFilters]);
            const slug = /^categorySlugs:(.*)/.exec(facetFilters[0] ?? '')?.[1];
            const hits = records
              .filter((_, index) => slug === undefined || slugOf(index) === slug)
              .slice(0, length);
            return { hits, nbHits: hits.length };
          });
          return { status: 200, body: { results } };
        },
      },
    },
  } as unknown as Shop;
  return { shop, asked };
}

const lineOf = (index: number, categorySlugs: readonly string[]) =>
  ({ productKey: records[index]?.productKey, categorySlugs }) as unknown as BasketLine;
const basketOf = (...lines: BasketLine[]) => ({ lines }) as unknown as Basket;
const keysOf = (indexes: readonly number[]) => indexes.map((index) => records[index]?.productKey);

test('of each line’s own category in turn, without what is in the basket', async () => {
  const { shop, asked } = openShop();
  const basket = basketOf(
    lineOf(0, ['home', 'home-vases']),
    lineOf(1, ['womens', 'womens-dresses']),
  );
  const hits = await loadSuggestions(shop, basket);
  expect(hits.map(({ productKey }) => productKey)).toEqual(
    keysOf([5, 6, 10, 11, 15, 16, 20, 21, 25, 26]),
  );
  expect(asked).toEqual([
    ['aldermoor-en-GB-best-sellers', ['categorySlugs:home-vases', 'isOnStock:true']],
    ['aldermoor-en-GB-best-sellers', ['categorySlugs:womens-dresses', 'isOnStock:true']],
  ]);
});

test('filled up with the shop’s own where the categories have too few, each once', async () => {
  const hits = await loadSuggestions(
    openShop().shop,
    basketOf(lineOf(1, ['womens', 'womens-dresses'])),
  );
  expect(hits.map(({ productKey }) => productKey)).toEqual(
    keysOf([6, 11, 16, 21, 26, 31, 36, 0, 2, 3]),
  );
});

test('three categories at most are asked for, and none of an index that is away', async () => {
  const { shop, asked } = openShop();
  await loadSuggestions(
    shop,
    basketOf(...SLUGS.slice(0, 4).map((slug, index) => lineOf(index, [slug ?? '']))),
  );
  expect(asked).toHaveLength(3);
  const away = openShop(() => {
    throw new Error('no index');
  });
  expect(await loadSuggestions(away.shop, basketOf(lineOf(0, ['home-vases'])))).toEqual([]);
});
