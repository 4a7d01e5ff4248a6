/** Filters answered straight by the index: the client and its helper come with the first change. */
import type { ListingState } from '#features/search/listing.ts';
import { queryListing } from '#features/search/query-listing.ts';
import { connectSearch } from '#features/search/search-connection.browser.ts';
import { type ListingResult, type Place, toListingResult } from './listing-result.ts';

/** Throws when the index cannot be reached; the page's own loader is the way out. */
export async function queryInBrowser(state: ListingState, places: readonly Place[]): Promise<ListingResult> {
  const { client, config } = await connectSearch();
  return toListingResult(await queryListing(client, config, state), state, places);
}
