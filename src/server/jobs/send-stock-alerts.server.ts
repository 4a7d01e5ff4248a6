/** Sends the stock alerts that are due, at intervals. */
import { setTimeout as wait } from 'node:timers/promises';
import type { StockAlerts } from '#features/stock-alerts/stock-alerts.port.ts';
import type { Log } from '#kit/log.ts';

const EVERY_MS = 30_000;

export type StockAlertDeps = {
  readonly stockAlerts: Pick<StockAlerts, 'sendBackInStockEmails'>;
  readonly now: () => Date;
  readonly log: Log;
};

/** Runs until aborted; what a failed run would have sent is sent by the next one. */
export async function sendStockAlerts(
  { stockAlerts, now, log }: StockAlertDeps,
  signal: AbortSignal,
  everyMs = EVERY_MS,
): Promise<void> {
  while (!signal.aborted) {
    await wait(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    try {
      const count = await stockAlerts.sendBackInStockEmails(now());
      if (count > 0) log.info({ count }, 'Stock alerts were sent.');
    } catch (error) {
      log.warn({ reason: String(error) }, 'Stock alerts wait for the next run.');
    }
  }
}
