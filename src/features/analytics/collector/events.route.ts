/** POST /_api/events: collector of analytics events. */
import { readRequestBody } from '#request/read-request-body.server.ts';
import { privateApi } from '#request/route.server.ts';
import { recordEvents } from './record-events.server.ts';

export const action = privateApi(async (shop, { request }) => {
  const body = await readRequestBody(request);
  await recordEvents(shop, body, request.headers);
  return new Response(null, { status: 204 });
});
