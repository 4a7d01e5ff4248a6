/** Tests on the app's database: the link in a back-in-stock email stops all other alerts. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createSampleItem } from '#features/stock-alerts/stock-alerts.contract.ts';
import { openTestApp, SKU, type TestApp } from '#test/authorisation/test-app.ts';
import { createTestClient } from '#test/authorisation/test-client.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const pageSchema = z.object({ csrf: z.string(), count: z.number().nullable() });

/** A customer who is emailed about one item and waits for another; the email's token. */
async function emailCustomer(email: string) {
  const { stockAlerts, jobs } = testApp.ports;
  const { customer } = await testApp.register(email);
  const site = { fascia: 'aldermoor', locale: 'en-GB' };
  for (const sku of [SKU, 'another'])
    await stockAlerts.requestAlert(createSampleItem(sku), { customerId: customer.id }, site);
  const enqueue = vi.spyOn(jobs, 'enqueue');
  await stockAlerts.sendBackInStockEmails(new Date());
  const [, payload] = enqueue.mock.lastCall ?? [];
  enqueue.mockRestore();
  const token = payload && 'token' in payload ? String(payload.token) : '';
  return { token, listAlerts: () => stockAlerts.listAlerts(customer.id) };
}

test('ALERT-8: the page says how many alerts are left, and one POST stops them', async () => {
  const { token, listAlerts } = await emailCustomer('page@example.com');
  const { read, fetch } = createTestClient(testApp);
  const path = `/stop-stock-alerts?token=${token}`;
  const { csrf, count } = await read(path, pageSchema);
  expect([count, (await listAlerts()).length]).toEqual([1, 1]);
  const { status, headers } = await fetch(path, { csrf, token });
  expect([status, headers.get('location')]).toEqual([303, '/stop-stock-alerts?done=stopped']);
  expect(await listAlerts()).toEqual([]);
  expect(await read(path, pageSchema)).toMatchObject({ count: 0 });
});

test('ALERT-8: a mail program stops them with one POST without cookies', async () => {
  const { token, listAlerts } = await emailCustomer('program@example.com');
  const address = `/_api/unsubscribe/all-stock-alerts?token=${token}&locale=en-GB`;
  for (let n = 0; n < 2; n += 1) {
    const { fetch } = createTestClient(testApp);
    const response = await fetch(address, { 'List-Unsubscribe': 'One-Click' });
    expect(response.status).toBe(200);
  }
  expect(await listAlerts()).toEqual([]);
});
