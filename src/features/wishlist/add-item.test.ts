/** Tests: only items that this fascia sells can be added to a wishlist. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOST, openTestApp, SKU, type TestApp } from '#test/authorisation/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

test.each([
  ['a product that is not in the catalogue', { productKey: 'XYZ99999', colourSelected: 'moss' }],
  [
    'a colour that the product does not have',
    { productKey: 'ABC12345', colourSelected: 'ultraviolet' },
  ],
])('%s is refused, and counts nowhere', async (_case, position) => {
  const { customer, token } = await testApp.register(
    `${position.colourSelected}-${position.productKey}@example.com`,
  );
  const headers = {
    host: HOST,
    origin: `http://${HOST}`,
    cookie: `sid=${token}`,
    'content-type': 'application/json',
  };
  const body = JSON.stringify({ ...position, lineItemSku: SKU, sizeSelected: false });
  const response = await testApp.send(
    new Request(`http://${HOST}/_api/wishlist/add`, { method: 'POST', headers, body }),
  );
  expect(await response.json()).toMatchObject({ success: false, code: 'wishlist.notSold' });
  expect(await testApp.ports.wishlists.list(customer.id)).toEqual([]);
});
