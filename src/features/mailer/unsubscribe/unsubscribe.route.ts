/** GET and POST /_api/unsubscribe/:list: the address in the `List-Unsubscribe` field of emails. */
import { privateApi } from '#request/route.server.ts';
import { openUnsubscribePage, unsubscribe } from './unsubscribe.server.ts';

export const loader = privateApi(async (shop, { params, request }) =>
  openUnsubscribePage(shop, params.list ?? '', request.url),
);

export const action = privateApi((shop, { params, request }) =>
  unsubscribe(shop, params.list ?? '', request),
);
