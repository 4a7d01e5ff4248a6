/** Finds out if the bank has taken back what was paid for an order. */
import type { Connection } from '#database/connection.ts';
import { isPaymentDisputed } from '#features/payments/payment-events.ts';
import { type LockedOrder, listPaymentEvents } from '../order-statements.ts';

/** True where nothing is refunded any more, so that a credit note would be false. */
export async function isOrderDisputed(
  connection: Connection,
  { id, total, currency }: Pick<LockedOrder, 'id' | 'total' | 'currency'>,
): Promise<boolean> {
  const stored = await connection.rows(listPaymentEvents, [id]);
  const money = { centAmount: total, currencyCode: currency };
  return isPaymentDisputed(
    money,
    stored.map(({ event }) => event),
  );
}
