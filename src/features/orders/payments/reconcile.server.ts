/** Reconciles pending orders with the events of the payment provider. */
import { findSessionState, type SessionState } from '#features/payments/payment-events.ts';
import type { Ports } from '#request/shop.ts';
import type { PendingOrder } from '../orders.port.ts';

export type OrderPorts = Pick<Ports, 'orders' | 'payments'>;

/** Called when the shopper returns from the payment page, and by the reconciliation job. */
export async function reconcileOrder(
  { orders, payments }: OrderPorts,
  { id, sessions }: Pick<PendingOrder, 'id' | 'sessions'>,
): Promise<PendingOrder | null> {
  for (const { provider, reference } of sessions) {
    // A provider that the fascia has replaced can no longer be called.
    if (provider !== payments.name) continue;
    const events = await payments.findEvents(reference);
    if (events.length > 0) await orders.recordPayment(provider, events);
  }
  return await orders.findPendingById(id);
}

/** Closes every session that could still be paid. */
export async function closeSessions(
  { orders, payments }: OrderPorts,
  { sessions, events }: Pick<PendingOrder, 'sessions' | 'events'>,
): Promise<void> {
  for (const { provider, reference } of sessions) {
    const { state } = findSessionState(events, reference);
    if (provider !== payments.name || state === 'cancelled') continue;
    await orders.recordPayment(provider, await payments.cancel(reference));
  }
}

/** States of a session that may still be paid. */
const UNDECIDED: readonly SessionState[] = ['open', 'actionRequired'];

/** Time at which an order is cancelled in any case. */
const MAX_PENDING_MS = 24 * 3_600_000;

/**
 * Cancels an order after its payment deadline. While the provider can neither close a session nor
 * confirm its payment, the order stays for the next run, for a day at most; partial payments are
 * refunded.
 */
export async function expireOrder(
  ports: OrderPorts,
  pending: PendingOrder,
  now: Date,
): Promise<void> {
  const isLate = now.getTime() - Date.parse(pending.expiresAt) > MAX_PENDING_MS;
  await closeSessions(ports, pending).catch((error: unknown) => {
    if (!isLate) throw error;
  });
  const stillPending = await ports.orders.findPendingById(pending.id);
  if (!stillPending) return;
  const isUndecided = stillPending.sessions.some(
    ({ provider, reference }) =>
      provider === ports.payments.name &&
      UNDECIDED.includes(findSessionState(stillPending.events, reference).state),
  );
  if (isLate || !isUndecided)
    await ports.orders.cancelOrder(stillPending.id, 'expired', stillPending.expiresAt);
}
