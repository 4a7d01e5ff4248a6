/**
 * POST /_api/basket/addToCart: adds items and returns the basket. `data`: JSON list of items, a
 * string in a form. `Basket-Seed`: random id from the page, by which a retry of a guest’s first add
 * finds the same basket. Errors as in docs/contracts.md.
 */

import { readRequestBody } from '#request/read-request-body.server.ts';
import { privateApi } from '#request/route.server.ts';
import { addToBasket } from './basket.server.ts';
import { writeBasketCookie } from './basket-cookie.ts';
import {
  parseAddItems,
  parseBasketSeed,
  parseIdempotencyKey,
} from './requests/basket-request.server.ts';

export const action = privateApi(async (shop, { request }) => {
  const fields = await readRequestBody(request);
  const items = parseAddItems('data' in fields ? fields.data : fields);
  const idempotencyKey = parseIdempotencyKey(
    request.headers.get('idempotency-key') ?? fields.idempotencyKey,
  );
  const seed = parseBasketSeed(request.headers.get('basket-seed') ?? fields.basketSeed);
  const { basket, addedLineIds, token } = await addToBasket(shop, items, { idempotencyKey, seed });
  writeBasketCookie(shop, token);
  return {
    ...basket,
    addedLineIds,
    freeDeliveryFrom: shop.fascia.freeDeliveryFrom[shop.currency] ?? null,
  };
});
