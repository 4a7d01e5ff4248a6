/** POST /_api/wishlist/remove: removes an item; returns success, or an error text. */
import { readRequestBody } from '#request/read-request-body.server.ts';
import { privateApi } from '#request/route.server.ts';
import { respondWithSuccess } from './respond-with-success.server.ts';
import { parseItem, removeFromWishlist } from './wishlist.server.ts';

export const action = privateApi((shop, { request }) =>
  respondWithSuccess(async () =>
    removeFromWishlist(shop, parseItem(await readRequestBody(request))),
  ),
);
