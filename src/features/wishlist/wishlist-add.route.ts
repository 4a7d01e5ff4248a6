/** POST /_api/wishlist/add: adds an item; returns success, or an error text. */
import { readFields } from '#features/basket/requests/read-fields.server.ts';
import { privateApi } from '#request/route.server.ts';
import { answerSuccess } from './answer-success.server.ts';
import { addToWishlist, parseItem } from './wishlist.server.ts';

export const action = privateApi((shop, { request }) =>
  answerSuccess(async () => addToWishlist(shop, parseItem(await readFields(request)))),
);
