/** Tests of the basket of a guest's first add that is retried after its response was lost. */

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOST, openTestApp, SKU, type TestApp } from '#test/authorisation/test-app.ts';
import { basketSchema } from '#test/basket-schema.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

async function add(headers: Record<string, string>) {
  const response = await testApp.send(
    new Request(`http://${HOST}/_api/basket/addToCart`, {
      method: 'POST',
      headers: {
        host: HOST,
        origin: `http://${HOST}`,
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify([{ sku: SKU, quantity: 1 }]),
    }),
  );
  const body: unknown = await response.json();
  return {
    status: response.status,
    body,
    basket: () => basketSchema.parse(body),
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
  };
}

test('a retry of the same browser finds the basket of its first add, whose response was lost', async () => {
  const headers = { 'idempotency-key': 'first-click', 'basket-seed': randomUUID() };
  const [first, again] = [await add(headers), await add(headers)];
  expect(again.cookie).toBe(first.cookie);
  expect(again.basket()).toMatchObject({
    id: first.basket().id,
    version: 1,
    lines: [{ quantity: 1 }],
  });
});

test('another shopper who sends the same key gets a basket of their own, with a seed or without', async () => {
  const key = { 'idempotency-key': 'order-0001' };
  const guests = [
    await add(key),
    await add(key),
    await add({ ...key, 'basket-seed': randomUUID() }),
  ];
  expect(new Set(guests.map(({ basket }) => basket().id)).size).toBe(3);
  expect(new Set(guests.map(({ cookie }) => cookie)).size).toBe(3);
});

test('a seed that could be guessed is refused', async () => {
  expect(await add({ 'basket-seed': 'my-basket' })).toMatchObject({
    status: 400,
    body: { error: { field: 'Basket-Seed' } },
  });
});
