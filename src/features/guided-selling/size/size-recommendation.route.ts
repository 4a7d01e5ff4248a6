/** GET /_api/advice/size: page of the built-in size recommendation. */
import { sharedApi } from '#request/route.server.ts';
import { readSizeRequest, writeSizeRecommendation } from './size-recommendation.server.tsx';

export const loader = sharedApi(async (shop, { request }) => {
  const question = readSizeRequest(new URL(request.url).searchParams);
  const page = await writeSizeRecommendation(shop, question);
  // Measurements of a person are kept in no cache.
  const cacheControl = question.measured === null ? 'public, max-age=300' : 'no-store';
  return new Response(page, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl },
  });
});
