/** Tests of colour and size counts with several values selected, against counts of all records. */
import { beforeAll, expect, test } from 'vitest';
import {
  createMemoryCatalogue,
  createMemorySearch,
} from '#providers/search/embedded/in-memory.fixtures.ts';
import { createInProcessClient } from '../client/in-process-client.ts';
import type { SearchClient } from '../client/search-client.ts';
import { EMPTY_LISTING, type ListingState } from '../listing.ts';
import { createRandom, searchRecords } from '../search.fixtures.ts';
import type { SearchConfig, SearchRecord } from '../search.ts';
import { queryListing } from './query-listing.ts';

const RECORDS = searchRecords(400, 6, 20);
const config: SearchConfig = {
  applicationId: 'PARADE',
  searchKey: 'public-search-only',
  hosts: [],
  index: 'aldermoor-en-GB',
};
let client: SearchClient;

beforeAll(async () => {
  client = createInProcessClient(await createMemorySearch(createMemoryCatalogue(RECORDS)));
});

const has = (record: SearchRecord, colours: readonly string[], sizes: readonly string[]) =>
  record.isOnStock &&
  record.colourVariants.some(
    (variant) =>
      colours.includes(variant.colourFacet) &&
      variant.sizesInStock.some((size) => sizes.includes(size)),
  );

const random = createRandom(11);
const distinct = (values: readonly string[]) => [...new Set(values)];
const COLOURS = distinct(RECORDS.flatMap(({ colourFacet }) => colourFacet));
const SIZES = distinct(RECORDS.flatMap(({ sizes }) => sizes));
const pickSome = (values: readonly string[], min: number) => {
  const count = min + Math.floor(random() * 4);
  return distinct(
    Array.from({ length: count }, () => values[Math.floor(random() * values.length)] ?? ''),
  );
};

test('FIND-2: with several colours or sizes selected each product counts once', async () => {
  for (let round = 0; round < 40; round += 1) {
    const colour = pickSome(COLOURS, round % 3 === 0 ? 0 : 2);
    const size = pickSome(SIZES, round % 3 === 1 ? 0 : 2);
    const department = round % 2 === 0 ? ['womens'] : [];
    const all = { colour, size, department };
    const refinements = Object.fromEntries(
      Object.entries(all).filter(([, values]) => values.length > 0),
    );
    const state: ListingState = {
      ...EMPTY_LISTING,
      refinements,
      inStock: round % 4 === 0,
      price: { min: 0, max: 15_000 },
    };
    const { facets } = await queryListing(client, config, state);
    const others = RECORDS.filter(
      ({ price, department: recordDepartment }) =>
        price <= 15_000 && (department.length === 0 || department.includes(recordDepartment)),
    );
    const valuesOf = (key: string) => facets.find((facet) => facet.key === key)?.values ?? [];
    const countMatching = (colours: readonly string[], sizes: readonly string[]) =>
      others.filter((record) => has(record, colours, sizes)).length;
    const counts = {
      size: colour.length === 0 ? [] : valuesOf('size').map(({ value, count }) => [value, count]),
      colour: size.length === 0 ? [] : valuesOf('colour').map(({ value, count }) => [value, count]),
    };
    const serialised = JSON.stringify(refinements);
    expect(counts.size, serialised).toEqual(
      counts.size.map(([value]) => [value, countMatching(colour, [String(value)])]),
    );
    expect(counts.colour, serialised).toEqual(
      counts.colour.map(([value]) => [value, countMatching([String(value)], size)]),
    );
  }
});
