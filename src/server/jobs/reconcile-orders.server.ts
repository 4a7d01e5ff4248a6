/** Reconciles unpaid orders with their payment providers, at intervals, and ends expired ones. */
import { setTimeout as wait } from 'node:timers/promises';
import { CANCELLED_HOURS } from '#features/orders/order.ts';
import type { PendingOrder } from '#features/orders/orders.port.ts';
import {
  closeSessions,
  expireOrder,
  type OrderPorts,
  reconcileOrder,
} from '#features/orders/payments/reconcile.server.ts';
import type { Log } from '#kit/log.ts';

const RUN_INTERVAL_MS = 30_000;
/** Leaves time for the browser's return and the payment notices (webhooks). */
const MIN_AGE_MS = 60_000;
/** Interval of the checks of cancelled orders, and of those for failed refunds. */
const HOURLY_MS = 3_600_000;
/** A failed refund is requested again after this time. */
const RETRY_REFUND_MS = 24 * 3_600_000;

export type ReconcileDeps = {
  readonly orders: OrderPorts['orders'];
  /** null for a fascia that this deployment does not have. */
  readonly findPorts: (fascia: string) => OrderPorts | null;
  readonly now: () => Date;
  readonly log: Log;
};

type ListOrders = (after?: string) => Promise<readonly PendingOrder[]>;

/** Reconciles the orders of all pages; a failure is logged and does not stop the others. */
async function reconcileEach(
  { findPorts, log }: ReconcileDeps,
  list: ListOrders,
  reconcile: (ports: OrderPorts, order: PendingOrder) => Promise<void>,
): Promise<void> {
  let page = await list();
  while (page.length > 0) {
    for (const order of page) {
      const ports = findPorts(order.fascia);
      if (ports)
        await reconcile(ports, order).catch((error: unknown) =>
          log.warn(
            { reason: String(error) },
            'An unpaid order could not be checked; it is retried in the next run.',
          ),
        );
    }
    page = await list(page.at(-1)?.id);
  }
}

/** One run over all pending orders. */
export async function reconcilePendingOrders(deps: ReconcileDeps): Promise<void> {
  const time = deps.now();
  const placedBefore = new Date(time.getTime() - MIN_AGE_MS);
  const list: ListOrders = (after) => deps.orders.listPending(placedBefore, after);
  await reconcileEach(deps, list, async (ports, pending) => {
    const pendingOrder = await reconcileOrder(ports, pending);
    if (pendingOrder && Date.parse(pendingOrder.expiresAt) <= time.getTime())
      await expireOrder(ports, pendingOrder, time);
  });
}

/** One run over recently cancelled orders: late payments are refunded. */
export async function reconcileCancelledOrders(deps: ReconcileDeps): Promise<void> {
  const expiredAfter = new Date(deps.now().getTime() - CANCELLED_HOURS * 3_600_000);
  const list: ListOrders = (after) => deps.orders.listCancelled(expiredAfter, after);
  await reconcileEach(deps, list, async (ports, order) => {
    await reconcileOrder(ports, order);
    await closeSessions(ports, order);
  });
}

/** One run over refunds that failed for the last time: requested again once a day, and logged. */
export async function retryFailedRefunds({ orders, now, log }: ReconcileDeps): Promise<void> {
  const time = now();
  const failed = await orders.listFailedRefunds(time);
  if (failed.length === 0) return;
  log.error(
    {
      refunds: failed.length,
      orders: [...new Set(failed.map(({ number }) => number))].slice(0, 20),
    },
    'Refunds have failed: see `npm run orders -- refunds`.',
  );
  const due = failed.filter(
    ({ requestedAt }) => time.getTime() - Date.parse(requestedAt) >= RETRY_REFUND_MS,
  );
  for (const orderId of new Set(due.map((refund) => refund.orderId)))
    await orders
      .retryRefunds(orderId, time)
      .catch((error: unknown) =>
        log.warn(
          { reason: String(error) },
          'A failed refund could not be retried; it is retried in the next run.',
        ),
      );
}

/** One run over payments without an invoice, and refunds without a credit note. */
export async function reconcileInvoices({ orders, now, log }: ReconcileDeps): Promise<void> {
  const invoices = await orders.issueMissingInvoices(now());
  if (invoices > 0)
    log.warn({ invoices }, 'Invoices or credit notes were missing, and have been issued.');
}

/** Runs until aborted. */
export async function reconcileOrdersUntilAborted(
  deps: ReconcileDeps,
  signal: AbortSignal,
  everyMs = RUN_INTERVAL_MS,
): Promise<void> {
  const warn = (error: unknown) =>
    deps.log.warn(
      { reason: String(error) },
      'Unpaid orders could not be checked; they are retried in the next run.',
    );
  let nextHourly = 0;
  while (!signal.aborted) {
    await wait(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    await reconcilePendingOrders(deps).catch(warn);
    if (deps.now().getTime() < nextHourly) continue;
    nextHourly = deps.now().getTime() + HOURLY_MS;
    await reconcileCancelledOrders(deps).catch(warn);
    await retryFailedRefunds(deps).catch(warn);
    await reconcileInvoices(deps).catch(warn);
  }
}
