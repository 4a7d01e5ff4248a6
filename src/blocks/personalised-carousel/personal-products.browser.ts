/** The products of another tab, straight from the index. Load it lazily: it brings the search client. */
import { type CardHit, toCardHit } from '#features/product-card/card-hit.ts';
import type { CardPromotions } from '#features/promotion/promotion-view.ts';
import { queryListing } from '#features/search/query-listing.ts';
import { connectSearch } from '#features/search/search-connection.browser.ts';
import { findUserToken } from '#features/search-events/tell-search.browser.ts';
import { type PersonalChoice, toPersonalListing } from './personal-tabs.ts';

export async function findPersonalProducts(choice: PersonalChoice, promotions: CardPromotions): Promise<readonly CardHit[]> {
  const { client, config } = await connectSearch();
  const userToken = findUserToken();
  const { edges } = await queryListing(client, config, toPersonalListing(choice), userToken === null ? {} : { userToken });
  return edges.map(({ node }) => toCardHit(node, promotions));
}
