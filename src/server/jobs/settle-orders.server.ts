/** Reconciles pending orders with their payment providers, at intervals, and ends expired ones. */
import { setTimeout as wait } from 'node:timers/promises';
import type { PendingOrder } from '#features/orders/orders.port.ts';
import {
  expireOrder,
  type OrderPorts,
  reconcileOrder,
} from '#features/orders/payments/reconcile.server.ts';
import type { Log } from '#kit/log.ts';

const EVERY_MS = 30_000;
/** The browser's return and the notices come first. */
const MIN_AGE_MS = 60_000;

export type SettleDeps = {
  readonly orders: OrderPorts['orders'];
  /** null for a fascia that this deployment does not have. */
  readonly findPorts: (fascia: string) => OrderPorts | null;
  readonly now: () => Date;
  readonly log: Log;
};

/** One run over all pending orders. One that fails keeps no other from being settled. */
export async function settlePendingOrders(deps: SettleDeps): Promise<void> {
  const time = deps.now();
  const placedBefore = new Date(time.getTime() - MIN_AGE_MS);
  let page = await deps.orders.listPending(placedBefore);
  while (page.length > 0) {
    for (const pending of page) await settlePendingOrder(deps, pending, time);
    page = await deps.orders.listPending(placedBefore, page.at(-1)?.id);
  }
}

async function settlePendingOrder(
  { findPorts, log }: SettleDeps,
  pending: PendingOrder,
  time: Date,
): Promise<void> {
  const ports = findPorts(pending.fascia);
  if (!ports) return;
  try {
    const left = await reconcileOrder(ports, pending);
    if (left && Date.parse(left.expiresAt) <= time.getTime()) await expireOrder(ports, left);
  } catch (error) {
    log.warn({ reason: String(error) }, 'A pending order waits for the next run.');
  }
}

/** Runs until aborted. */
export async function settleOrders(
  deps: SettleDeps,
  signal: AbortSignal,
  everyMs = EVERY_MS,
): Promise<void> {
  while (!signal.aborted) {
    await wait(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    await settlePendingOrders(deps).catch((error: unknown) =>
      deps.log.warn({ reason: String(error) }, 'Pending orders wait for the next run.'),
    );
  }
}
