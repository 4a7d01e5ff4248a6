/** Tests of the fascia's reservation limits and moment of reservation. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import type { Fascia } from '#kit/define-fascia.ts';
import { listEventCounts } from '#kit/monitoring/event-counts.server.ts';
import type { PrivateShop } from '#request/shop.ts';
import { HOST, openTestApp, type TestApp } from '#test/authorisation/test-app.ts';
import { createTestClient } from '#test/authorisation/test-client.ts';
import { basketPageSchema, basketSchema } from '#test/basket-schema.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { createMetrics } from '../../../server/monitoring/metrics.server.ts';
import { reservePolicy } from './reserve-policy.server.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
  const variants = [sampleVariant('CBA54321-1-1', { size: 'ONE SIZE', stock: 900 })];
  await testApp.ports.catalogueImport.saveProducts([sampleProduct('CBA54321', { variants })]);
});
afterAll(() => testApp.close());

const cartSchema = basketSchema.extend({ addedLineIds: z.array(z.string()) });
type Cart = z.infer<typeof cartSchema>;

async function add(network: string, quantity: number): Promise<Cart> {
  const headers = {
    host: HOST,
    origin: `http://${HOST}`,
    'x-forwarded-for': `${network}.7`,
    'content-type': 'application/json',
  };
  const body = JSON.stringify([{ sku: 'CBA54321-1-1', quantity }]);
  const response = await testApp.send(
    new Request(`http://${HOST}/_api/basket/addToCart`, { method: 'POST', headers, body }),
  );
  expect(response.status).toBe(200);
  return cartSchema.parse(await response.json());
}

test('forty guests of one network reserve at most 120 units together, which is reported without the network', async () => {
  const carts: Cart[] = [];
  for (let guest = 0; guest < 40; guest += 1) carts.push(await add('10.6.1', 20));
  const reserved = carts
    .flatMap(({ lines }) => lines)
    .filter(({ reservedUntil }) => reservedUntil !== null);
  expect(reserved).toHaveLength(6);
  expect(carts.at(-1)?.lines).toMatchObject([{ quantity: 20, isOnStock: true }]);
  expect((await add('10.6.2', 20)).lines[0]?.reservedUntil).not.toBeNull();
  expect(listEventCounts()).toContainEqual({
    event: 'reservation_limited',
    fascia: 'aldermoor',
    count: 34,
  });
  const metrics = await (await createMetrics().toResponse()).text();
  expect(metrics).toContain(
    'parade_events_total{event="reservation_limited",fascia="aldermoor"} 34',
  );
});

const countLimited = () =>
  listEventCounts().find(({ event }) => event === 'reservation_limited')?.count ?? 0;

test('a raised quantity beyond the limits is reported like an add', async () => {
  const { fetch: post } = createTestClient(testApp, '10.6.4');
  const response = await post('/_api/basket/addToCart', { data: '[{"sku":"CBA54321-1-1"}]' });
  const cart = cartSchema.parse(await response.json());
  const before = countLimited();
  const change = { lineId: cart.lines[0]?.id ?? '', quantity: '40', version: String(cart.version) };
  expect(await (await post('/_api/basket/lines', change)).json()).toMatchObject({
    lines: [{ quantity: 40, reservedUntil: null }],
  });
  expect(countLimited() - before).toBe(1);
});

test('a guest’s basket that is merged into a customer’s reserves no more than the limits, which is reported', async () => {
  await testApp.register('joins@example.com');
  const add = (quantity: number) => ({ data: JSON.stringify([{ sku: 'CBA54321-1-1', quantity }]) });
  const customer = createTestClient(testApp, '10.6.5');
  await customer.signIn('joins@example.com');
  await customer.fetch('/_api/basket/addToCart', add(1));
  const guest = createTestClient(testApp, '10.6.5');
  await guest.fetch('/_api/basket/addToCart', add(60));
  const before = countLimited();
  await guest.signIn('joins@example.com');
  const { basket } = await guest.read('/basket', basketPageSchema);
  expect(basket.lines).toMatchObject([{ quantity: 61, reservedUntil: null, isOnStock: true }]);
  expect(countLimited() - before).toBe(1);
});

function shopOf(fascia: Partial<Fascia>, network = '10.6.3'): PrivateShop {
  return createTestShop({ fascia, visitor: { network, ipHash: '', userAgent: '' } });
}

test('a fascia reserves on adding, or when the checkout starts', () => {
  const minutesOf = (fascia: Partial<Fascia>) =>
    (['add', 'checkout'] as const).map(
      (moment) => reservePolicy(shopOf(fascia), moment).reserveMinutes,
    );
  expect(minutesOf({})).toEqual([30, 30]);
  expect(minutesOf({ reserveAt: 'checkout' })).toEqual([0, 30]);
  expect(minutesOf({ reserveMinutes: 0 })).toEqual([0, 0]);
});

test('the limits are the fascia’s, and a network without client addresses has none', () => {
  const reserveLimits = { perBasket: 3, perNetwork: 9 };
  expect(reservePolicy(shopOf({ reserveLimits }), 'add').limits).toEqual({
    ...reserveLimits,
    network: 'signed:network:10.6.3',
  });
  expect(reservePolicy(shopOf({}, '127.0.0'), 'add').limits).toEqual({
    perBasket: 24,
    perNetwork: 120,
    network: null,
  });
});
