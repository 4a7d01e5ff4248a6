/** POST /_api/wishlist/pending: stores a guest's item until they have signed in. */
import { readRequestBody } from '#request/read-request-body.server.ts';
import { privateApi } from '#request/route.server.ts';
import { savePendingWishlistKey } from './pending-item.server.ts';
import { respondWithSuccess } from './respond-with-success.server.ts';
import { parseItem } from './wishlist.server.ts';

export const action = privateApi((shop, { request }) =>
  respondWithSuccess(async () =>
    savePendingWishlistKey(shop, parseItem(await readRequestBody(request))),
  ),
);
