/** Records dispatches and the delivery of an order, as an order system reports them. */
import type { Connection } from '#database/connection.ts';
import { createUuid } from '#database/keys/uuid.ts';
import { defineStatement } from '#database/statement.ts';
import { setStatus } from '#database/stock/cancel-pending.ts';
import type { Jobs } from '#features/jobs/jobs.port.ts';
import {
  countToSend,
  type DispatchedUnits,
  planDispatch,
  sumDispatchedUnits,
} from '#features/orders/dispatches/order-dispatch.ts';
import { nextOrderStatus, type OrderStatus } from '#features/orders/order-status.ts';
import type { DispatchReport } from '#features/orders/orders.port.ts';
import { Problem } from '#kit/problem.ts';
import { enqueueOrderEmail, recordOrderEvent } from '../apply-payments.ts';
import { lockWholeOrder } from '../lock-whole-order.ts';
import { findByNumber } from '../order-statements.ts';

/**
 * `$1` id, `$2` order, `$3` reference, `$4` lines, `$5` carrier, `$6` number, `$7` URL, `$8` time.
 */
const insertDispatch = defineStatement<never>(
  'dispatch.insert',
  `insert into order_dispatch
     (id, order_id, reference, lines, carrier, tracking_number, tracking_url, created_at)
   values ($1, $2, $3, $4::jsonb, $5, $6, $7, $8::timestamptz)`,
);
/** `$1` order, `$2` time. */
const setDelivered = defineStatement<never>(
  'dispatch.delivered',
  'update sales_order set delivered_at = $2::timestamptz where id = $1',
);

async function lockByNumber(connection: Connection, fascia: string, number: string) {
  const [row] = await connection.rows(findByNumber, [fascia, number, null]);
  const lockedOrder = row && (await lockWholeOrder(connection, row.id));
  if (!lockedOrder)
    throw new Problem(404, 'order.unknown', 'There is no such order.', { field: 'order' });
  return lockedOrder;
}

const sumCounts = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Returns the new status of the order; for a repeated reference, its present one. */
export async function recordDispatch(
  connection: Connection,
  jobs: Jobs,
  fascia: string,
  { number, reference, units, carrier, trackingNumber, trackingUrl, at }: DispatchReport,
): Promise<OrderStatus> {
  const { order, locked } = await lockByNumber(connection, fascia, number);
  if (order.dispatches.some((dispatch) => dispatch.reference === reference)) return order.status;
  const lines: readonly DispatchedUnits[] = planDispatch(order, units);
  const dispatches = [...order.dispatches, { lines }];
  const dispatchedUnits = sumDispatchedUnits(dispatches);
  const allUnits = dispatchedUnits + sumCounts(countToSend({ ...order, dispatches }));
  const status = nextOrderStatus(order.status, {
    type: 'dispatched',
    units: dispatchedUnits,
    allUnits,
  });
  if (lines.length === 0)
    throw new Problem(409, 'order.status', 'The shopper has withdrawn from all that was not sent.');
  await connection.rows(insertDispatch, [
    ...[createUuid(), order.id, reference, JSON.stringify(lines), carrier, trackingNumber],
    ...[trackingUrl, at.toISOString()],
  ]);
  await connection.rows(setStatus, [order.id, status]);
  await recordOrderEvent(connection, jobs, locked, 'dispatched', { reference, lines });
  await enqueueOrderEmail(connection, jobs, locked, 'dispatch', { dispatch: reference });
  return status;
}

/** Returns the status of the order. Does nothing if it is delivered already. */
export async function recordDelivery(
  connection: Connection,
  jobs: Jobs,
  fascia: string,
  { number, at }: { readonly number: string; readonly at: Date },
): Promise<OrderStatus> {
  const { order, locked } = await lockByNumber(connection, fascia, number);
  if (order.status === 'delivered') return order.status;
  // The shopper may have withdrawn from the rest of a partly dispatched order.
  const isFullyDispatched =
    order.status === 'partlyDispatched' && sumCounts(countToSend(order)) === 0;
  const status = nextOrderStatus(isFullyDispatched ? 'dispatched' : order.status, {
    type: 'delivered',
  });
  await connection.rows(setStatus, [order.id, status]);
  await connection.rows(setDelivered, [order.id, at.toISOString()]);
  await recordOrderEvent(connection, jobs, locked, 'delivered');
  return status;
}
