/** Tells whether the bank has taken back the payment of an order. */
import type { Connection } from '#database/connection.ts';
import { isPaymentDisputed } from '#features/payments/payment-events.ts';
import { type LockedOrder, listPaymentEvents } from '../order-statements.ts';

/** If true, the shop refunds nothing any more, and a credit note would be wrong. */
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
