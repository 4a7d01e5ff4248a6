/** Tests that only the order system, with its key, can grant memberships. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { HOST, ORDERS_KEY, openTestApp, type TestApp } from './test-app.ts';
import { createTestClient } from './test-client.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

async function grant(
  body: unknown,
  headers: Record<string, string> = { authorization: `Bearer ${ORDERS_KEY}` },
) {
  const init = {
    method: 'POST',
    headers: { host: HOST, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
  const response = await testApp.send(new Request(`http://${HOST}/_api/memberships`, init));
  return {
    status: response.status,
    cache: response.headers.get('cache-control'),
    body: z.record(z.string(), z.unknown()).parse(await response.json()),
  };
}

test('an order grants a membership, and returns its end', async () => {
  const { customer } = await testApp.register('member@example.com');
  const order = { email: 'member@example.com', days: 365, reference: 'order-1' };
  const granted = await grant(order);
  expect(granted).toMatchObject({
    status: 200,
    cache: 'no-store',
    body: { customerId: customer.id, isNew: true },
  });
  expect(await grant(order)).toMatchObject({
    status: 200,
    body: { until: granted.body.until, isNew: false },
  });
  const { signIn, read } = createTestClient(testApp);
  await signIn('member@example.com');
  const { premierUntil } = await read('/_api/shopper', z.object({ premierUntil: z.string() }));
  expect(new Date(String(granted.body.until)).toISOString().slice(0, 10)).toBe(premierUntil);
});

test.each<[string, Record<string, string>]>([
  ['without a key', {}],
  ['with a wrong key', { authorization: `Bearer ${'x'.repeat(32)}` }],
  ['with the key in another scheme', { authorization: `Basic ${ORDERS_KEY}` }],
])('%s nothing is granted', async (_, headers) => {
  const email = `refused-${_.length}@example.com`;
  const { token } = await testApp.register(email);
  const refused = await grant(
    { email, days: 1, reference: `r-${email}` },
    { cookie: `sid=${token}`, ...headers },
  );
  expect(refused).toMatchObject({ status: 401, body: { error: { code: 'membership.key' } } });
  expect(await testApp.ports.accounts.findSession('aldermoor', token)).toMatchObject({
    customer: { membershipUntil: null },
  });
});

test.each([
  ['email', { days: 1, reference: 'r' }],
  ['email', { email: 'ada', days: 1, reference: 'r' }],
  ['days', { email: 'a@example.com', reference: 'r' }],
  ['days', { email: 'a@example.com', days: 0, reference: 'r' }],
  ['days', { email: 'a@example.com', days: 1e9, reference: 'r' }],
  ['until', { email: 'a@example.com', until: '2027-02-30', reference: 'r' }],
  ['until', { email: 'a@example.com', until: 'tomorrow', reference: 'r' }],
  ['reference', { email: 'a@example.com', days: 1 }],
  ['reference', { email: 'a@example.com', days: 1, reference: 'x'.repeat(101) }],
])('names the field %s of %j', async (field, body) => {
  expect(await grant(body)).toMatchObject({
    status: 400,
    body: { error: { code: 'request.badField', field } },
  });
});

test('a grant for an unknown email is 404, invalid JSON is 400', async () => {
  const unknown = await grant({ email: 'nobody@example.com', days: 1, reference: 'r-nobody' });
  expect(unknown).toMatchObject({
    status: 404,
    body: { error: { code: 'membership.unknownCustomer' } },
  });
  const headers = { host: HOST, authorization: `Bearer ${ORDERS_KEY}` };
  for (const body of ['{', 'null', '[]', '7']) {
    const broken = new Request(`http://${HOST}/_api/memberships`, {
      method: 'POST',
      headers,
      body,
    });
    expect((await testApp.send(broken)).status, body).toBe(400);
  }
});

test('SHARE-1: only the key sets an affiliate id, which its customer alone reads', async () => {
  await testApp.register('affiliate@example.com');
  const post = (headers: Record<string, string>, affiliateId: string) =>
    testApp.send(
      new Request(`http://${HOST}/_api/affiliates`, {
        method: 'POST',
        headers: { host: HOST, 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ email: 'affiliate@example.com', affiliateId }),
      }),
    );
  const key = { authorization: `Bearer ${ORDERS_KEY}` };
  expect((await post({}, 'ada-7')).status).toBe(401);
  expect((await post(key, 'a&b=c')).status).toBe(400);
  expect((await post(key, 'ada-7')).status).toBe(200);
  const schema = z.object({ customer: z.object({ affiliateId: z.string() }).nullable() });
  const { signIn, read } = createTestClient(testApp);
  expect(await read('/_api/customer/getCustomer', schema)).toEqual({ customer: null });
  await signIn('affiliate@example.com');
  expect(await read('/_api/customer/getCustomer', schema)).toEqual({
    customer: { affiliateId: 'ada-7' },
  });
});
