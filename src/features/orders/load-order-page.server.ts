/** Loads the page of an order, and asks the payment provider about one that waits. */
import { redirect } from 'react-router';
import { issueFormToken } from '#features/accounts/forms/form-token.server.ts';
import { formatDay } from '#features/accounts/own-account.server.ts';
import { findSessionState } from '#features/payments/payment-events.ts';
import { formatWeekdayDate } from '#i18n/formats/format-date.ts';
import { Problem } from '#kit/problem.ts';
import { serverLinks } from '#links';
import type { PrivateShop } from '#request/shop.ts';
import { isCancellable, type OrderPageView, type SalesOrder } from './order.ts';
import { ORDER_NUMBER } from './order-number.ts';
import { reconcileOrder } from './payments/reconcile.server.ts';

/**
 * Throws a redirect to the checkout after a payment that failed or was given up.
 * @throws Problem 404 without the token of the order.
 */
export async function loadOrderPage(
  shop: PrivateShop,
  number: string,
  token: string,
): Promise<OrderPageView> {
  const find = () => findLinkedOrder(shop, number, token);
  const first = await find();
  if (first.status === 'pending') await returnToCheckout(shop, first.id);
  const {
    id: _,
    token: __,
    fascia: ___,
    locale: ____,
    ...order
  } = first.status === 'pending' ? await find() : first;
  return {
    ...order,
    day: formatDay(shop, order.placedAt),
    arrival:
      order.delivery.to === null ? null : formatWeekdayDate(order.delivery.to, shop.locale.tag),
    checkoutHref: serverLinks.checkoutStep('review'),
    href: serverLinks.order({ number, token }),
    ordersHref: serverLinks.orders(),
    csrf: issueFormToken(shop),
    isCancellable: isCancellable(order, shop.now),
    isSignedIn: shop.customer !== null,
    ...splitName(order.address.name),
  };
}

/**
 * A customer's own order is found without its link, which opens it for some months only.
 * @throws Problem 404 for others without the token of the order.
 */
export async function findLinkedOrder(
  shop: PrivateShop,
  number: string,
  token: string,
): Promise<SalesOrder> {
  const found = ORDER_NUMBER.test(number)
    ? ((await shop.ports.orders.findOrderByLink(shop.fascia.code, number, token)) ??
      (await findOwnOrder(shop, number)))
    : null;
  if (!found) throw new Problem(404, 'page.missing', 'There is no such order.');
  return found;
}

async function findOwnOrder(shop: PrivateShop, number: string): Promise<SalesOrder | null> {
  if (shop.customer === null) return null;
  const own = await shop.ports.orders.listOrders(shop.customer);
  return own.find((order) => order.fascia === shop.fascia.code && order.number === number) ?? null;
}

/** The last word is taken for the last name. */
function splitName(name: string): { readonly firstName: string; readonly lastName: string } {
  const words = name.split(' ');
  return words.length === 1
    ? { firstName: name, lastName: '' }
    : { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

async function returnToCheckout(shop: PrivateShop, orderId: string): Promise<void> {
  const asked = await shop.ports.orders.findPendingById(orderId);
  const pending = asked && (await reconcileOrder(shop.ports, asked));
  const last = pending?.sessions.at(-1);
  if (!pending || !last) return;
  const { state } = findSessionState(pending.events, last.reference);
  if (state === 'failed' || state === 'cancelled')
    throw redirect(serverLinks.checkoutStep('review'), 303);
}
