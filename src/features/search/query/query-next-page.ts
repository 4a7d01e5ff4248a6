/**
 * Queries the next page of a listing without repeated or skipped products, even where the catalogue
 * changed since the pages before.
 */

import type { SearchClient } from '../client/search-client.ts';
import { LISTING_LIMIT, type ListingPage, type ListingState } from '../listing.ts';
import { offsetsOf } from '../listing-cursor.ts';
import type { SearchConfig } from '../search.ts';
import { type ListingOptions, queryListing, queryListingKeys } from './query-listing.ts';
import { queryProductKeys } from './query-product-keys.ts';

/**
 * The page without the products of `loadedKeys`, preceded by others that have moved up to earlier
 * pages since.
 * The index has the present order only, so the browser keeps the keys of displayed products.
 */
export async function queryNextPage(
  client: SearchClient,
  config: SearchConfig | null | undefined,
  state: ListingState,
  loadedKeys: ReadonlySet<string>,
  options: ListingOptions = {},
): Promise<ListingPage> {
  const page = await queryListing(client, config, state, options);
  const pageKeys = new Set(page.edges.map(({ node }) => node.productKey));
  // Queried last, and up to the end of this page, to include products that move up meanwhile.
  const first = Math.min(offsetsOf(state).end, LISTING_LIMIT);
  const keysSoFar = await queryListingKeys(client, config, state, { ...options, first });
  const missed = keysSoFar.filter((key) => !loadedKeys.has(key) && !pageKeys.has(key));
  const missedHits = await queryProductKeys(client, config, missed, state.refinements);
  const edges = [
    ...missedHits,
    ...page.edges.map(({ node }) => node).filter(({ productKey }) => !loadedKeys.has(productKey)),
  ].map((node, position) => ({
    cursor: String(page.pageInfo.offset + position),
    node,
  }));
  return {
    ...page,
    edges,
    pageInfo: { ...page.pageInfo, endCursor: edges.at(-1)?.cursor ?? null, length: edges.length },
  };
}
