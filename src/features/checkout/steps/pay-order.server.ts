/** Places the order and opens its payment; charges only the total that the shopper was shown. */
import { redirect } from 'react-router';
import type { AccountFields } from '#features/accounts/forms/account-request.server.ts';
import { reservePolicy } from '#features/basket/conditions/reserve-policy.server.ts';
import { labelFields } from '#features/basket/label-fields.server.ts';
import { scopeOf } from '#features/catalogue/catalogue.server.ts';
import { findInvoiceDetails } from '#features/orders/invoices/invoice.ts';
import type {
  PlacedOrder,
  PlaceOrderRequest,
  SubmittedForm,
} from '#features/orders/orders.port.ts';
import { closeSessions } from '#features/orders/payments/reconcile.server.ts';
import { findReturnRules } from '#features/orders/returns/find-return-rules.ts';
import { findMessages } from '#i18n/find-messages.ts';
import { countAttempt, createRateLimiter } from '#kit/limits/rate-limiter.server.ts';
import { createFieldProblem, isProblem, Problem } from '#kit/problem.ts';
import { serverLinks } from '#links';
import type { PrivateShop } from '#request/shop.ts';
import { findFirstIncompleteStep } from './checkout-steps.ts';
import { findTermsPages } from './find-terms-pages.server.ts';
import { hashConfirmed, type OpenCheckout, openCheckout } from './load-checkout.server.ts';

/** Generous, as an office or a household shares one IP address. */
const orderAttempts = createRateLimiter({ attempts: 40, seconds: 600 });
const PAYMENT_STARTED_CODES: readonly string[] = ['order.alreadyPaid', 'order.sessionOpen'];
/** Refusals of what has changed since it was shown: also by an order of the same content. */
const OUTDATED_CODES: readonly string[] = [
  'basket.stale',
  'checkout.changed',
  'order.priceChanged',
];
const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/;
/** Form of `hashConfirmed`. */
const CONFIRMED = /^[\w-]{43}(?:\.[\w-]{43})?$/;

/**
 * Redirects to the page of the payment provider, or to the order where it is paid already. A form
 * that has placed its order, or another one with the same content, as of a second tab, leads to
 * that order again, whatever has changed since.
 * @throws Problem 409 `checkout.changed` for a total or a day of arrival that differs from the
 * shown one, and those of `Orders.placeOrder`; 429 after too many orders; 503 while no payment can
 * be taken.
 */
export async function payOrder(shop: PrivateShop, fields: AccountFields): Promise<Response> {
  const { key, totals } = fields;
  const confirmed = typeof totals === 'string' && CONFIRMED.test(totals) ? totals : undefined;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key))
    throw createFieldProblem('key', '8 to 100 letters, digits, underscores and dashes');
  const form = { idempotencyKey: key, confirmed };
  try {
    return await payConfirmed(shop, form);
  } catch (error) {
    const placed = mayBeResubmitted(error) ? await findPlaced(shop, form) : null;
    if (!placed) throw error;
    return await openPayment(shop, placed);
  }
}

async function payConfirmed(shop: PrivateShop, form: SubmittedForm): Promise<Response> {
  const checkout = await openCheckout(shop);
  const { draft } = checkout;
  if (findFirstIncompleteStep(draft) !== 'review')
    throw redirect(serverLinks.checkoutStep(findFirstIncompleteStep(draft)), 303);
  countOrderAttempt(shop);
  const acceptedPages = await findAcceptedPages(shop, checkout, form.confirmed);
  const request = { ...(await toPlaceOrderRequest(shop, checkout)), ...form, acceptedPages };
  try {
    return await openPayment(shop, await placeOnce(shop, checkout.token, request));
  } catch (error) {
    if (!isProblem(error) || !PAYMENT_STARTED_CODES.includes(error.code)) throw error;
    return await redirectToPending(shop, checkout.token);
  }
}

/**
 * The pages that were shown with the order button and are still the same. Pages that could not be
 * loaded, then or now, refuse no order, and are not among them.
 * @throws Problem 409 `checkout.changed` if the shopper has seen another order or other terms.
 */
async function findAcceptedPages(
  shop: PrivateShop,
  checkout: OpenCheckout,
  confirmed: string | undefined,
) {
  const pages = await findTermsPages(shop);
  const [order, terms] = hashConfirmed(checkout, pages).split('.');
  const [shownOrder, shownTerms] = confirmed?.split('.') ?? [];
  if (shownOrder !== order || (terms && shownTerms && shownTerms !== terms))
    throw new Problem(
      409,
      'checkout.changed',
      'totals: the order, its delivery day or the terms have changed',
    );
  return shownTerms ? pages : [];
}

/** A resubmitted form fails so, or by a redirect once its lines are paid or sold out. */
function mayBeResubmitted(error: unknown): boolean {
  return error instanceof Response || (isProblem(error) && OUTDATED_CODES.includes(error.code));
}

/** The order of a form that was submitted before. */
async function findPlaced(shop: PrivateShop, form: SubmittedForm): Promise<PlacedOrder | null> {
  if (shop.basketToken === null) return null;
  return await shop.ports.orders.findPlaced({ ...scopeOf(shop), token: shop.basketToken }, form);
}

function countOrderAttempt({ visitor: { ipHash }, now }: PrivateShop): void {
  const problem = { code: 'checkout.tooManyTries', message: 'too many orders' };
  countAttempt(orderAttempts, { caller: ipHash, now }, problem);
}

async function toPlaceOrderRequest(
  shop: PrivateShop,
  { basket, country, draft, selected, deliveryOptions, totals, voucher }: OpenCheckout,
): Promise<Omit<PlaceOrderRequest, 'idempotencyKey'>> {
  if (draft.email === null || draft.address === null || !selected || !totals)
    throw new Problem(409, 'checkout.changed', 'A step of the checkout is incomplete');
  const { service, cost, from, to } = selected;
  const locale = shop.fascia.locales.find(({ tag }) => tag === shop.locale.tag);
  return {
    ...{ basket, country, totals, now: shop.now },
    ...{ email: draft.email, address: draft.address },
    customerId: shop.customer?.id ?? null,
    delivery: { service, cost, from, to, cheapestCost: deliveryOptions[0]?.cost ?? cost },
    invoiceDetails: findInvoiceDetails(shop.fascia, country, locale),
    returnRules: findReturnRules(shop.fascia, basket.lines),
    voucher: voucher && { code: voucher.code, maxUses: voucher.maxUses ?? null },
    fieldLabels: await labelFields(shop, basket),
    isTest: shop.ports.payments.isTest,
    limits: reservePolicy(shop, 'checkout').limits,
  };
}

/** Closes the payment session of an earlier attempt first, so that it cannot be paid as well. */
async function placeOnce(
  shop: PrivateShop,
  token: string,
  request: PlaceOrderRequest,
): Promise<PlacedOrder> {
  const { orders } = shop.ports;
  const scope = { ...scopeOf(shop), token };
  try {
    return await orders.placeOrder(scope, request);
  } catch (error) {
    if (!isProblem(error) || error.code !== 'order.sessionOpen') throw error;
    const pending = await orders.findPending(scope);
    if (pending) {
      await closeSessions(shop.ports, pending);
      // It has been paid meanwhile: another order would charge the shopper twice.
      if ((await orders.findPendingById(pending.id)) === null)
        throw redirect(serverLinks.order(pending), 303);
    }
    return await orders.placeOrder(scope, request);
  }
}

/**
 * The same attempt opens the same session, also after a crash between the two. A session whose
 * order was paid, cancelled or tried again meanwhile is closed.
 */
async function openPayment(shop: PrivateShop, placed: PlacedOrder): Promise<Response> {
  const { orders, payments } = shop.ports;
  const { id, number, token, total, attempt } = placed;
  if (total.centAmount === 0) return redirect(serverLinks.order({ number, token }), 303);
  const { prefix } = shop.public;
  const { reference, href } = await payments.open({
    ...{ orderId: id, money: total, key: `${id}-${attempt}`, locale: shop.locale.tag },
    returnUrl: `${shop.origin}${prefix}${serverLinks.order({ number, token })}`,
    description: findMessages(shop.locale.tag)('order.title', { number }),
  });
  const isAdded = await orders.addSession(placed, { provider: payments.name, reference });
  if (isAdded && !(await isPaidBefore(shop, placed, reference))) return redirect(href, 303);
  await orders.recordPayment(payments.name, await payments.cancel(reference));
  return redirect(serverLinks.order({ number, token }), 303);
}

/**
 * Closes the sessions of earlier attempts: the page of a provider may take another card after one
 * was declined. True where one of them has been paid.
 */
async function isPaidBefore(
  { ports }: PrivateShop,
  { id, attempt }: PlacedOrder,
  reference: string,
): Promise<boolean> {
  if (attempt === 1) return false;
  const pending = await ports.orders.findPendingById(id);
  if (!pending) return true;
  const earlier = pending.sessions.filter((session) => session.reference !== reference);
  await closeSessions(ports, { sessions: earlier, events: pending.events });
  return (await ports.orders.findPendingById(id)) === null;
}

/**
 * Redirects to the basket's order that has been paid, or may have been. Throws a redirect to the
 * checkout where it is not pending any more.
 */
async function redirectToPending(shop: PrivateShop, token: string): Promise<Response> {
  const pending = await shop.ports.orders.findPending({ ...scopeOf(shop), token });
  if (!pending) throw redirect(serverLinks.checkoutStep('address'), 303);
  return redirect(serverLinks.order(pending), 303);
}
