/** Tests of the withdrawal form: two steps, the same response for any order, limits. */
import { expect, test } from 'vitest';
import type { Withdrawal, WithdrawalRequest } from '#features/orders/orders.port.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { loadWithdrawForm, sendWithdrawal } from './withdraw.server.ts';

let callers = 0;

function toWithdrawal({ fascia, locale, name, number, email, now }: WithdrawalRequest): Withdrawal {
  return {
    ...{ id: 'id', fascia, locale, name, number, email, declaredAt: now.toISOString() },
    ...{ outcome: 'unmatched', returnNumber: null },
  };
}

function open({ isBuiltIn = true } = {}) {
  const recorded: WithdrawalRequest[] = [];
  callers += 1;
  const shop = createTestShop({
    now: new Date('2026-11-26T10:24:00Z'),
    visitor: { network: 'test', ipHash: `withdraw-${callers}`, userAgent: '' },
    ports: {
      checkout: { isBuiltIn },
      orders: {
        findOrderByLink: async () => null,
        async recordWithdrawal(request) {
          recorded.push(request);
          return toWithdrawal(request);
        },
        async findWithdrawal(id) {
          const [request] = recorded;
          return request && id === 'id' ? toWithdrawal(request) : null;
        },
      },
    },
  });
  return { shop, recorded };
}

const fields = { name: 'Ada Byron', number: '7KQ2-MW4X-93BD', email: `ada@example.com` };

test('the first step records nothing; the second one does, and redirects to a receipt with the time', async () => {
  const { shop, recorded } = open();
  expect(await sendWithdrawal(shop, fields)).toEqual({ step: 'confirm', formValues: fields });
  expect(recorded).toEqual([]);
  const response = await sendWithdrawal(shop, { ...fields, intent: 'confirm' });
  if (!(response instanceof Response)) throw new Error('There is no redirect.');
  expect(response.status).toBe(303);
  const location = new URL(response.headers.get('location') ?? '', 'https://shop.example');
  expect(await loadWithdrawForm(shop, location.searchParams)).toMatchObject({
    ...{ name: '', number: '', email: '' },
    receipt: {
      ...{ number: fields.number, email: fields.email },
      moment: '26 November 2026 at 10:24 GMT',
    },
  });
  expect(recorded).toMatchObject([{ ...fields, days: 28 }]);
});

test('the link of an unknown receipt, an old one or that of another fascia shows the empty form', async () => {
  const { shop } = open();
  await sendWithdrawal(shop, { ...fields, intent: 'confirm' });
  const load = (shopOfForm: typeof shop, id = 'id') =>
    loadWithdrawForm(shopOfForm, new URLSearchParams({ receipt: id }));
  expect(await load(shop)).toMatchObject({ receipt: { number: fields.number } });
  const none = { receipt: null };
  expect(await load(shop, 'other')).toMatchObject(none);
  expect(await load({ ...shop, now: new Date('2027-02-25T10:24:00Z') })).toMatchObject(none);
  const fascia = { ...shop.fascia, code: 'fernhollow' };
  expect(await load({ ...shop, fascia })).toMatchObject(none);
});

test('every invalid field is reported, and links are refused', async () => {
  const { shop, recorded } = open();
  const wrong = { name: 'Win at evil.example', number: '', email: 'ada@', intent: 'confirm' };
  await expect(sendWithdrawal(shop, wrong)).rejects.toMatchObject({
    status: 400,
    details: { faults: [{ field: 'name' }, { field: 'number' }, { field: 'email' }] },
  });
  expect(recorded).toEqual([]);
});

test('the number of withdrawals of one caller, and of one email address, is limited', async () => {
  const { shop } = open();
  const send = (email: string) => sendWithdrawal(shop, { ...fields, email, intent: 'confirm' });
  for (let time = 1; time <= 10; time += 1) await send('bob@example.com');
  await expect(send('eve@example.com')).rejects.toMatchObject({ status: 429 });
});

test('a fascia without a built-in checkout has no withdrawal page', async () => {
  const { shop } = open({ isBuiltIn: false });
  await expect(loadWithdrawForm(shop, new URLSearchParams())).rejects.toMatchObject({
    status: 404,
  });
  await expect(sendWithdrawal(shop, fields)).rejects.toMatchObject({ status: 404 });
});
