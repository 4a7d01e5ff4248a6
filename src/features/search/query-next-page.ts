/** The next page of a walk: however the catalogue changed since the pages before, nothing comes twice and nothing is passed over. */
import { LISTING_LIMIT, type ListingPage, type ListingState } from './listing.ts';
import { placesOf } from './listing-cursor.ts';
import { type ListingOptions, queryListing, queryListingKeys } from './query-listing.ts';
import { queryProductKeys } from './query-product-keys.ts';
import type { SearchConfig } from './search.ts';
import type { SearchClient } from './search-client.ts';

/**
 * What stands on the page, without what was `seen` on those before; and first whatever has moved up to one of those
 * since, and was not seen there. An index says only how things stand now, so the shopper's side keeps what was seen.
 */
export async function queryNextPage(
  client: SearchClient,
  config: SearchConfig | null | undefined,
  state: ListingState,
  seen: ReadonlySet<string>,
  options: ListingOptions = {},
): Promise<ListingPage> {
  const page = await queryListing(client, config, state, options);
  const here = new Set(page.edges.map(({ node }) => node.productKey));
  // Asked last, and to the page's end, so that what moves up in between is among them.
  const first = Math.min(placesOf(state).end, LISTING_LIMIT);
  const upToHere = await queryListingKeys(client, config, state, { ...options, first });
  const missed = upToHere.filter((key) => !seen.has(key) && !here.has(key));
  const late = await queryProductKeys(client, config, missed, state.refinements);
  const edges = [
    ...late,
    ...page.edges.map(({ node }) => node).filter(({ productKey }) => !seen.has(productKey)),
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
