/** Sends the stock alerts, price alerts and reminders that are due, at intervals. */
import { setTimeout as wait } from 'node:timers/promises';
import type { PriceAlerts } from '#features/price-alerts/price-alerts.port.ts';
import type { Replenishment } from '#features/replenishment/replenishment.port.ts';
import type { StockAlerts } from '#features/stock-alerts/stock-alerts.port.ts';
import type { Log } from '#kit/log.ts';

const EVERY_MS = 30_000;
/** Wait for the first run: a restart delays no email by a whole interval. */
const FIRST_MS = 1_000;

export type AlertDeps = {
  readonly stockAlerts: Pick<StockAlerts, 'sendBackInStockEmails'>;
  readonly priceAlerts: Pick<PriceAlerts, 'sendPriceDropEmails'>;
  readonly replenishment: Pick<Replenishment, 'sendDueEmails'>;
  readonly now: () => Date;
  readonly log: Log;
};

/** Runs until aborted; what a failed run would have sent is sent by the next one. */
export async function sendAlerts(
  { stockAlerts, priceAlerts, replenishment, now, log }: AlertDeps,
  signal: AbortSignal,
  everyMs = EVERY_MS,
): Promise<void> {
  const send = async (name: string, work: () => Promise<number>) => {
    try {
      const count = await work();
      if (count > 0) log.info({ count }, `${name} were sent.`);
    } catch (error) {
      log.warn({ reason: String(error) }, `${name} wait for the next run.`);
    }
  };
  for (let pause = Math.min(FIRST_MS, everyMs); ; pause = everyMs) {
    await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    await send('Stock alerts', () => stockAlerts.sendBackInStockEmails(now()));
    await send('Price alerts', () => priceAlerts.sendPriceDropEmails(now()));
    await send('Reminders', () => replenishment.sendDueEmails(now()));
  }
}
