/** Queries the products of another tab; to be imported lazily, as it includes the search client. */
import { type CardHit, toCardHit } from '#features/product-card/card-hit.ts';
import type { CardPromotions } from '#features/promotion/promotion-view.ts';
import { connectSearch } from '#features/search/client/search-connection.browser.ts';
import { queryCarousel } from '#features/search/query/query-carousel.ts';
import { findUserToken } from '#features/search-events/track-search.browser.ts';
import { type PersonalQuery, toPersonalRow } from './personal-tabs.ts';

export async function findPersonalProducts(
  choice: PersonalQuery,
  promotions: CardPromotions,
): Promise<readonly CardHit[]> {
  const { client, config } = await connectSearch();
  const userToken = findUserToken();
  const found = await queryCarousel(client, config, {
    ...toPersonalRow(choice),
    ...(userToken !== null && { userToken }),
  });
  return found.map((hit) => toCardHit(hit, promotions));
}
