/** Tests of the prices of cards in listings that are filtered by a colour or a size. */
import { expect, test } from 'vitest';
import {
  createMemoryCatalogue,
  createMemorySearch,
} from '#providers/search/embedded/in-memory.fixtures.ts';
import { expectDefined } from '#test/expect-defined.ts';
import { createInProcessClient } from '../client/in-process-client.ts';
import { EMPTY_LISTING, type ListingState } from '../listing.ts';
import { SEARCH_CONFIG, searchRecords } from '../search.fixtures.ts';
import { queryListing } from './query-listing.ts';

test('CARD-6: filtered by a colour or a size, a card costs what that costs, unless listings sort or filter by prices', async () => {
  const record = expectDefined(searchRecords(1, 8, 20)[0]);
  const colour = { ...expectDefined(record.colourVariants[0]), sizesInStock: ['S', 'M'] };
  const green = { ...colour, colour: 'green', colourFacet: 'green', price: 3000, maxPrice: 3000 };
  const red = {
    ...{ ...colour, colour: 'red', colourFacet: 'red', price: 1000, maxPrice: 2000 },
    sizePrices: { S: [1000, null], M: [2000, null] } as const,
  };
  const listed = {
    ...{ ...record, isOnStock: true, price: 1000, maxPrice: 3000, sizes: ['S', 'M'] },
    ...{ colourFacet: ['red', 'green'], colourVariants: [red, green] },
    colourSizes: ['red', 'red|S', 'red|M', 'green', 'green|S', 'green|M'],
  };
  const client = createInProcessClient(await createMemorySearch(createMemoryCatalogue([listed])));
  const priceOf = async (state: Partial<ListingState>) => {
    const { edges } = await queryListing(client, SEARCH_CONFIG, { ...EMPTY_LISTING, ...state });
    const { node } = expectDefined(edges[0]);
    return [node.price, node.maxPrice];
  };
  expect(await priceOf({})).toEqual([1000, 3000]);
  const refinements = { colour: ['green'] };
  expect(await priceOf({ refinements })).toEqual([3000, 3000]);
  expect(await priceOf({ refinements: { size: ['M'] } })).toEqual([2000, 2000]);
  expect(await priceOf({ refinements: { size: ['S', 'M'] } })).toEqual([1000, 3000]);
  expect(await priceOf({ refinements, sort: 'price-asc' })).toEqual([1000, 3000]);
  expect(await priceOf({ refinements, price: { min: 0, max: 2000 } })).toEqual([1000, 3000]);
});
