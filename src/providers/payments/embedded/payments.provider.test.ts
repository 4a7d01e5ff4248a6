/** The contract of payments on the test terminal, and its times and faults. */
import { describe, expect, test } from 'vitest';
import { describePayments } from '#features/payments/payments.contract.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { createTestPayments, NOTICE_SIGNATURE, signNotice } from './payments.provider.ts';

const request = {
  orderId: 'order',
  money: { centAmount: 4_999, currencyCode: 'GBP' },
  returnUrl: 'https://shop.example/order/1',
} as const;

onEveryDatabase(({ name, open }) => {
  async function start() {
    const { database, close } = await open();
    const clock = { now: new Date('2026-11-26T10:00:00Z') };
    const payments = createTestPayments(database, { isTest: true, now: () => clock.now });
    return { database, payments, clock, close, [Symbol.asyncDispose]: close };
  }

  describePayments(`the test terminal on ${name}`, async () => {
    const { database, payments, close } = await start();
    return {
      ...{ payments, close },
      pay: async (reference, card) => void (await payments.testTerminal.pay(reference, { card })),
      async writeNotice(events) {
        const body = JSON.stringify(events);
        const signature = await signNotice(database, body);
        return { body, headers: new Headers({ [NOTICE_SIGNATURE]: signature }) };
      },
    };
  });

  describe(`the test terminal on ${name}`, () => {
    test('the bank asks first: approved is captured, denied is not', async () => {
      await using setup = await start();
      const { payments } = setup;
      for (const isApproved of [true, false]) {
        const { reference } = await payments.open({ ...request, key: `challenge ${isApproved}` });
        await payments.testTerminal.pay(reference, { isApproved: true });
        expect(await payments.findEvents(reference)).toEqual([]);
        await payments.testTerminal.pay(reference, { card: 'challenge' });
        expect(await payments.testTerminal.find(reference)).toMatchObject({ state: 'challenge' });
        await payments.testTerminal.pay(reference, { isApproved });
        expect(await payments.findEvents(reference)).toMatchObject([
          { type: 'actionRequired' },
          isApproved ? { type: 'captured' } : { type: 'failed', reason: 'notAuthenticated' },
        ]);
      }
    });

    test('a late success is unknown for 30 seconds, and cannot be cancelled meanwhile', async () => {
      await using setup = await start();
      const { payments, clock } = setup;
      const { reference } = await payments.open({ ...request, key: 'late' });
      const notices = await payments.testTerminal.pay(reference, { card: 'lateNotice' });
      expect(notices).toMatchObject([{ inSeconds: 30, events: [{ type: 'captured' }] }]);
      expect(await payments.findEvents(reference)).toEqual([]);
      expect(await payments.cancel(reference)).toEqual([]);
      clock.now = new Date(clock.now.getTime() + 30_000);
      expect(await payments.findEvents(reference)).toMatchObject([{ type: 'captured' }]);
    });

    test('lost and repeated notices do not change what is known of the session', async () => {
      await using setup = await start();
      const { payments } = setup;
      for (const [card, count] of [
        ['lostNotice', 0],
        ['repeatedNotice', 2],
      ] as const) {
        const { reference } = await payments.open({ ...request, key: card });
        expect(await payments.testTerminal.pay(reference, { card })).toHaveLength(count);
        expect(await payments.findEvents(reference)).toMatchObject([{ type: 'captured' }]);
      }
    });

    test('it is refused where the fascia is not a test', async () => {
      await using setup = await start();
      const live = createTestPayments(setup.database, { isTest: false });
      await expect(live.open({ ...request, key: 'live' })).rejects.toMatchObject({
        code: 'payment.unavailable',
      });
    });
  });
});
