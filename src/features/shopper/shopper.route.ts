/** GET /_api/shopper: the private data that the header and wishlist buttons need. */
import { loadBasket } from '#features/basket/basket.server.ts';
import { countItems } from '#features/basket/basket.ts';
import { parseConsent } from '#features/consent/consent.ts';
import { countExperimentPage } from '#features/experiments/count-experiments.server.ts';
import { toWishlistKey } from '#features/wishlist/wishlist.ts';
import { dayIn, findTimeZone } from '#kit/shop-day.ts';
import { privateApi } from '#request/route.server.ts';
import type { Customer, PrivateShop } from '#request/shop.ts';

export const loader = privateApi(async (shop, { request }) => {
  const { customer } = shop;
  const [basket, items] = await Promise.all([
    loadBasket(shop),
    customer ? shop.ports.wishlists.list(customer.id) : [],
    countExperimentPage(shop, request),
  ]);
  const shopper = customer ? describeCustomer(shop, customer) : { status: 'guest' };
  // A customer's token is their id, with their consent to personalisation.
  const token =
    customer && parseConsent(request.headers.get('cookie') ?? '')?.personalisation
      ? { token: customer.id }
      : {};
  return {
    ...shopper,
    ...token,
    ...(shop.isOffice && { isOffice: true }),
    basketCount: countItems(basket),
    wishlistKeys: items.map(toWishlistKey),
  };
});

/** PDP-14: an active membership is reported with its last day in the fascia's time zone. */
function describeCustomer({ fascia, now }: PrivateShop, { firstName, membershipUntil }: Customer) {
  const until = membershipUntil === null ? null : new Date(membershipUntil);
  return {
    status: 'customer',
    firstName,
    ...(until !== null && until > now && { premierUntil: dayIn(findTimeZone(fascia), until) }),
  };
}
