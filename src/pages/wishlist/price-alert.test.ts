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
const fragment = `#item-${wishlistKey}`;
const pageSchema = z.object({
  lines: z.array(z.object({ price: z.number(), hasPriceAlert: z.boolean() })),
  alert: z.string().nullable(),
});

async function openClient(email: string) {
  const { customer } = await testApp.register(email);
  const client = createTestClient(testApp);
  await client.signIn(email);
  await client.fetch('/wishlist', { wishlistKey });
  const post = (formType: string, path = '/wishlist') =>
    client.fetch(path, { formType, wishlistKey });
  const listAlerts = () => testApp.ports.priceAlerts.listAlerts(customer.id, null);
  return { ...client, post, listAlerts, customerId: customer.id };
}

test('ALERT-6: an alert has the price that the wishlist shows, until it is stopped', async () => {
  const { read, post, listAlerts } = await openClient('alert@example.com');
  const { status, headers } = await post('startPriceAlert');
  expect([status, headers.get('location')]).toEqual([303, `/wishlist?alert=on${fragment}`]);
  const { lines, alert } = await read('/wishlist?alert=on', pageSchema);
  expect([lines[0]?.hasPriceAlert, alert]).toEqual([true, 'wishlist.alertSaved']);
  expect(await listAlerts()).toMatchObject([
    {
      price: { centAmount: lines[0]?.price, currencyCode: 'GBP' },
      item: { productKey: 'ABC12345', colourSelected: 'moss' },
    },
  ]);
  expect((await post('stopPriceAlert')).headers.get('location')).toBe(
    `/wishlist?alert=off${fragment}`,
  );
  expect(await read('/wishlist', pageSchema)).toMatchObject({ lines: [{ hasPriceAlert: false }] });
});

test('ALERT-6: the page leads back to the item; stopping once more changes nothing', async () => {
  const { post, listAlerts } = await openClient('again@example.com');
  await post('startPriceAlert');
  for (let n = 0; n < 2; n += 1) {
    const { headers } = await post('stopPriceAlert', '/wishlist?show=48');
    expect(headers.get('location')).toBe(`/wishlist?show=48&alert=off${fragment}`);
  }
  expect(await listAlerts()).toEqual([]);
});

test('ALERT-6: an alert of another site or currency is not shown as that of this one', async () => {
  const { read, customerId } = await openClient('sites@example.com');
  const names = { slug: 'tee', name: 'Tee', colourLabel: null };
  const item = { productKey: 'ABC12345', colourSelected: 'moss', ...names };
  const request = (fascia: string, currencyCode: 'GBP' | 'EUR') =>
    testApp.ports.priceAlerts.requestAlert(
      customerId,
      { item, sku: SKU, price: { centAmount: 3_000, currencyCode } },
      { fascia, locale: 'en-GB' },
    );
  await request('nightjar', 'GBP');
  await request('aldermoor', 'EUR');
  expect(await read('/wishlist', pageSchema)).toMatchObject({ lines: [{ hasPriceAlert: false }] });
});

test('ALERT-6: what is not on the wishlist has no alert', async () => {
  const { post, listAlerts } = await openClient('none@example.com');
  await post('removeFromWishlist');
  const refused = await post('startPriceAlert');
  expect(refused.status).toBe(404);
  const location = { errorSource: 'startPriceAlert', field: 'productKey', wishlistKey };
  expect(await refused.json()).toMatchObject({ error: 'priceAlert.notSaved', ...location });
  expect(await listAlerts()).toEqual([]);
});
