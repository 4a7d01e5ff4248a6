/** Tests of pagination while the catalogue changes between pages. */
import { expect, test } from 'vitest';
import {
  createMemoryCatalogue,
  createMemorySearch,
} from '#providers/search/embedded/in-memory.fixtures.ts';
import { expectDefined } from '#test/expect-defined.ts';
import { createInProcessClient } from './client/in-process-client.ts';
import { EMPTY_LISTING, type ListingState } from './listing.ts';
import { advanceCursor, type ListingCursor, pagesBefore } from './listing-cursor.ts';
import { queryListing } from './query/query-listing.ts';
import { queryNextPage } from './query/query-next-page.ts';
import { createRandom, searchRecords } from './search.fixtures.ts';
import type { SearchConfig, SearchRecord } from './search.ts';

const config: SearchConfig = {
  applicationId: 'PARADE',
  searchKey: 'public-search-only',
  hosts: [],
  index: 'aldermoor-en-GB',
};
const RECORDS = searchRecords(400, 8, 20);
/** Not indexed at first, so that the test can add them later. */
const LATER_RECORDS = RECORDS.slice(300);

test.each(['relevance', 'price-asc', 'newness'] as const)(
  'by %s: each product that stays in the listing is shown exactly once while others are added, removed and moved',
  async (sort) => {
    for (const seed of [1, 2, 3]) {
      const catalogue = createMemoryCatalogue(RECORDS.slice(0, 300));
      const search = await createMemorySearch(catalogue);
      const client = createInProcessClient(search);
      const random = createRandom(seed);
      const pickOne = (records: readonly SearchRecord[]) =>
        expectDefined(records[Math.floor(random() * records.length)]);
      const removedKeys = new Set<string>();
      const listing: ListingState = { ...EMPTY_LISTING, sort, price: { min: 1000, max: null } };
      const isListed = ({ productKey, price }: SearchRecord) =>
        price >= 1000 && !removedKeys.has(productKey);
      const seenKeys: string[] = [];
      let cursor: ListingCursor | null = null;
      for (let page = 1; page < 40; page++) {
        const state = { ...listing, page };
        const previousKeys = pagesBefore(cursor, state);
        const result = await (previousKeys
          ? queryNextPage(client, config, state, previousKeys)
          : queryListing(client, config, state));
        const keys = result.edges.map(({ node }) => node.productKey);
        seenKeys.push(...keys);
        cursor = advanceCursor(cursor, state, keys);
        if (page > 1 && !result.pageInfo.hasNextPage) break;
        for (let change = 0; change < 4; change++) {
          const dropped = pickOne(RECORDS).productKey;
          const moved = pickOne([...catalogue.records.values()]);
          removedKeys.add(dropped);
          catalogue.drop(dropped);
          if (!removedKeys.has(moved.productKey))
            catalogue.save({
              ...moved,
              price: 1000 + Math.floor(random() * 20_000),
              popularity: random(),
            });
          const added = pickOne(LATER_RECORDS);
          if (!removedKeys.has(added.productKey)) catalogue.save(added);
        }
        await search.ready();
      }
      expect(new Set(seenKeys).size).toBe(seenKeys.length);
      const remaining = RECORDS.slice(0, 300).filter(isListed);
      expect(remaining.length).toBeGreaterThan(150);
      expect(
        remaining
          .filter(({ productKey }) => !seenKeys.includes(productKey))
          .map(({ productKey }) => productKey),
      ).toEqual([]);
    }
  },
);

test('a page whose previous pages were not shown has no cursor', () => {
  const cursor = advanceCursor(null, { ...EMPTY_LISTING, page: 2 }, ['A']);
  expect(pagesBefore(cursor, { ...EMPTY_LISTING, page: 3 })).toBeNull();
  expect(pagesBefore(cursor, { ...EMPTY_LISTING, page: 2 })).toBeNull();
});

test('a longer first page counts as the pages that it contains', () => {
  const cursor = advanceCursor(null, { ...EMPTY_LISTING, hitsPerPage: 72 }, ['A', 'B']);
  expect(pagesBefore(cursor, { ...EMPTY_LISTING, page: 4 })).toEqual(new Set(['A', 'B']));
  expect(pagesBefore(cursor, { ...EMPTY_LISTING, page: 3 })).toBeNull();
});

test('another filter starts another cursor', () => {
  const cursor = advanceCursor(null, EMPTY_LISTING, ['A']);
  expect(pagesBefore(cursor, { ...EMPTY_LISTING, page: 2, inStock: true })).toBeNull();
  expect(advanceCursor(cursor, { ...EMPTY_LISTING, inStock: true }, ['B']).pages.size).toBe(1);
});
