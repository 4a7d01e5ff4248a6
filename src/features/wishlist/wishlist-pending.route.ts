/** POST /_api/wishlist/pending: stores a guest's item until they have signed in. */
import { readFields } from '#features/basket/requests/read-fields.server.ts';
import { privateApi } from '#request/route.server.ts';
import { answerSuccess } from './answer-success.server.ts';
import { savePendingWishlistKey } from './pending-item.server.ts';
import { parseItem } from './wishlist.server.ts';

export const action = privateApi((shop, { request }) =>
  answerSuccess(async () => savePendingWishlistKey(shop, parseItem(await readFields(request)))),
);
