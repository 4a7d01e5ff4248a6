/** Lets payment events take effect on their orders, under a lock of the order's row. */
import type { Connection } from '#database/connection.ts';
import { createUuid } from '#database/keys/uuid.ts';
import { insertOrderEvent, setStatus } from '#database/stock/cancel-pending.ts';
import type { Jobs } from '#features/jobs/jobs.port.ts';
import { nextOrderStatus } from '#features/orders/order-status.ts';
import type { OrderEmail } from '#features/orders/orders.port.ts';
import { type PaymentEvent, planRefunds, sumReceived } from '#features/payments/payment-events.ts';
import {
  insertPaymentEvent,
  type LockedOrder,
  listPaymentEvents,
  lockBasketOfOrder,
  lockOrder,
  type ProviderEvent,
} from './order-statements.ts';
import { sellStock, takeFromBasket } from './order-stock.ts';

/**
 * Hours to wait after each failed refund of a session, as for a balance that is filled once a day.
 * After the last, a person has to look at it.
 */
const REFUND_RETRY_HOURS = [0, 1, 6, 24, 72];

export async function saveEvents(
  connection: Connection,
  provider: string,
  events: readonly PaymentEvent[],
): Promise<void> {
  for (const event of events)
    await connection.rows(insertPaymentEvent, [
      ...[provider, event.id, event.reference, event.type, JSON.stringify(event)],
    ]);
}

/**
 * Returns the order as it is afterwards; null for an unknown one. `isNotified`: the shopper has an
 * email about its refund already.
 */
export async function settleOrder(
  connection: Connection,
  jobs: Jobs,
  orderId: string,
  { isNotified = false } = {},
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
  const settled: LockedOrder = isPaid ? { ...order, status: 'paid' } : order;
  await requestRefunds(connection, jobs, settled, { stored, isNotified });
  return settled;
}

async function markPaid(connection: Connection, jobs: Jobs, order: LockedOrder): Promise<void> {
  const { id, basketId } = order;
  await sellStock(connection, id);
  await takeFromBasket(connection, { orderId: id, basketId });
  await connection.rows(setStatus, [id, nextOrderStatus(order.status, { type: 'paid' })]);
  await connection.rows(insertOrderEvent, [createUuid(), id, 'paid', '{}']);
  await enqueueOrderEmail(connection, jobs, order, 'confirmation');
}

/** Each refund is requested once: its request is an event, which counts from now on. */
async function requestRefunds(
  connection: Connection,
  jobs: Jobs,
  order: LockedOrder,
  {
    stored,
    isNotified,
  }: { readonly stored: readonly ProviderEvent[]; readonly isNotified: boolean },
): Promise<void> {
  const events = stored.map(({ event }) => event);
  const total = { centAmount: order.total, currencyCode: order.currency };
  for (const { reference, money } of planRefunds({ status: order.status, total }, events)) {
    const ofSession = events.filter((event) => event.reference === reference);
    const failed = ofSession.filter(({ type }) => type === 'refundFailed').length;
    const provider = stored.find(({ event }) => event.reference === reference)?.provider;
    const waitHours = REFUND_RETRY_HOURS[failed];
    if (provider === undefined || waitHours === undefined) continue;
    const requests = ofSession.filter(({ type }) => type === 'refundRequested').length;
    const key = `${order.id}-${reference}-${requests + 1}`;
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
    if (failed === 0 && !isNotified) await enqueueOrderEmail(connection, jobs, order, 'refund');
  }
}

export async function enqueueOrderEmail(
  transaction: Connection,
  jobs: Jobs,
  { fascia, locale, number }: LockedOrder,
  kind: OrderEmail['kind'],
): Promise<void> {
  await jobs.enqueue('orderEmail', { kind, fascia, locale, number }, { transaction });
}
