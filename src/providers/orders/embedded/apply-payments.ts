/** Applies payment events to their orders, under a lock of the order's row. */
import type { Connection } from '#database/connection.ts';
import { createUuid } from '#database/keys/uuid.ts';
import { insertOrderEvent } from '#database/stock/cancel-pending.ts';
import { lockStockOfReservations } from '#database/stock/lock-stock.ts';
import type { Jobs } from '#features/jobs/jobs.port.ts';
import type { OrderEmail, OrderWebhook } from '#features/orders/order-jobs.ts';
import { nextOrderStatus } from '#features/orders/order-status.ts';
import { type PaymentEvent, planRefunds, sumReceived } from '#features/payments/payment-events.ts';
import { issueOrderInvoice } from './invoices/invoices.ts';
import {
  insertPaymentEvent,
  type LockedOrder,
  listPaymentEvents,
  lockBasketOfOrder,
  lockOrder,
  type ProviderEvent,
  setPaid,
  setRefundResolved,
  sumReturned,
} from './order-statements.ts';
import { deductStock, takeFromBasket } from './order-stock.ts';
import { countSales } from './sales/count-sales.ts';

/**
 * Hours to wait before each retry of a session's refund: a merchant balance that is too low may be
 * topped up only once a day. After the last retry, operators see the failed refund, and
 * reconciliation requests it again.
 */
const REFUND_RETRY_HOURS = [0, 1, 6, 24, 72];

export async function saveEvents(
  connection: Connection,
  provider: string,
  events: readonly PaymentEvent[],
): Promise<void> {
  for (const event of events) {
    await connection.rows(insertPaymentEvent, [
      ...[provider, event.id, event.reference, event.type, JSON.stringify(event)],
    ]);
    if (event.type === 'refunded' || event.type === 'refundFailed')
      await connection.rows(setRefundResolved, [provider, event.reference, event.key]);
  }
}

export type ApplyPaymentsOptions = {
  /** True if another email informs the shopper of the refund. */
  readonly isNotified?: boolean;
  /** True to request refunds again, however often they have failed. */
  readonly isRetry?: boolean;
};

/**
 * Marks an order as paid once its payments cover the total, and requests refunds that are due.
 * Returns the updated order; null for an unknown one.
 */
export async function applyPayments(
  connection: Connection,
  jobs: Jobs,
  orderId: string,
  options: ApplyPaymentsOptions = {},
): Promise<LockedOrder | null> {
  await connection.rows(lockBasketOfOrder, [orderId]);
  const [order] = await connection.rows(lockOrder, [orderId]);
  if (!order) return null;
  const stored = await connection.rows(listPaymentEvents, [orderId]);
  const received = sumReceived(
    stored.map(({ event }) => event),
    order.currency,
  );
  const isPaid = order.status === 'pending' && received >= order.total;
  if (isPaid) await markPaid(connection, jobs, order);
  const updated: LockedOrder = isPaid ? { ...order, status: 'paid' } : order;
  await requestRefunds(connection, jobs, updated, { stored, ...options });
  return updated;
}

async function markPaid(connection: Connection, jobs: Jobs, order: LockedOrder): Promise<void> {
  const { id, basketId } = order;
  await connection.rows(lockStockOfReservations, [[], [id, basketId]]);
  await deductStock(connection, id);
  await takeFromBasket(connection, { orderId: id, basketId });
  await connection.rows(setPaid, [id, nextOrderStatus(order.status, { type: 'paid' })]);
  await recordOrderEvent(connection, jobs, order, 'paid');
  await enqueueOrderEmail(connection, jobs, order, 'confirmation');
  await countSales(connection, id);
  await issueOrderInvoice(connection, id, order.total);
}

/** Requests each refund once: the request is stored as an event, which `planRefunds` deducts. */
async function requestRefunds(
  connection: Connection,
  jobs: Jobs,
  order: LockedOrder,
  {
    stored,
    isNotified = false,
    isRetry = false,
  }: ApplyPaymentsOptions & { readonly stored: readonly ProviderEvent[] },
): Promise<void> {
  const events = stored.map(({ event }) => event);
  const { status } = order;
  const total = { centAmount: order.total, currencyCode: order.currency };
  const returned = (await connection.rows(sumReturned, [order.id]))[0]?.sum ?? 0;
  for (const { reference, money } of planRefunds({ status, total, returned }, events)) {
    const sessionEvents = events.filter((event) => event.reference === reference);
    const lastRefundedIndex = sessionEvents.findLastIndex(({ type }) => type === 'refunded');
    const failedCount = sessionEvents
      .slice(lastRefundedIndex + 1)
      .filter(({ type }) => type === 'refundFailed').length;
    const provider = stored.find(({ event }) => event.reference === reference)?.provider;
    const waitHours = isRetry ? 0 : REFUND_RETRY_HOURS[failedCount];
    if (provider === undefined || waitHours === undefined) continue;
    const requestCount = sessionEvents.filter(({ type }) => type === 'refundRequested').length;
    const key = `${order.id}-${reference}-${requestCount + 1}`;
    const now = new Date();
    const at = now.toISOString();
    await saveEvents(connection, provider, [
      { id: `request-${key}`, type: 'refundRequested', reference, money, key, at },
    ]);
    const refund = { fascia: order.fascia, provider, reference, money, key };
    const startAfter = new Date(now.getTime() + waitHours * 3_600_000);
    await jobs.enqueue('orderRefund', refund, { transaction: connection, startAfter });
    const detail = JSON.stringify({ money, reference });
    await connection.rows(insertOrderEvent, [createUuid(), order.id, 'refundRequested', detail]);
    if (failedCount === 0 && !isNotified)
      await enqueueOrderEmail(connection, jobs, order, 'refund');
  }
}

/** Events that change the reward points of an order. */
const REWARD_EVENTS: readonly OrderWebhook['event'][] = ['paid', 'cancelled', 'returnReceived'];

/** Stores the event, and reports it to the order system and to the customer's reward points. */
export async function recordOrderEvent(
  transaction: Connection,
  jobs: Jobs,
  { id, fascia, number, customerId }: Pick<LockedOrder, 'id' | 'fascia' | 'number' | 'customerId'>,
  event: OrderWebhook['event'],
  detail: object = {},
): Promise<void> {
  await transaction.rows(insertOrderEvent, [createUuid(), id, event, JSON.stringify(detail)]);
  const at = new Date().toISOString();
  await jobs.enqueue('orderWebhook', { fascia, number, event, at }, { transaction });
  if (customerId !== null && REWARD_EVENTS.includes(event))
    await jobs.enqueue('orderRewards', { fascia, number, customerId }, { transaction });
}

export async function enqueueOrderEmail(
  transaction: Connection,
  jobs: Jobs,
  { fascia, locale, number }: LockedOrder,
  kind: OrderEmail['kind'],
  about: Pick<OrderEmail, 'returnNumber' | 'reception' | 'dispatch'> = {},
): Promise<void> {
  await jobs.enqueue('orderEmail', { kind, fascia, locale, number, ...about }, { transaction });
}
