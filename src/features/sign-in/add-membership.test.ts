/** Tests of a membership added during sign-up: at most one in a basket. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import {
  clientContextOf,
  HOST,
  openTestApp,
  PASSWORD,
  type TestApp,
} from '#test/authorisation/test-app.ts';
import { basketPageSchema } from '#test/basket-schema.ts';

const MEMBERSHIP = 'MEM12345-1-1';
const page = '/premier/slug-of-MEM12345?add=1';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
  const variants = [sampleVariant(MEMBERSHIP, { size: 'ONE SIZE' })];
  await testApp.ports.catalogueImport.saveProducts([
    sampleProduct('MEM12345', { variants, facts: { isPremier: true } }),
  ]);
});
afterAll(() => testApp.close());

function createTestClient() {
  const cookies = new Map<string, string>();
  const sendRequest = async (path: string, fields?: Record<string, string>) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const post = fields && { method: 'POST', body: new URLSearchParams(fields) };
    const headers = { host: HOST, origin: `http://${HOST}`, cookie };
    const response = await testApp.send(new Request(`http://${HOST}${path}`, { headers, ...post }));
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  const csrf = async () =>
    z.object({ csrf: z.string() }).parse(await (await sendRequest('/_api/login')).json()).csrf;
  const basket = async () =>
    basketPageSchema.parse(await (await sendRequest('/basket')).json()).basket;
  return { ask: sendRequest, csrf, basket };
}

test('is added to the basket after sign-up by the emailed link', async () => {
  const { ask: sendRequest, csrf, basket } = createTestClient();
  const sent = await sendRequest('/premier/slug-of-MEM12345', { colour: 'moss', size: 'ONE SIZE' });
  expect(sent.headers.get('location')).toBe(`/sign-up?redirect=${encodeURIComponent(page)}`);
  const request = {
    email: 'member@example.com',
    firstName: 'Ada',
    lastName: 'Byron',
    returnState: JSON.stringify({ destination: page, wishlistKey: null }),
  };
  const mail = await testApp.ports.accounts.signUp(clientContextOf({ ipHash: 'member' }), request);
  const fields = {
    token: mail?.token ?? '',
    firstName: 'Ada',
    lastName: 'Byron',
    newPassword: PASSWORD,
  };
  const entered = await sendRequest('/sign-up', { csrf: await csrf(), ...fields });
  expect(entered.headers.get('location')).toBe('/basket');
  expect((await basket()).lines).toMatchObject([
    { sku: MEMBERSHIP, quantity: 1, maxQuantity: 1, isOnStock: true },
  ]);
});

test('is added after sign-in too, once, whatever the quantity', async () => {
  await testApp.register('again@example.com');
  const { ask: sendRequest, csrf, basket } = createTestClient();
  const credentials = { username: 'again@example.com', password: PASSWORD, redirect: page };
  for (let time = 0; time < 2; time += 1) {
    const entered = await sendRequest('/login', { csrf: await csrf(), ...credentials });
    expect(entered.headers.get('location')).toBe('/basket');
  }
  const { lines, version } = await basket();
  expect(lines).toMatchObject([{ sku: MEMBERSHIP, quantity: 1 }]);
  const added = await sendRequest('/_api/basket/addToCart', {
    data: JSON.stringify([{ sku: MEMBERSHIP, quantity: 1 }]),
  });
  expect([added.status, await added.json()]).toMatchObject([
    409,
    { error: { code: 'membership.onlyOne' } },
  ]);
  const raised = await sendRequest('/_api/basket/lines', {
    lineId: lines[0]?.id ?? '',
    quantity: '2',
    version: String(version),
  });
  expect([raised.status, await raised.json()]).toMatchObject([
    409,
    { error: { code: 'basket.notEnough', available: 1 } },
  ]);
});
