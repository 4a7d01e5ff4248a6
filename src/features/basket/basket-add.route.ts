/** POST /_api/basket/addToCart: adds items, answers with the cart. */
import { privateApi } from '#kit/route.server.ts';
import { addToBasket } from './basket.server.ts';
import { keepBasket } from './basket-cookie.ts';
import { parseAddItems, parseIdempotencyKey } from './basket-request.server.ts';
import { readFields } from './read-fields.server.ts';

export const action = privateApi(async (shop, { request }) => {
  const fields = await readFields(request);
  const items = parseAddItems('data' in fields ? fields.data : fields);
  const key = parseIdempotencyKey(request.headers.get('idempotency-key') ?? fields.idempotencyKey);
  const { basket, addedLineIds, token } = await addToBasket(shop, items, key);
  keepBasket(shop, token);
  return { ...basket, addedLineIds, freeDeliveryFrom: shop.fascia.freeDeliveryFrom[shop.currency] ?? null };
});
