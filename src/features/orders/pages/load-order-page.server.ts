/** Loads the page of an order; checks a pending payment at the provider. */
import { redirect } from 'react-router';
import { issueFormToken } from '#features/accounts/forms/form-token.server.ts';
import { formatDay } from '#features/accounts/own-account.server.ts';
import { composeLegalGuarantee } from '#features/legal-guarantee/compose-legal-guarantee.server.ts';
import { findSessionState } from '#features/payments/payment-events.ts';
import { listReminderLinks } from '#features/replenishment/replenishment.server.ts';
import { listReviewLinks } from '#features/review-writing/form/order-review-links.server.ts';
import { formatWeekdayDate } from '#i18n/formats/format-date.ts';
import { serverLinks } from '#links';
import type { PrivateShop } from '#request/shop.ts';
import { isCancellable, type OrderPageView } from '../order.ts';
import { reconcileOrder } from '../payments/reconcile.server.ts';
import type { OrderReturnsView } from '../returns/return-views.ts';
import { toReturnViews } from '../returns/to-return-views.server.ts';
import { findAccessibleOrder } from './find-accessible-order.server.ts';

/**
 * Throws a redirect to the checkout after a payment that failed or was cancelled.
 * @throws Problem 404 without the token of the order.
 */
export async function loadOrderPage(
  shop: PrivateShop,
  number: string,
  token: string,
): Promise<OrderPageView & OrderReturnsView> {
  const find = () => findAccessibleOrder(shop, number, token);
  const firstOrder = await find();
  const isPending = firstOrder.status === 'pending';
  const isProviderDown = isPending && !(await reconcileOrRedirect(shop, firstOrder.id));
  const currentOrder = isPending ? await find() : firstOrder;
  const invoices = await shop.ports.orders.listInvoices(currentOrder.id);
  const isBought = currentOrder.status !== 'pending' && currentOrder.status !== 'cancelled';
  const {
    id,
    token: __,
    fascia: ___,
    locale: ____,
    invoiceDetails: _____,
    acceptedPages: ______,
    ...order
  } = currentOrder;
  return {
    ...order,
    ...toReturnViews(shop, currentOrder, { number, token }),
    day: formatDay(shop, order.placedAt),
    arrival:
      order.delivery.to === null ? null : formatWeekdayDate(order.delivery.to, shop.locale.tag),
    checkoutHref: serverLinks.checkoutStep('review'),
    href: serverLinks.order({ number, token }),
    ordersHref: serverLinks.orders(),
    csrf: issueFormToken(shop),
    isProviderDown,
    isCancellable: isCancellable(order, shop.now),
    invoices: invoices.map(({ kind, number: invoice }) => ({
      ...{ kind, number: invoice, href: serverLinks.invoice({ number, token }, invoice) },
    })),
    reviewLinks: listReviewLinks(shop, { id, ...order }),
    reminderLinks: isBought ? await listReminderLinks(shop, order.lines) : [],
    isSignedIn: shop.customer !== null,
    guarantee: isBought ? composeLegalGuarantee(shop, order.address.country) : null,
    ...splitName(order.address.name),
  };
}

/** Takes the last word as the last name. */
function splitName(name: string): { readonly firstName: string; readonly lastName: string } {
  const words = name.split(' ');
  return words.length === 1
    ? { firstName: name, lastName: '' }
    : { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

/** False while the payment provider does not respond: the page then shows the stored state. */
async function reconcileOrRedirect(shop: PrivateShop, orderId: string): Promise<boolean> {
  const pendingOrder = await shop.ports.orders.findPendingById(orderId);
  let pending = pendingOrder;
  let isProviderUp = true;
  try {
    pending = pendingOrder && (await reconcileOrder(shop.ports, pendingOrder));
  } catch (error) {
    isProviderUp = false;
    shop.log.warn({ reason: String(error) }, 'The payment provider does not respond.');
  }
  const lastSession = pending?.sessions.at(-1);
  if (!pending || !lastSession) return isProviderUp;
  const { state } = findSessionState(pending.events, lastSession.reference);
  if (state === 'failed' || state === 'cancelled')
    throw redirect(serverLinks.checkoutStep('review'), 303);
  return isProviderUp;
}
