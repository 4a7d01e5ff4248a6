/** GET /_api/search/productRecommendations: products related to those named in the query. */
import { sharedApi } from '#request/route.server.ts';
import { parseRecommendationQuery } from './recommendation-query.server.ts';
import { loadRecommendations } from './recommendations.server.ts';

export const loader = sharedApi(async (shop, { request }) => {
  const query = parseRecommendationQuery(new URL(request.url).searchParams);
  return { productRecommendations: { related: await loadRecommendations(shop, query) } };
});
