/** GET /_api/advice/size: page of the built-in size recommendation. */
import { sharedApi } from '#request/route.server.ts';
import { readSizeRequest, writeSizeRecommendation } from './size-recommendation.server.tsx';

export const loader = sharedApi(async (shop, { request }) => {
  const page = writeSizeRecommendation(shop, readSizeRequest(new URL(request.url).searchParams));
  return new Response(page, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
});
