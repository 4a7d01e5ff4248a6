/** The contract of payments on a separate process, and on one that fails. */
import { expect, test } from 'vitest';
import { describePayments } from '#features/payments/payments.contract.ts';
import { providerDeps } from '#test/provider-deps.ts';
import { startFaultyPayments, writeNotice } from '#test/stress/server/payments/faulty-payments.ts';
import { createRemotePayments, provider } from './remote.provider.ts';

const SECRET = 'a secret of this test';
const money = { centAmount: 4_999, currencyCode: 'GBP' } as const;
const request = { orderId: 'order', money, returnUrl: 'https://shop.example/order/1', key: 'a' };

describePayments('a separate process', async () => {
  const { url, records, close } = await startFaultyPayments(SECRET);
  return {
    payments: createRemotePayments({ url, secret: SECRET }),
    async pay(reference, outcome) {
      if (outcome === 'declined') records.decline(reference);
      else if (records.find(reference).events.every(({ type }) => type !== 'cancelled'))
        records.take(reference);
    },
    writeNotice: async (events) => writeNotice(events, SECRET),
    close,
  };
});

test('a provider that answers 500 takes no payments, and the same key opens the same session later', async () => {
  const process = await startFaultyPayments(SECRET);
  const payments = createRemotePayments({ url: process.url, secret: SECRET });
  let failures = 1;
  process.be({ isBroken: async () => failures-- > 0 });
  await expect(payments.open(request)).rejects.toMatchObject({
    ...{ status: 503, code: 'payment.unavailable' },
  });
  const { reference } = await payments.open(request);
  expect(process.records.listSessions().map((session) => session.reference)).toEqual([reference]);
  await process.close();
});

test('only a process on this machine is accepted', async () => {
  const create = async (url: string) =>
    await provider.create(providerDeps, { url, secret: SECRET });
  await expect(create('https://pay.example/')).rejects.toThrow('is not on this machine');
});
