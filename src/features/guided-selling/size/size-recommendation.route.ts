/** GET /_api/advice/size: page of the built-in size recommendation. */
import { sharedApi } from '#request/route.server.ts';
import { answerSizeRequest, readSizeRequest } from './size-recommendation.server.tsx';

export const loader = sharedApi((shop, { request }) =>
  answerSizeRequest(shop, readSizeRequest(new URL(request.url).searchParams)),
);
