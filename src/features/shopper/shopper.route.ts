/** GET /_api/shopper: the one small private answer that header and hearts wait for. */
import { loadBasket } from '#features/basket/basket.server.ts';
import { countItems } from '#features/basket/basket.ts';
import { readConsent } from '#features/consent/consent.ts';
import { heartOf } from '#features/wishlist/wishlist.ts';
import { privateApi } from '#kit/route.server.ts';
import type { SignedIn } from '#kit/shop.ts';

export const loader = privateApi(async (shop, { request }) => {
  const { customer } = shop;
  const [basket, items] = await Promise.all([loadBasket(shop), customer ? shop.ports.wishlists.list(customer.id) : []]);
  const who = customer ? describeCustomer(customer, shop.now) : { status: 'guest' };
  // S§6: a customer's id is their token, where they agreed to personalisation.
  const token = customer && readConsent(request.headers.get('cookie') ?? '')?.personalisation ? { token: customer.id } : {};
  return { ...who, ...token, ...(shop.isOffice && { isOffice: true }), basketCount: countItems(basket), hearts: items.map(heartOf) };
});

/** PDP-14: a membership is named while it is active. */
function describeCustomer({ firstName, premierUntil }: SignedIn, now: Date) {
  const isActive = premierUntil !== null && new Date(premierUntil) > now;
  return { status: 'customer', firstName, ...(isActive && { premierUntil }) };
}
