/** Tests of the basket page after a reservation has expired. */

import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { formatCustomerBasketId } from '#features/basket/basket-cookie.ts';
import { HOST, openTestApp, SECRET, SKU, type TestApp } from '#test/authorisation/test-app.ts';
import { basketPageSchema } from '#test/basket-schema.ts';

const pageSchema = basketPageSchema.extend({
  isReservationExpired: z.boolean(),
  reservedFor: z.number().nullable(),
});
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

test('shows that the reservation is over, until another quantity reserves anew', async () => {
  const { customer, token } = await testApp.register('held@example.com');
  const headers = { host: HOST, origin: `http://${HOST}`, cookie: `sid=${token}` };
  const post = (path: string, fields: Record<string, string>) =>
    testApp.send(
      new Request(`http://${HOST}${path}`, {
        method: 'POST',
        headers,
        body: new URLSearchParams(fields),
      }),
    );
  const read = async () => {
    const response = await testApp.send(new Request(`http://${HOST}/basket`, { headers }));
    return pageSchema.parse(await response.json());
  };
  const opener = createHmac('sha256', SECRET)
    .update(formatCustomerBasketId('aldermoor', customer.id))
    .digest('base64url');
  const scope = { fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP', token: opener } as const;
  // A reservation so short that it has expired when the page is loaded.
  await testApp.ports.baskets.add(scope, {
    items: [{ sku: SKU, quantity: 1 }],
    reserveMinutes: 1e-9,
  });
  const over = await read();
  expect(over).toMatchObject({
    isReservationExpired: true,
    reservedFor: null,
    basket: { lines: [{ quantity: 1, isOnStock: true }] },
  });

  await post('/basket', {
    lineId: over.basket.lines[0]?.id ?? '',
    version: String(over.basket.version),
    quantity: '2',
  });
  const reserved = await read();
  expect(reserved.isReservationExpired).toBe(false);
  expect(reserved.reservedFor).toBeGreaterThan(1200);
});
