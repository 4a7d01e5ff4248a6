/** GET /_api/search/visuallySimilar: keys of products that look like one in a colour. */
import { sharedApi } from '#request/route.server.ts';
import { readVisualQuery } from './recommendation-query.server.ts';
import { loadVisuallySimilar } from './recommendations.server.ts';

export const loader = sharedApi(async (shop, { request }) => {
  const query = readVisualQuery(new URL(request.url).searchParams);
  const keys = await loadVisuallySimilar(shop, query);
  return { visualSimilar: keys.map((key) => ({ item_group_id: key })) };
});
