/** Withdrawals from a contract, made without signing in: matched by order number and address. */
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
 * A repeated statement is stored as well, with the outcome of the first: its receipt has a time of
 * its own, as that of a statement without an order, so that it does not tell that there is one.
 */
export async function recordWithdrawal(
  connection: Connection,
  jobs: Jobs,
  request: WithdrawalRequest,
): Promise<Withdrawal> {
  const { fascia, locale, name, number, email, now } = request;
  const orderId = await findNamedOrder(connection, request);
  const found = orderId === null ? null : await lockWholeOrder(connection, orderId);
  const [earlier] = found ? await connection.rows(findWithdrawalOfOrder, [found.order.id]) : [];
  const id = createUuid();
  const { outcome, returnNumber }: Outcome =
    earlier ??
    (found
      ? await withdraw(connection, jobs, { ...request, id, ...found })
      : { outcome: 'unmatched', returnNumber: null });
  await connection.rows(insertWithdrawal, [
    ...[id, fascia, locale, name, number, email, outcome, found?.order.id ?? null],
    ...[returnNumber, now.toISOString()],
  ]);
  const [stored] = await connection.rows(findWithdrawalById, [id]);
  if (!stored) throw new Error('The withdrawal was not stored.');
  if (found && !earlier)
    await jobs.enqueue('withdrawalEmail', { id, fascia, locale }, { transaction: connection });
  else await sendReceipt(connection, jobs, stored);
  if (outcome === 'return' && found && !earlier)
    await subtractReturnedSales(connection, found.order.id);
  return stored;
}

/**
 * Receipt of a statement without an order, which may name any address, or of a repeated one: its
 * emails are limited, the statement itself never is.
 */
async function sendReceipt(
  connection: Connection,
  jobs: Jobs,
  { id, fascia, locale, email }: Withdrawal,
): Promise<void> {
  if ((await throttleEmail(connection, normaliseEmail(email))) > 0) return;
  await jobs.enqueue('withdrawalEmail', { id, fascia, locale }, { transaction: connection });
}

/** Id of the order with this number and email address. */
async function findNamedOrder(
  connection: Connection,
  { fascia, number, email }: WithdrawalRequest,
): Promise<string | null> {
  const normalised = normaliseOrderNumber(number);
  if (normalised === null) return null;
  const [order] = await connection.rows(findByNumber, [fascia, normalised, null]);
  return order && normaliseEmail(order.email) === normaliseEmail(email) ? order.id : null;
}

type Found = NonNullable<Awaited<ReturnType<typeof lockWholeOrder>>>;

async function withdraw(
  connection: Connection,
  jobs: Jobs,
  { id, order, locked, days, now }: WithdrawalRequest & Found & { readonly id: string },
): Promise<Outcome> {
  if (order.status === 'pending') {
    // Money that is on its way is refunded once it arrives.
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
