/** GET /_api/checkout/basket: the basket as a checkout reads it, for whoever holds the signed link. */
import { privateApi } from '#request/route.server.ts';
import { openHandOver } from './checkout.server.ts';

export const loader = privateApi(async (shop, { request }) => {
  const { basket } = await openHandOver(shop, new URL(request.url).searchParams);
  return basket;
});
