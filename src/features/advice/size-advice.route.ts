/** GET /_api/advice/size: page of the built-in size recommendation. */
import { sharedApi } from '#request/route.server.ts';
import { readSizeRequest, writeSizeAdvice } from './size-advice.server.tsx';

export const loader = sharedApi(async (shop, { request }) => {
  const page = writeSizeAdvice(shop, readSizeRequest(new URL(request.url).searchParams));
  return new Response(page, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
});
