/** Tests: price alerts are requested and stopped with forms of the wishlist. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestApp, SKU, type TestApp } from '#test/authorisation/test-app.ts';
import { createTestClient } from '#test/authorisation/test-client.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const wishlistKey = `ABC12345~${SKU}~0~moss`;
const pageSchema = z.object({
  lines: z.array(z.object({ price: z.number(), hasPriceAlert: z.boolean() })),
  alert: z.string().nullable(),
});

async function openClient(email: string) {
  const { customer } = await testApp.register(email);
  const client = createTestClient(testApp);
  await client.signIn(email);
  await client.fetch('/wishlist', { wishlistKey });
  const post = (formType: string) => client.fetch('/wishlist', { formType, wishlistKey });
  const listAlerts = () => testApp.ports.priceAlerts.listAlerts(customer.id);
  return { ...client, post, listAlerts };
}

test('ALERT-6: an alert has the price that the wishlist shows, until it is stopped', async () => {
  const { read, post, listAlerts } = await openClient('alert@example.com');
  const { status, headers } = await post('startPriceAlert');
  expect([status, headers.get('location')]).toEqual([303, '/wishlist?alert=on']);
  const { lines, alert } = await read('/wishlist?alert=on', pageSchema);
  expect([lines[0]?.hasPriceAlert, alert]).toEqual([true, 'wishlist.alertSaved']);
  expect(await listAlerts()).toMatchObject([
    {
      price: { centAmount: lines[0]?.price, currencyCode: 'GBP' },
      item: { productKey: 'ABC12345', colourSelected: 'moss' },
    },
  ]);
  expect((await post('stopPriceAlert')).headers.get('location')).toBe('/wishlist?alert=off');
  expect(await read('/wishlist', pageSchema)).toMatchObject({ lines: [{ hasPriceAlert: false }] });
});

test('ALERT-6: what is not on the wishlist has no alert', async () => {
  const { post, listAlerts } = await openClient('none@example.com');
  await post('removeFromWishlist');
  expect((await post('startPriceAlert')).status).toBe(404);
  expect(await listAlerts()).toEqual([]);
});
