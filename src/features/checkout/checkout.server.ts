/** Hands the basket over to the checkout, with a signed link that opens it for 30 minutes. */
import { loadBasket } from '#features/basket/basket.server.ts';
import { type Basket, isReadyForCheckout, sumBasket } from '#features/basket/basket.ts';
import {
  reportReservationLimit,
  reservePolicy,
} from '#features/basket/conditions/reserve-policy.server.ts';
import { scopeOf } from '#features/catalogue/catalogue.server.ts';
import { loadVoucher } from '#features/vouchers/vouchers.server.ts';
import { Problem } from '#kit/problem.ts';
import { isSameSecret } from '#kit/secrets.server.ts';
import { type CheckoutLinkQuery, links } from '#links';
import type { PrivateShop } from '#request/shop.ts';
import { isOrderable } from './steps/load-checkout.server.ts';

const LINK_MINUTES = 30;

/**
 * Starts the checkout and returns the redirect target.
 * @throws Problem 409 `checkout.notReady` for an empty basket, or one with a line that cannot be
 * sold.
 */
export async function startCheckout(shop: PrivateShop): Promise<string> {
  const basket = await loadBasket(shop);
  const { isBuiltIn } = shop.ports.checkout;
  if (!basket || !isReadyForCheckout(basket) || (isBuiltIn && !(await isOrderable(shop, basket))))
    throw new Problem(409, 'checkout.notReady', 'Every line must be in stock and have a price');
  if (shop.basketToken !== null) {
    const { isReservationLimited } = await shop.ports.baskets.reserve(
      { ...scopeOf(shop), token: shop.basketToken },
      reservePolicy(shop, 'checkout'),
    );
    reportReservationLimit(shop, isReservationLimited);
  }
  const query = signCheckoutLink(shop, basket.id);
  const { customer } = shop;
  const voucherCheck = await loadVoucher(shop, basket);
  const voucher = voucherCheck?.kind === 'valid' ? voucherCheck.voucher : null;
  const { href } = await shop.ports.checkout.start({
    ...scopeOf(shop),
    basket,
    total: sumBasket(basket) - (voucher?.discount ?? 0),
    voucher,
    customer: customer && {
      id: customer.id,
      email: customer.email,
      firstName: customer.firstName,
      lastName: customer.lastName,
    },
    basketHref: shop.origin + links.api.basketOfCheckoutLink(query, shop.locale.tag),
    placeholderPath: links.checkout(query),
  });
  const isAllowedTarget =
    /^\/(?!\/)/.test(href) || shop.ports.checkout.origins.includes(new URL(href).origin);
  // The browser would block the redirect without an error that the shopper can see.
  if (!isAllowedTarget)
    throw new Error(
      `The checkout redirects to ${new URL(href).origin}, which is not one of its origins.`,
    );
  return href;
}

/**
 * Opens the basket of a signed link.
 * @throws Problem 410 `checkout.linkExpired` for a forged or expired link, or a deleted basket.
 */
export async function openCheckoutLink(
  shop: PrivateShop,
  search: URLSearchParams,
): Promise<{ basket: Basket; query: CheckoutLinkQuery }> {
  const query = {
    basket: search.get('basket') ?? '',
    until: search.get('until') ?? '',
    signature: search.get('signature') ?? '',
  };
  const isValid =
    isSameSecret(query.signature, signQuery(shop, query.basket, query.until)) &&
    Number(query.until) > shop.now.getTime();
  const basket = isValid ? await shop.ports.baskets.findById(scopeOf(shop), query.basket) : null;
  if (!basket)
    throw new Problem(
      410,
      'checkout.linkExpired',
      'This link has expired: start again from the basket',
    );
  return { basket, query };
}

function signCheckoutLink(shop: PrivateShop, basket: string): CheckoutLinkQuery {
  const until = String(shop.now.getTime() + LINK_MINUTES * 60_000);
  return { basket, until, signature: signQuery(shop, basket, until) };
}

function signQuery(shop: PrivateShop, basket: string, until: string): string {
  return shop.sign(`checkout:${shop.fascia.code}:${basket}:${until}`);
}
