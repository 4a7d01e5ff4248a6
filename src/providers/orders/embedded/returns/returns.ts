/** Returns: announced by the shopper, received by the shop, then refunded. */
import { randomInt } from 'node:crypto';
import type { Connection } from '#database/connection.ts';
import { createUuid, isUuid } from '#database/keys/uuid.ts';
import { setStatus } from '#database/stock/cancel-pending.ts';
import type { Jobs } from '#features/jobs/jobs.port.ts';
import { createReturnNumber } from '#features/orders/order-number.ts';
import { nextOrderStatus } from '#features/orders/order-status.ts';
import type { ReceivedParcel, ReturnRequest } from '#features/orders/orders.port.ts';
import {
  countUnreturned,
  isFullyReturned,
  isReturnable,
  listAccepted,
  listReasons,
  listSaleable,
  type OrderReturn,
  planReturnRefund,
  type ReceivedLine,
  type ReturnLine,
} from '#features/orders/returns/order-return.ts';
import { getParcelNumber, listExpectedUnits } from '#features/orders/returns/parcels.ts';
import { Problem } from '#kit/problem.ts';
import { applyPayments, enqueueOrderEmail, recordOrderEvent } from '../apply-payments.ts';
import { issueInvoice } from '../invoices/invoices.ts';
import { lockWholeOrder } from '../lock-whole-order.ts';
import { findOrderById, type LockedOrder, type OrderRow } from '../order-statements.ts';
import { isOrderDisputed } from '../refunds/is-order-disputed.ts';
import { subtractReturnedSales } from '../sales/count-sales.ts';
import {
  findOrderOfReturn,
  findReturnByKey,
  insertReturn,
  restockUnits,
  saveReception,
} from './return-statements.ts';

const createUnknownReturnProblem = () =>
  new Problem(404, 'return.unknown', 'There is no such return.');

const createLinesProblem = (field: string, reason: string) =>
  new Problem(400, 'return.lines', `${field}: ${reason}`, { field });

async function readReturn(connection: Connection, id: string, number: string) {
  const [order] = await connection.rows(findOrderById, [id]);
  const orderReturn = order?.returns.find((candidate) => candidate.number === number);
  if (!orderReturn) throw createUnknownReturnProblem();
  return orderReturn;
}

export async function requestReturn(
  connection: Connection,
  jobs: Jobs,
  orderId: string,
  { idempotencyKey, lines, days, now }: ReturnRequest,
): Promise<OrderReturn> {
  const lockedOrder = isUuid(orderId) ? await lockWholeOrder(connection, orderId) : null;
  if (!lockedOrder) throw new Problem(404, 'order.unknown', 'There is no such order.');
  const { locked, order } = lockedOrder;
  const [repeated] = await connection.rows(findReturnByKey, [orderId, idempotencyKey]);
  if (repeated) return await readReturn(connection, orderId, repeated.number);
  if (!isReturnable({ ...order, token: '' }, now, days))
    throw new Problem(409, 'return.closed', 'No items of this order can be returned any more.');
  checkReturnLines(order, lines);
  const number = await addReturn(connection, jobs, locked, {
    ...{ kind: 'return', key: idempotencyKey, lines, now },
  });
  await enqueueOrderEmail(connection, jobs, locked, 'return', { returnNumber: number });
  await subtractReturnedSales(connection, orderId);
  return await readReturn(connection, orderId, number);
}

/** @throws Problem 400 `return.lines` with the field of the first wrong line. */
function checkReturnLines(order: OrderRow, lines: readonly ReturnLine[]): void {
  if (lines.length === 0) throw createLinesProblem('quantity', 'at least one unit');
  const remaining = [...countUnreturned(order)];
  for (const { position, quantity, reason } of lines) {
    const item = order.lines[position]?.item;
    const field = `quantity-${position}`;
    if (!item || quantity < 1 || quantity > (remaining[position] ?? 0))
      throw createLinesProblem(field, `1 to ${remaining[position] ?? 0} units`);
    if (reason === null || !listReasons(item).includes(reason))
      throw createLinesProblem(`reason-${position}`, 'a reason for which the item is taken back');
    remaining[position] = (remaining[position] ?? 0) - quantity;
  }
}

type NewReturn = {
  readonly kind: OrderReturn['kind'];
  readonly key: string;
  readonly lines: readonly ReturnLine[];
  readonly now: Date;
};

/** Returns the number of the return. */
export async function addReturn(
  connection: Connection,
  jobs: Jobs,
  order: LockedOrder,
  { kind, key, lines, now }: NewReturn,
): Promise<string> {
  const number = createReturnNumber(randomInt);
  await connection.rows(insertReturn, [
    ...[createUuid(), order.id, number, kind, key, JSON.stringify(lines), now.toISOString()],
  ]);
  await recordOrderEvent(connection, jobs, order, 'returnRequested', { number, kind, lines });
  return number;
}

export async function receiveReturn(
  connection: Connection,
  jobs: Jobs,
  number: string,
  { lines, isRestocked, parcel = 1 }: ReceivedParcel,
): Promise<OrderReturn> {
  const [owner] = await connection.rows(findOrderOfReturn, [number]);
  const lockedOrder = owner && (await lockWholeOrder(connection, owner.orderId));
  const current = lockedOrder?.order.returns.find((candidate) => candidate.number === number);
  if (!lockedOrder || !current) throw createUnknownReturnProblem();
  const earlier = current.received ?? [];
  const sameParcel = earlier.filter((line) => getParcelNumber(line) === parcel);
  const { locked, order } = lockedOrder;
  const awaited = listExpectedUnits(order, current);
  if (sameParcel.length > 0) {
    if (lines === null && awaited.length > 0) throw createParcelReceivedProblem(parcel);
    return confirmRepeatedParcel(current, sameParcel, lines);
  }
  if (locked.status === 'cancelled')
    throw new Problem(409, 'order.status', 'The order was cancelled and refunded.');
  const received = (lines ?? awaited).map((line) => ({ ...line, parcel }));
  checkReceived(awaited, received);
  const returns = order.returns.filter((candidate) => candidate.received !== null);
  const { requestedAt } = current;
  const refunded = planReturnRefund({ ...order, returns }, { requestedAt, received });
  const { refund, deliveryRefund } = refunded;
  await connection.rows(saveReception, [
    ...[number, JSON.stringify([...earlier, ...received]), current.refund + refund],
    current.deliveryRefund + deliveryRefund,
  ]);
  const accepted = listAccepted(received);
  const saleable = listSaleable(order, current.lines, accepted);
  if (isRestocked) await connection.rows(restockUnits, [locked.id, JSON.stringify(saleable)]);
  const detail = { number, received, refund };
  await recordOrderEvent(connection, jobs, locked, 'returnReceived', detail);
  if (isFullyReturned(order.lines, [...returns, { received }]))
    await connection.rows(setStatus, [
      ...[locked.id, nextOrderStatus(locked.status, { type: 'refunded' })],
    ]);
  const reception = { parcel, ...refunded };
  const about = { returnNumber: number, reception };
  await enqueueOrderEmail(connection, jobs, locked, 'returnReceived', about);
  await applyPayments(connection, jobs, locked.id, { isNotified: true });
  if (refund > 0 && !(await isOrderDisputed(connection, locked)))
    await issueInvoice(connection, {
      ...{ orderId: locked.id, kind: 'creditNote', amount: refund, returnNumber: number },
      reference: `${number}/${parcel}`,
    });
  return await readReturn(connection, locked.id, number);
}

const createParcelReceivedProblem = (parcel: number) =>
  new Problem(
    ...([409, 'return.received'] as const),
    `parcel: parcel ${parcel} has arrived before; number the next parcel differently`,
    { field: 'parcel' },
  );

/** Returns the return unchanged. @throws Problem 409 `return.received` for other lines. */
function confirmRepeatedParcel(
  current: OrderReturn,
  received: readonly ReceivedLine[],
  lines: ReceivedParcel['lines'],
): OrderReturn {
  const toKey = (all: readonly ReceivedLine[]) =>
    all
      .map(({ position, quantity, refusal, deductedPercent = '' }) =>
        [position, quantity, refusal, deductedPercent].join(' '),
      )
      .join();
  if (lines && toKey(lines) !== toKey(received))
    throw new Problem(409, 'return.received', 'lines: other lines of this parcel were received', {
      field: 'lines',
    });
  return current;
}

/** @throws Problem 400 `return.lines` for more units than are awaited, or a wrong deduction. */
function checkReceived(awaited: readonly ReceivedLine[], received: readonly ReceivedLine[]): void {
  if (received.length === 0) throw createLinesProblem('lines', 'at least one line that is awaited');
  const remaining = new Map(awaited.map(({ position, quantity }) => [position, quantity]));
  for (const { position, quantity, refusal, deductedPercent } of received) {
    if ((refusal === 'worn') !== (deductedPercent !== undefined))
      throw createLinesProblem('deductedPercent', 'for worn units, and only for them');
    const remainingQuantity = (remaining.get(position) ?? 0) - quantity;
    if (quantity < 1 || remainingQuantity < 0)
      throw createLinesProblem('lines', `fewer units of line ${position + 1} are awaited`);
    remaining.set(position, remainingQuantity);
  }
}
