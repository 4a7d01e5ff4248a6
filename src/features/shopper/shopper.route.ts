/** GET /_api/shopper: the one small private answer that header and hearts wait for. */
import { loadBasket } from '#features/basket/basket.server.ts';
import { countItems } from '#features/basket/basket.ts';
import { heartOf } from '#features/wishlist/wishlist.ts';
import { privateApi } from '#kit/route.server.ts';
import type { SignedIn } from '#kit/shop.ts';

export const loader = privateApi(async (shop) => {
  const { customer } = shop;
  const [basket, items] = await Promise.all([loadBasket(shop), customer ? shop.ports.wishlists.list(customer.id) : []]);
  const who = customer ? describeCustomer(customer, shop.now) : { status: 'guest' };
  return { ...who, ...(shop.isOffice && { isOffice: true }), basketCount: countItems(basket), hearts: items.map(heartOf) };
});

/** PDP-14: a membership is named while it is active. */
function describeCustomer({ firstName, premierUntil }: SignedIn, now: Date) {
  const isActive = premierUntil !== null && new Date(premierUntil) > now;
  return { status: 'customer', firstName, ...(isActive && { premierUntil }) };
}
