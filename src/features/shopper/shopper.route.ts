/** GET /_api/shopper: the one small private answer that header and hearts wait for. */
import { loadBasket } from '#features/basket/basket.server.ts';
import { countItems } from '#features/basket/basket.ts';
import { readConsent } from '#features/consent/consent.ts';
import { toWishlistKey } from '#features/wishlist/wishlist.ts';
import { dayIn, zoneOf } from '#kit/shop-day.ts';
import { privateApi } from '#request/route.server.ts';
import type { PrivateShop, SignedIn } from '#request/shop.ts';

export const loader = privateApi(async (shop, { request }) => {
  const { customer } = shop;
  const [basket, items] = await Promise.all([
    loadBasket(shop),
    customer ? shop.ports.wishlists.list(customer.id) : [],
  ]);
  const who = customer ? describeCustomer(shop, customer) : { status: 'guest' };
  // S§6: a customer's id is their token, where they agreed to personalisation.
  const token =
    customer && readConsent(request.headers.get('cookie') ?? '')?.personalisation
      ? { token: customer.id }
      : {};
  return {
    ...who,
    ...token,
    ...(shop.isOffice && { isOffice: true }),
    basketCount: countItems(basket),
    wishlistKeys: items.map(toWishlistKey),
  };
});

/** PDP-14: a membership is named while it is active, by its last day where the shop is. */
function describeCustomer({ fascia, now }: PrivateShop, { firstName, premierUntil }: SignedIn) {
  const until = premierUntil === null ? null : new Date(premierUntil);
  return {
    status: 'customer',
    firstName,
    ...(until !== null && until > now && { premierUntil: dayIn(zoneOf(fascia), until) }),
  };
}
