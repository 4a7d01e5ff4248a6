/** GET /_api/shopper: the one small private answer that header and hearts wait for. */
import { loadBasket } from '#features/basket/basket.server.ts';
import { countItems } from '#features/basket/basket.ts';
import { heartOf } from '#features/wishlist/wishlist.ts';
import { privateApi } from '#kit/route.server.ts';

export const loader = privateApi(async (shop) => {
  const { customer } = shop;
  const [basket, items] = await Promise.all([loadBasket(shop), customer ? shop.ports.wishlists.list(customer.id) : []]);
  const who = customer ? { status: 'customer', firstName: customer.firstName } : { status: 'guest' };
  const premier = customer?.premierUntil && new Date(customer.premierUntil) > shop.now && { premierUntil: customer.premierUntil };
  return { ...who, ...premier, basketCount: countItems(basket), hearts: items.map(heartOf) };
});
