/** Refunds that the provider refuses: tried for days, then listed, and requested again on demand. */
import { describe, expect, test } from 'vitest';
import { defineStatement } from '#database/statement.ts';
import type { PaymentEvent } from '#features/payments/payment-events.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { type OrderSetup, openOrderSetup } from '#test/setups/order-setup.ts';

const DAYS = 86_400_000;

const countUnanswered = defineStatement<{ readonly count: number }>(
  'test.unanswered',
  `select count(*)::int as count from payment_event
   where type = 'refundRequested' and answered_at is null`,
);

/** Reports a failure of the latest refund that was requested. */
async function refuse(setup: OrderSetup): Promise<void> {
  const refund = (await setup.listRefunds()).at(-1);
  if (!refund) throw new Error('No refund was requested.');
  const { reference, money, key } = refund;
  const at = new Date().toISOString();
  const event: PaymentEvent = { id: `no-${key}`, type: 'refundFailed', reference, money, key, at };
  await setup.orders.recordPayment('memory', [event]);
}

onEveryDatabase((engine) => {
  async function start() {
    const setup = await openOrderSetup(engine);
    const placed = await setup.buy(await setup.stockProduct('coat', 3));
    await setup.orders.cancelPaid(placed.id);
    return { setup, placed, [Symbol.asyncDispose]: setup.close };
  }

  describe(`failed refunds on ${engine.name}`, { timeout: 60_000 }, () => {
    test('a refund is listed once its last attempt is refused, and requested again on demand', async () => {
      await using shop = await start();
      const { orders } = shop.setup;
      const now = new Date();
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        expect(await orders.listFailedRefunds(now)).toEqual([]);
        await refuse(shop.setup);
      }
      expect(await shop.setup.listRefunds()).toHaveLength(5);
      const { id: orderId, number, total: money } = shop.placed;
      const failed = { orderId, number, money, fascia: 'aldermoor', failures: 5 };
      expect(await orders.listFailedRefunds(now)).toMatchObject([failed]);
      await Promise.all([orders.retryRefunds(orderId, now), orders.retryRefunds(orderId, now)]);
      expect(await shop.setup.listRefunds()).toHaveLength(6);
      expect(await orders.listFailedRefunds(now)).toEqual([]);
      await refuse(shop.setup);
      expect(await orders.listFailedRefunds(now)).toMatchObject([{ ...failed, failures: 6 }]);
    });

    test('a refund without an answer is listed after days, and sent again with its key', async () => {
      await using shop = await start();
      const { orders } = shop.setup;
      expect(await orders.listFailedRefunds(new Date(Date.now() + 5 * DAYS))).toEqual([]);
      const late = new Date(Date.now() + 7 * DAYS);
      expect(await orders.listFailedRefunds(late)).toMatchObject([{ failures: 0 }]);
      await orders.retryRefunds(shop.placed.id, late);
      const [first, second, ...more] = await shop.setup.listRefunds();
      expect([second?.key, more]).toEqual([first?.key, []]);
    });

    test('refunds with a result are not listed', async () => {
      await using shop = await start();
      const { database } = shop.setup;
      expect(await database.rows(countUnanswered)).toEqual([{ count: 1 }]);
      const refund = (await shop.setup.listRefunds()).at(-1);
      const { reference = '', money = shop.placed.total, key = '' } = refund ?? {};
      const done = { id: 'yes', reference, money, key, at: new Date().toISOString() };
      await shop.setup.orders.recordPayment('memory', [{ ...done, type: 'refunded' }]);
      expect(await database.rows(countUnanswered)).toEqual([{ count: 0 }]);
    });

    test('money that the bank has taken back is no longer refunded', async () => {
      await using shop = await start();
      for (let attempt = 1; attempt <= 5; attempt += 1) await refuse(shop.setup);
      const { reference = '', money = shop.placed.total } =
        (await shop.setup.listRefunds()).at(-1) ?? {};
      const at = new Date().toISOString();
      await shop.setup.orders.recordPayment('memory', [
        { id: 'dispute', type: 'disputed', reference, money, at },
      ]);
      expect(await shop.setup.orders.listFailedRefunds(new Date())).toEqual([]);
    });

    test('a refund that succeeds after all is no longer listed', async () => {
      await using shop = await start();
      for (let attempt = 1; attempt <= 5; attempt += 1) await refuse(shop.setup);
      const refund = (await shop.setup.listRefunds()).at(-1);
      const { reference = '', money = shop.placed.total, key = '' } = refund ?? {};
      const done = { id: 'yes', reference, money, key, at: new Date().toISOString() };
      await shop.setup.orders.recordPayment('memory', [{ ...done, type: 'refunded' }]);
      expect(await shop.setup.orders.listFailedRefunds(new Date())).toEqual([]);
    });
  });
});
