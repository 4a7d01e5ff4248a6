/** GET /_api/checkout/basket: the basket as JSON for the checkout, opened by a signed link. */
import { privateApi } from '#request/route.server.ts';
import { openCheckoutLink } from './checkout.server.ts';

export const loader = privateApi(async (shop, { request }) => {
  const { basket } = await openCheckoutLink(shop, new URL(request.url).searchParams);
  return basket;
});
