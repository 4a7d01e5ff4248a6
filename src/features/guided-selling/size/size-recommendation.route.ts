/** GET /_api/advice/size: page of the built-in size recommendation. */
import { sharedApi } from '#request/route.server.ts';
import { answerSizeRequest, parseSizeRequest } from './size-recommendation.server.tsx';

export const loader = sharedApi((shop, { request }) =>
  answerSizeRequest(shop, parseSizeRequest(new URL(request.url).searchParams)),
);
