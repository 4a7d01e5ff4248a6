/** Tests that a paid order and its documents are for its customer and for whoever has its link. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { someAddress } from '#test/setups/order-setup.ts';
import { openTestApp, SKU, type TestApp } from './test-app.ts';
import { createTestClient } from './test-client.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ fascia: 'nightjar' });
});
afterAll(() => testApp.close());

type TestClient = ReturnType<typeof createTestClient>;

const formSchema = z.object({ csrf: z.string() });
const reviewSchema = formSchema.extend({
  confirmed: z.object({ key: z.string(), totals: z.string() }),
});

const pathOf = (response: Response) => {
  const location = response.headers.get('location') ?? '';
  const { pathname, search } = new URL(location, 'http://localhost');
  return `${pathname}${search}`;
};

/** Orders and pays as a browser without JavaScript; returns the path of the order with its token. */
async function buy({ fetch, read }: TestClient): Promise<string> {
  await fetch('/product/slug-of-ABC12345', { colour: 'moss', size: 'ONE SIZE', sku: SKU });
  const { csrf } = await read('/checkout/address', formSchema);
  await fetch('/checkout/address', { csrf, ...someAddress, email: 'ada@example.com' });
  await fetch('/checkout/delivery', { csrf, service: 'standard' });
  const { confirmed } = await read('/checkout/review', reviewSchema);
  const paymentPage = pathOf(await fetch('/checkout/review', { csrf, ...confirmed }));
  return pathOf(await fetch(paymentPage, { csrf, card: 'success' }));
}

test('a paid order is opened by its customer and by its link, and by nobody else', async () => {
  const [ada, eve, guest] = ['203.0.113', '198.51.100', '192.0.3'].map((network) =>
    createTestClient(testApp, network),
  );
  if (!ada || !eve || !guest) throw new Error('A browser is missing.');
  await testApp.register('ada@example.com');
  await testApp.register('eve@example.com');
  await ada.signIn('ada@example.com');
  await eve.signIn('eve@example.com');

  const link = await buy(ada);
  const [order = '', token = ''] = link.split('?token=');
  expect(order).toMatch(/^\/order\/[\w-]+$/);
  expect(token.length).toBeGreaterThan(20);
  const statusOf = async (client: TestClient, path: string) => (await client.fetch(path)).status;
  expect(await statusOf(ada, order)).toBe(200);
  expect(await statusOf(guest, link)).toBe(200);

  const forged = `${order}?token=${token.slice(0, -2)}__`;
  for (const client of [eve, guest]) {
    const { csrf } = await client.read('/_api/login', formSchema);
    for (const path of [order, forged, `${order}/return`])
      expect({ path, status: await statusOf(client, path) }).toEqual({ path, status: 404 });
    const cancelled = await client.fetch(forged, { csrf, intent: 'cancel' });
    expect(cancelled.status).toBe(404);
  }
  const { status, isCancellable } = await ada.read(
    order,
    z.object({ status: z.string(), isCancellable: z.boolean() }),
  );
  expect({ status, isCancellable }).toEqual({ status: 'paid', isCancellable: true });
});
