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
const COMING = RECORDS.slice(300);

test.each(['relevance', 'price-asc', 'newness'] as const)(
  'by %s: what stays in the listing is seen exactly once, whatever comes, goes and moves between two pages',
  async (sort) => {
    for (const seed of [1, 2, 3]) {
      const catalogue = createMemoryCatalogue(RECORDS.slice(0, 300));
      const search = await createMemorySearch(catalogue);
      const client = createInProcessClient(search);
      const random = createRandom(seed);
      const any = (records: readonly SearchRecord[]) =>
        expectDefined(records[Math.floor(random() * records.length)]);
      const gone = new Set<string>();
      const listing: ListingState = { ...EMPTY_LISTING, sort, price: { min: 1000, max: null } };
      const fits = ({ productKey, price }: SearchRecord) => price >= 1000 && !gone.has(productKey);
      const seen: string[] = [];
      let cursor: ListingCursor | null = null;
      for (let page = 1; page < 40; page++) {
        const state = { ...listing, page };
        const before = pagesBefore(cursor, state);
        const found = await (before
          ? queryNextPage(client, config, state, before)
          : queryListing(client, config, state));
        const keys = found.edges.map(({ node }) => node.productKey);
        seen.push(...keys);
        cursor = advanceCursor(cursor, state, keys);
        if (page > 1 && !found.pageInfo.hasNextPage) break;
        for (let change = 0; change < 4; change++) {
          const [dropped, moved] = [any(RECORDS).productKey, any([...catalogue.records.values()])];
          gone.add(dropped);
          catalogue.drop(dropped);
          if (!gone.has(moved.productKey))
            catalogue.save({
              ...moved,
              price: 1000 + Math.floor(random() * 20_000),
              popularity: random(),
            });
          const fresh = any(COMING);
          if (!gone.has(fresh.productKey)) catalogue.save(fresh);
        }
        await search.ready();
      }
      expect(new Set(seen).size).toBe(seen.length);
      const stayed = RECORDS.slice(0, 300).filter(fits);
      expect(stayed.length).toBeGreaterThan(150);
      expect(
        stayed
          .filter(({ productKey }) => !seen.includes(productKey))
          .map(({ productKey }) => productKey),
      ).toEqual([]);
    }
  },
);

test('a page that was not reached by paging is as it is', () => {
  const cursor = advanceCursor(null, { ...EMPTY_LISTING, page: 2 }, ['A']);
  expect(pagesBefore(cursor, { ...EMPTY_LISTING, page: 3 })).toBeNull();
  expect(pagesBefore(cursor, { ...EMPTY_LISTING, page: 2 })).toBeNull();
});

test('a first page that was lengthened counts as the pages that it holds', () => {
  const cursor = advanceCursor(null, { ...EMPTY_LISTING, hitsPerPage: 72 }, ['A', 'B']);
  expect(pagesBefore(cursor, { ...EMPTY_LISTING, page: 4 })).toEqual(new Set(['A', 'B']));
  expect(pagesBefore(cursor, { ...EMPTY_LISTING, page: 3 })).toBeNull();
});

test('another filter is another cursor', () => {
  const cursor = advanceCursor(null, EMPTY_LISTING, ['A']);
  expect(pagesBefore(cursor, { ...EMPTY_LISTING, page: 2, inStock: true })).toBeNull();
  expect(advanceCursor(cursor, { ...EMPTY_LISTING, inStock: true }, ['B']).pages.size).toBe(1);
});
