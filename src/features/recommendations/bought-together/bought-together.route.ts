/** GET /_api/search/boughtTogether: cards of products that others chose with those of the query. */
import { sharedApi } from '#request/route.server.ts';
import { loadBoughtTogether } from '../load-similar.server.ts';
import { parseRecommendationQuery } from '../recommendation-query.server.ts';

export const loader = sharedApi(async (shop, { request }) => {
  const { productKeys } = parseRecommendationQuery(new URL(request.url).searchParams);
  return { hits: await loadBoughtTogether(shop, productKeys) };
});
