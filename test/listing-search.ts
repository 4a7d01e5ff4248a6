/** Listings of 600 generated products, over the embedded search engine. */
import { createInProcessClient } from '#features/search/client/in-process-client.ts';
import { EMPTY_LISTING, type ListingPage, type ListingState } from '#features/search/listing.ts';
import { queryListing } from '#features/search/query/query-listing.ts';
import { SEARCH_CONFIG, searchRecords } from '#features/search/search.fixtures.ts';
import type { SearchRecord } from '#features/search/search.ts';
import {
  createMemoryCatalogue,
  createMemorySearch,
} from '#providers/search/embedded/in-memory.fixtures.ts';

export const RECORDS = searchRecords(600, 8, 20);

export const client = createInProcessClient(
  await createMemorySearch(createMemoryCatalogue(RECORDS)),
);

/** Queries the listing of all products, changed by `state`. */
export function list(state: Partial<ListingState>): Promise<ListingPage> {
  return queryListing(client, SEARCH_CONFIG, { ...EMPTY_LISTING, ...state });
}

export function count(accepts: (record: SearchRecord) => boolean): number {
  return RECORDS.filter(accepts).length;
}
