/** Places an order in one transaction, once for each idempotency key. */
import { randomInt } from 'node:crypto';
import type { Connection } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { hashJson } from '#database/keys/hash-json.ts';
import { hashToken } from '#database/keys/hash-token.ts';
import { createUuid } from '#database/keys/uuid.ts';
import { cancelPending, insertOrderEvent, touchBasket } from '#database/stock/cancel-pending.ts';
import { lockStockOfReservations } from '#database/stock/lock-stock.ts';
import type { BasketScope } from '#features/basket/basket.port.ts';
import type { BasketLine } from '#features/basket/basket.ts';
import type { Jobs } from '#features/jobs/jobs.port.ts';
import { type OrderedItem, PAYMENT_MINUTES } from '#features/orders/order.ts';
import { createOrderNumber } from '#features/orders/order-number.ts';
import type { PlacedOrder, PlaceOrderRequest } from '#features/orders/orders.port.ts';
import { sumPayments } from '#features/payments/payment-events.ts';
import { Problem } from '#kit/problem.ts';
import { applyPayments } from './apply-payments.ts';
import {
  addAttempt,
  type CurrentLine,
  insertOrder,
  insertOrderLines,
  type LockedOrder,
  listCurrentLines,
  listPaymentEvents,
  lockOrderedBasket,
  lockPendingOfBasket,
} from './order-statements.ts';
import { reserveForOrder } from './order-stock.ts';
import type { WriteOrderToken } from './order-token.ts';
import { checkNetwork, checkVoucher, lockLimits } from './placing/place-limits.ts';
import { countSessions, findReply, type Placed, saveReply } from './placing/placed-orders.ts';

export type PlaceDeps = {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly writeToken: WriteOrderToken;
};

export async function placeOrder(
  { database, jobs, writeToken }: PlaceDeps,
  scope: BasketScope,
  request: PlaceOrderRequest,
): Promise<PlacedOrder> {
  const placed = await database.transaction((connection) =>
    placeIdempotently(connection, jobs, scope, request),
  );
  return { ...placed, token: writeToken(placed.id) };
}

/** The lock of the basket serialises requests, so that the second finds the reply of the first. */
async function placeIdempotently(
  connection: Connection,
  jobs: Jobs,
  scope: BasketScope,
  request: PlaceOrderRequest,
): Promise<Placed> {
  const [basket] = await connection.rows(lockOrderedBasket, [scope.fascia, hashToken(scope.token)]);
  if (!basket) throw createStaleBasketProblem();
  const hash = hashRequest(scope, request);
  const reply = await findReply(connection, basket.id, request.idempotencyKey);
  if (reply) {
    if (!Buffer.from(reply.request_hash).equals(hash))
      throw new Problem(422, 'order.keyReused', 'idempotencyKey: was used for another order', {
        field: 'idempotencyKey',
      });
    return reply.result;
  }
  const { pending, isPayable } = await findUnpaid(connection, basket.id);
  const lines = await checkBasket(connection, scope, basket, request);
  // After the basket: a session is not closed for a form that is refused.
  if (isPayable)
    throw new Problem(409, 'order.sessionOpen', 'The order could still be paid at the provider');
  const placed =
    pending && isSameOrder(pending, hash, request)
      ? await continueOrder(connection, pending, request)
      : await createOrder(connection, scope, request, { pending, hash, lines });
  if (placed.total.centAmount === 0) await applyPayments(connection, jobs, placed.id);
  await saveReply(connection, request, hash, placed);
  return placed;
}

const createStaleBasketProblem = () =>
  new Problem(409, 'basket.stale', 'The basket has changed in the meantime', { field: 'version' });

/** Covers all that the shopper confirmed, except the days of delivery. Must stay as it is. */
function hashRequest(
  { locale, currency }: BasketScope,
  { basket, email, address, delivery, country, voucher, totals, customerId }: PlaceOrderRequest,
): Uint8Array {
  const lines = basket.lines.map(({ id, sku, quantity, price, customFields }) => ({
    ...{ id, sku, quantity, price, customFields },
  }));
  const { service, cost } = delivery;
  return hashJson({
    ...{ locale, currency, country, lines, email, address, service, cost },
    ...{ voucherCode: voucher?.code ?? null, totals, customerId },
  });
}

type Unpaid = {
  readonly pending: LockedOrder | null;
  /** True where a session of it could still be paid. */
  readonly isPayable: boolean;
};

/** @throws Problem 409 `order.alreadyPaid` for an order whose money has arrived. */
async function findUnpaid(connection: Connection, basketId: string): Promise<Unpaid> {
  const [pending] = await connection.rows(lockPendingOfBasket, [basketId]);
  if (!pending) return { pending: null, isPayable: false };
  const events = (await connection.rows(listPaymentEvents, [pending.id])).map(({ event }) => event);
  const balances = sumPayments(events);
  if (balances.some(({ captured, refunded }) => captured > refunded))
    throw new Problem(409, 'order.alreadyPaid', 'The order of this basket has been paid');
  const { open } = await countSessions(connection, pending.id, events);
  return { pending, isPayable: open > 0 };
}

/** Reads the present lines, which must equal those that the shopper confirmed. */
async function checkBasket(
  connection: Connection,
  { fascia, currency }: BasketScope,
  current: { readonly id: string; readonly version: number },
  { basket }: PlaceOrderRequest,
): Promise<readonly OrderedLine[]> {
  if (current.id !== basket.id || current.version !== basket.version)
    throw createStaleBasketProblem();
  const lines = await connection.rows(listCurrentLines, [current.id, fascia, currency]);
  if (lines.length === 0 || lines.length !== basket.lines.length) throw createStaleBasketProblem();
  return lines.map((line) => {
    const confirmed = basket.lines.find(({ id }) => id === line.id);
    if (confirmed?.quantity !== line.quantity) throw createStaleBasketProblem();
    if (line.price === null || Number(line.price) !== confirmed.price)
      throw new Problem(409, 'order.priceChanged', 'A price has changed in the meantime', {
        field: 'totals',
      });
    return { ...line, price: Number(line.price), confirmed };
  });
}

type OrderedLine = CurrentLine & { readonly price: number; readonly confirmed: BasketLine };

function isSameOrder(
  pending: LockedOrder,
  hash: Uint8Array,
  { basket }: PlaceOrderRequest,
): boolean {
  return Buffer.from(pending.totalsHash).equals(hash) && pending.basketVersion === basket.version;
}

const expiryAfter = (now: Date) => new Date(now.getTime() + PAYMENT_MINUTES * 60_000).toISOString();

/** Continues a pending order after a failed or abandoned payment, with a new session. */
async function continueOrder(
  connection: Connection,
  { id, number, total, currency, attempt }: LockedOrder,
  request: PlaceOrderRequest,
): Promise<Placed> {
  const [next] = await connection.rows(addAttempt, [id, expiryAfter(request.now)]);
  await recordConfirmation(connection, id, 'continued', request);
  const money = { centAmount: total, currencyCode: currency };
  return { id, number, total: money, attempt: next?.attempt ?? attempt + 1 };
}

/** Stores which pages, such as the terms, the shopper accepted with the order button. */
async function recordConfirmation(
  connection: Connection,
  orderId: string,
  type: 'placed' | 'continued',
  { acceptedPages }: PlaceOrderRequest,
): Promise<void> {
  const detail = JSON.stringify(acceptedPages?.length ? { acceptedPages } : {});
  await connection.rows(insertOrderEvent, [createUuid(), orderId, type, detail]);
}

type NewOrder = {
  readonly pending: LockedOrder | null;
  readonly hash: Uint8Array;
  readonly lines: readonly OrderedLine[];
};

async function createOrder(
  connection: Connection,
  scope: BasketScope,
  request: PlaceOrderRequest,
  { pending, hash, lines }: NewOrder,
): Promise<Placed> {
  const id = createUuid();
  const number = createOrderNumber(randomInt);
  const { basket, totals, now } = request;
  const units = sumUnits(lines);
  await lockLimits(connection, scope.fascia, request);
  const variantIds = units.map(({ variantId }) => variantId);
  await connection.rows(lockStockOfReservations, [variantIds, pending ? [pending.id] : []]);
  if (pending) await cancelPending(connection, pending.id, 'replaced');
  const network = await checkNetwork(connection, request, units);
  await checkVoucher(connection, scope.fascia, request);
  const place = { basketId: basket.id, orderId: id, fascia: scope.fascia, network };
  await reserveForOrder(connection, place, units);
  await connection.rows(touchBasket, [basket.id]);
  await connection.rows(insertOrder, [
    ...[id, number, scope.fascia, scope.locale, scope.currency, request.country, expiryAfter(now)],
    ...[request.customerId, basket.id, basket.version, request.email],
    ...[JSON.stringify(request.address), JSON.stringify(request.delivery)],
    ...[request.voucher?.code ?? null, JSON.stringify(totals), totals.total, hash],
    ...[request.isTest, now.toISOString()],
    request.invoiceDetails ? JSON.stringify(request.invoiceDetails) : null,
  ]);
  await connection.rows(insertOrderLines, [
    id,
    JSON.stringify(lines.map((line, index) => toRow(line, index, request))),
  ]);
  await recordConfirmation(connection, id, 'placed', request);
  const total = { centAmount: totals.total, currencyCode: scope.currency };
  return { id, number, total, attempt: 1 };
}

function sumUnits(lines: readonly OrderedLine[]) {
  const units = new Map<string, number>();
  for (const { variantId, quantity } of lines)
    units.set(variantId, (units.get(variantId) ?? 0) + quantity);
  return [...units].map(([variantId, requested]) => ({ variantId, requested }));
}

function toRow(
  { id, variantId, sku, quantity, price, confirmed }: OrderedLine,
  position: number,
  { fieldLabels = {}, returnRules = {} }: PlaceOrderRequest,
) {
  const { productKey, slug, name, brand, colour, colourLabel, size, customFields } = confirmed;
  const { rewardPoints } = confirmed;
  const item: OrderedItem = {
    ...{ productKey, slug, name, brand, colour, colourLabel, size, customFields },
    fieldLabels: fieldLabels[sku] ?? {},
    ...(returnRules[id] && { returnRule: returnRules[id] }),
    ...(rewardPoints !== undefined && { rewardPoints }),
  };
  return { position, variantId, sku, basketLineId: id, quantity, unitPrice: price, item };
}
