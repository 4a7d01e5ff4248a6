/** Withdrawals from orders without signing in, matched by order number and email address. */
import type { Connection } from '#database/connection.ts';
import { throttleEmail } from '#database/keys/email-throttle.ts';
import { createUuid } from '#database/keys/uuid.ts';
import { cancelPending } from '#database/stock/cancel-pending.ts';
import { normaliseEmail } from '#features/accounts/accounts.ts';
import type { Jobs } from '#features/jobs/jobs.port.ts';
import { isCancellable } from '#features/orders/order.ts';
import { normaliseOrderNumber } from '#features/orders/order-number.ts';
import type { Withdrawal, WithdrawalRequest } from '#features/orders/orders.port.ts';
import { isReturnable, listWithdrawn } from '#features/orders/returns/order-return.ts';
import { applyPayments } from '../apply-payments.ts';
import { lockWholeOrder } from '../lock-whole-order.ts';
import { findByNumber } from '../order-statements.ts';
import { cancelPaid } from '../refunds/cancel-paid.ts';
import { subtractReturnedSales } from '../sales/count-sales.ts';
import {
  findWithdrawalById,
  findWithdrawalOfOrder,
  insertWithdrawal,
} from './return-statements.ts';
import { addReturn } from './returns.ts';

type Outcome = Pick<Withdrawal, 'outcome' | 'returnNumber'>;

/**
 * A repeated declaration is stored as well, with the outcome of the first. Its receipt has its own
 * time, like that of a declaration without an order, so that it does not reveal that one exists.
 */
export async function recordWithdrawal(
  connection: Connection,
  jobs: Jobs,
  request: WithdrawalRequest,
): Promise<Withdrawal> {
  const { fascia, locale, name, number, email, now } = request;
  const orderId = await findDeclaredOrder(connection, request);
  const lockedOrder = orderId === null ? null : await lockWholeOrder(connection, orderId);
  const [earlier] = lockedOrder
    ? await connection.rows(findWithdrawalOfOrder, [lockedOrder.order.id])
    : [];
  const id = createUuid();
  const { outcome, returnNumber }: Outcome =
    earlier ??
    (lockedOrder
      ? await withdraw(connection, jobs, { ...request, id, ...lockedOrder })
      : { outcome: 'unmatched', returnNumber: null });
  await connection.rows(insertWithdrawal, [
    ...[id, fascia, locale, name, number, email, outcome, lockedOrder?.order.id ?? null],
    ...[returnNumber, now.toISOString()],
  ]);
  const [stored] = await connection.rows(findWithdrawalById, [id]);
  if (!stored) throw new Error('The withdrawal was not stored.');
  if (lockedOrder && !earlier)
    await jobs.enqueue('withdrawalEmail', { id, fascia, locale }, { transaction: connection });
  else await sendReceipt(connection, jobs, stored);
  if (outcome === 'return' && lockedOrder && !earlier)
    await subtractReturnedSales(connection, lockedOrder.order.id);
  return stored;
}

/**
 * Sends the receipt of a declaration without an order, which may name any address, or of a repeated
 * one: these emails are limited, declarations never are.
 */
async function sendReceipt(
  connection: Connection,
  jobs: Jobs,
  { id, fascia, locale, email }: Withdrawal,
): Promise<void> {
  if ((await throttleEmail(connection, normaliseEmail(email))) > 0) return;
  await jobs.enqueue('withdrawalEmail', { id, fascia, locale }, { transaction: connection });
}

/** Returns the id of the order with this number and email address. */
async function findDeclaredOrder(
  connection: Connection,
  { fascia, number, email }: WithdrawalRequest,
): Promise<string | null> {
  const normalised = normaliseOrderNumber(number);
  if (normalised === null) return null;
  const [order] = await connection.rows(findByNumber, [fascia, normalised, null]);
  return order && normaliseEmail(order.email) === normaliseEmail(email) ? order.id : null;
}

type LockedWholeOrder = NonNullable<Awaited<ReturnType<typeof lockWholeOrder>>>;

async function withdraw(
  connection: Connection,
  jobs: Jobs,
  { id, order, locked, days, now }: WithdrawalRequest & LockedWholeOrder & { readonly id: string },
): Promise<Outcome> {
  if (order.status === 'pending') {
    // A payment that arrives later is refunded.
    await cancelPending(connection, order.id, 'shopper');
    await applyPayments(connection, jobs, order.id);
  }
  if (order.status === 'pending' || order.status === 'cancelled')
    return { outcome: 'cancelled', returnNumber: null };
  if (isCancellable(order, now) && order.returns.length === 0) {
    await cancelPaid(connection, jobs, order.id);
    return { outcome: 'cancelled', returnNumber: null };
  }
  const lines = listWithdrawn({ ...order, token: '' });
  if (lines.length === 0 || !isReturnable({ ...order, token: '' }, now, days))
    return { outcome: 'unmatched', returnNumber: null };
  const added = { kind: 'withdrawal', key: id, lines, now } as const;
  return { outcome: 'return', returnNumber: await addReturn(connection, jobs, locked, added) };
}
