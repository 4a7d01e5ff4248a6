/** GET /_api/search/visuallySimilar: products that look like a product in a colour. */
import { sharedApi } from '#request/route.server.ts';
import { parseVisualQuery } from '../recommendation-query.server.ts';
import { loadVisuallySimilar } from '../recommendations.server.ts';

export const loader = sharedApi(async (shop, { request }) => {
  const query = parseVisualQuery(new URL(request.url).searchParams);
  const similar = await loadVisuallySimilar(shop, query);
  return {
    visualSimilar: similar.map(({ productKey, ...rest }) => ({
      item_group_id: productKey,
      ...rest,
    })),
  };
});
