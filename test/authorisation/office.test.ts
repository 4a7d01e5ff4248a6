/** PDP-11: tests of who may see how a price was calculated. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOST, openTestApp, type TestApp } from './test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

/**
 * Sends a request as if through the one trusted proxy, from the caller's address `forwardedFor`.
 */
const sendRequest = (path: string, forwardedFor: string, headers: Record<string, string> = {}) =>
  testApp.send(
    new Request(`http://${HOST}${path}`, {
      headers: { host: HOST, 'x-forwarded-for': forwardedFor, ...headers },
    }),
  );

const OFFICE = '192.0.2.17';
const HOME = '203.0.113.9';
const PRICE = '/_api/internalPrice/ABC12345';

test('the office gets a price breakdown', async () => {
  const response = await sendRequest(PRICE, OFFICE);
  expect(await response.json()).toEqual({
    variants: [
      {
        sku: 'ABC12345-1-1',
        price: 3000,
        wasPrice: 4000,
        preDiscountPrice: 3400,
        discountEffects: [{ name: 'Weekend event', value: 400 }],
      },
    ],
  });
  expect(await (await sendRequest('/_api/shopper', OFFICE)).json()).toMatchObject({
    isOffice: true,
  });
  expect((await sendRequest('/_api/internalPrice/nothing', OFFICE)).status).toBe(404);
});

test('nobody else does, whatever headers they send', async () => {
  const claims = {
    forwarded: `for=${OFFICE}`,
    'x-real-ip': OFFICE,
    'x-office': '1',
    cookie: 'office=1; isOffice=true',
  };
  for (const from of [HOME, `${OFFICE}, ${HOME}`]) {
    expect((await sendRequest(PRICE, from, claims)).status).toBe(404);
    expect(await (await sendRequest('/_api/shopper', from, claims)).json()).not.toHaveProperty(
      'isOffice',
    );
  }
});

test.each([
  '/product/slug-of-ABC12345',
  '/_api/quickadd/ABC12345',
  '/_api/stock/ABC12345',
  '/_api/shopper',
])('%s does not contain the breakdown, even in the office', async (path) => {
  const response = await sendRequest(path, OFFICE);
  expect(response.status).toBe(200);
  expect(await response.text()).not.toMatch(/preDiscount|discountEffects|Weekend event|3400/);
});
