/** Filters answered straight by the index: the client and its helper come with the first change. */
import { parseListingAddress } from '#features/search/listing-address.ts';
import { queryListing } from '#features/search/query-listing.ts';
import { connectSearch } from '#features/search/search-connection.browser.ts';
import { type ListingData, toListingResult } from './listing-result.ts';

/** What the same listing is with other choices. Throws when the index cannot be reached; the page's own loader is the way out. */
export async function queryInBrowser(shown: ListingData, choices: URLSearchParams): Promise<ListingData> {
  const { mode, category, brand } = shown.state;
  const state = { ...parseListingAddress(['search'], choices), mode, category, brand };
  const { client, config } = await connectSearch();
  return { ...shown, state, result: toListingResult(await queryListing(client, config, state), state, shown) };
}
