/** Tests of saving a line for later as a guest: sign-in, then the wishlist. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import { HOST, openTestApp, PASSWORD, SKU, type TestApp } from '#test/authorisation/test-app.ts';
import { basketPageSchema } from '#test/basket-schema.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
  const variants = [sampleVariant('DEF12345-1-1', { size: 'ONE SIZE' })];
  await testApp.ports.catalogueImport.saveProducts([sampleProduct('DEF12345', { variants })]);
});
afterAll(() => testApp.close());

test('save for later, as a guest', async () => {
  const { customer } = await testApp.register('later@example.com');
  const cookies = new Map<string, string>();
  const sendRequest = async (path: string, fields?: Record<string, string>) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const post = fields && { method: 'POST', body: new URLSearchParams(fields) };
    const response = await testApp.send(
      new Request(`http://${HOST}${path}`, {
        headers: { host: HOST, origin: `http://${HOST}`, cookie },
        ...post,
      }),
    );
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  for (const sku of [SKU, 'DEF12345-1-1'])
    await sendRequest('/_api/basket/addToCart', { data: JSON.stringify([{ sku, quantity: 2 }]) });
  const { basket } = basketPageSchema.parse(await (await sendRequest('/basket')).json());
  const line = basket.lines.find(({ sku }) => sku === SKU);
  const sent = await sendRequest('/basket', {
    intent: 'save',
    lineId: line?.id ?? '',
    version: String(basket.version),
  });
  expect(sent.headers.get('location')).toBe('/login?redirect=%2Fbasket');

  const page = z
    .object({ csrf: z.string(), isForWishlist: z.boolean() })
    .parse(await (await sendRequest('/login?redirect=%2Fbasket')).json());
  expect(page.isForWishlist).toBe(true);
  const credentials = { username: 'later@example.com', password: PASSWORD, redirect: '/basket' };
  const entered = await sendRequest('/login?redirect=%2Fbasket', {
    csrf: page.csrf,
    ...credentials,
  });
  expect(entered.headers.get('location')).toMatch(/^\/basket\?flash=/);
  const after = basketPageSchema.parse(
    await (await sendRequest(entered.headers.get('location') ?? '')).json(),
  );
  expect(after.flash).toMatchObject({ kind: 'saved', name: line?.name });
  expect(after.basket.lines.map(({ sku }) => sku)).toEqual(['DEF12345-1-1']);
  expect(await testApp.ports.wishlists.list(customer.id)).toMatchObject([
    { productKey: 'ABC12345', lineItemSku: SKU },
  ]);
});
