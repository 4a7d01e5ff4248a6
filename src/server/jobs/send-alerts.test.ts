/** Alerts are sent at intervals, also after a run that failed. */
import { expect, test, vi } from 'vitest';
import { createMemoryStockAlerts } from '#features/stock-alerts/memory-stock-alerts.fixtures.ts';
import { createSampleItem } from '#features/stock-alerts/stock-alerts.contract.ts';
import { silentLog } from '#kit/log.ts';
import { sendAlerts } from './send-alerts.server.ts';

test('an alert for an item back in stock is sent, also after a database failure', async () => {
  const alerts = createMemoryStockAlerts();
  const site = { fascia: 'aldermoor', locale: 'en-GB' };
  await alerts.requestAlert(createSampleItem('coat-M'), { customerId: 'ada' }, site);
  alerts.setUnits('coat-M', 1);
  const sendBackInStockEmails = vi
    .fn(alerts.sendBackInStockEmails)
    .mockRejectedValueOnce(new Error('connection lost'));
  const stop = new AbortController();
  const sendPriceDropEmails = vi.fn(async () => 0);
  const sendDueEmails = vi.fn(async () => 0);
  const running = sendAlerts(
    {
      ...{ stockAlerts: { sendBackInStockEmails }, priceAlerts: { sendPriceDropEmails } },
      replenishment: { sendDueEmails },
      ...{ now: () => new Date(), log: silentLog },
    },
    stop.signal,
    1,
  );
  await expect
    .poll(() => alerts.emails)
    .toMatchObject([{ kind: 'backInStock', to: 'ada@example.com' }]);
  stop.abort();
  await running;
  expect(alerts.emails).toHaveLength(1);
  // Also in the run in which stock alerts failed.
  expect(sendPriceDropEmails.mock.calls.length).toBeGreaterThan(0);
  expect(sendDueEmails.mock.calls.length).toBeGreaterThan(0);
});

test('after a restart the first run does not wait for a whole interval', async () => {
  const stop = new AbortController();
  const sendBackInStockEmails = vi.fn(async () => 0);
  const nothing = async () => 0;
  const running = sendAlerts(
    {
      stockAlerts: { sendBackInStockEmails },
      priceAlerts: { sendPriceDropEmails: nothing },
      replenishment: { sendDueEmails: nothing },
      ...{ now: () => new Date(), log: silentLog },
    },
    stop.signal,
    3_600_000,
  );
  await expect.poll(() => sendBackInStockEmails.mock.calls.length, { timeout: 5_000 }).toBe(1);
  stop.abort();
  await running;
});
