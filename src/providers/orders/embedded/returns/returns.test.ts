/** Returns and withdrawals on the app's database: announced, received and refunded once. */
import { describe, expect, test } from 'vitest';
import { CANCEL_MINUTES } from '#features/orders/order.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { expectDefined } from '#test/expect-defined.ts';
import { now, type OrderSetup, openOrderSetup, openPaidOrder } from '#test/setups/order-setup.ts';

const later = new Date(now.getTime() + (CANCEL_MINUTES + 1) * 60_000);
const line = (quantity: number, position = 0) =>
  ({ position, quantity, reason: 'tooSmall' }) as const;
const all = { lines: null, isRestocked: true };

async function announce(setup: OrderSetup, orderId: string, quantity: number, key = `${quantity}`) {
  const lines = quantity === 0 ? [] : [line(quantity)];
  return await setup.orders.requestReturn(orderId, {
    ...{ idempotencyKey: `return-${key}`, lines, days: 28, now: later },
  });
}

/** The provider's decision on the latest refund. */
async function decide(setup: OrderSetup, type: 'refunded' | 'refundFailed'): Promise<void> {
  const refund = expectDefined((await setup.listRefunds()).at(-1));
  const { reference, money, key } = refund;
  const at = new Date().toISOString();
  await setup.orders.recordPayment('memory', [
    { id: `${type}-${key}`, type, reference, money, key, at },
  ]);
}

const withdraw = (setup: OrderSetup, number: string, email: string, at = later) =>
  setup.orders.recordWithdrawal({
    ...{ fascia: 'aldermoor', locale: 'en-GB', name: 'Ada Byron', number, email },
    ...{ days: 28, now: at },
  });

onEveryDatabase((engine) => {
  const start = (quantity?: number) => openPaidOrder(engine, quantity);

  describe(`returns on ${engine.name}`, { timeout: 60_000 }, () => {
    test('a return is announced once, arrives once, and its parts sum to the whole', async () => {
      await using shop = await start();
      const { setup, placed } = shop;
      const [first] = await Promise.all([
        announce(setup, placed.id, 1, 'a'),
        announce(setup, placed.id, 1, 'a'),
      ]);
      expect((await shop.find())?.returns).toMatchObject([{ number: first.number }]);
      const [received] = await Promise.all([
        setup.orders.receiveReturn(first.number, all),
        setup.orders.receiveReturn(first.number, all),
      ]);
      const goods = (placed.total.centAmount - 399) / 2;
      expect(received).toMatchObject({ refund: goods, deliveryRefund: 0 });
      expect(await setup.stockOf(shop.sku)).toEqual({ onHand: 4, reserved: 0 });
      expect(await setup.listRefunds()).toMatchObject([{ money: { centAmount: goods } }]);

      const second = await announce(setup, placed.id, 1, 'b');
      await setup.orders.receiveReturn(second.number, all);
      const refunds = (await setup.listRefunds()).map(({ money }) => money.centAmount);
      expect(refunds.reduce((sum, amount) => sum + amount, 0)).toBe(placed.total.centAmount);
      expect(await shop.find()).toMatchObject({ status: 'refunded' });
      expect(await setup.countStockMismatches()).toBe(0);
      const kinds = (await setup.listEmails()).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'return')).toHaveLength(2);
      expect(kinds.filter((kind) => kind === 'returnReceived')).toHaveLength(2);
      expect(kinds).not.toContain('refund');
    });

    test('units that are refused are neither refunded nor restocked', async () => {
      await using shop = await start();
      const { number } = await announce(shop.setup, shop.placed.id, 2);
      const received = await shop.setup.orders.receiveReturn(number, {
        isRestocked: true,
        lines: [
          { position: 0, quantity: 1, refusal: null },
          { position: 0, quantity: 1, refusal: 'opened' },
        ],
      });
      expect(received.refund).toBe((shop.placed.total.centAmount - 399) / 2);
      expect(await shop.setup.stockOf(shop.sku)).toEqual({ onHand: 4, reserved: 0 });
      expect(await shop.find()).toMatchObject({ status: 'paid' });
    });

    test('a return is refunded, however often the refund of an earlier one was refused', async () => {
      await using shop = await start();
      const { setup, placed } = shop;
      const first = await announce(setup, placed.id, 1, 'a');
      await setup.orders.receiveReturn(first.number, all);
      for (let attempt = 1; attempt <= 5; attempt += 1) await decide(setup, 'refundFailed');
      await setup.orders.retryRefunds(placed.id, new Date());
      await decide(setup, 'refunded');
      const second = await announce(setup, placed.id, 1, 'b');
      const { refund } = await setup.orders.receiveReturn(second.number, all);
      expect(await setup.listRefunds()).toHaveLength(7);
      expect((await setup.listRefunds()).at(-1)).toMatchObject({ money: { centAmount: refund } });
    });

    test('faulty units are refunded, and not sold again', async () => {
      await using shop = await start();
      const { setup, placed } = shop;
      const lines = [{ ...line(2), reason: 'faulty' }] as const;
      const request = { idempotencyKey: 'faulty-coat', lines, days: 28, now: later };
      const { number } = await setup.orders.requestReturn(placed.id, request);
      const { refund } = await setup.orders.receiveReturn(number, all);
      expect(refund).toBe(placed.total.centAmount);
      expect(await setup.stockOf(shop.sku)).toEqual({ onHand: 3, reserved: 0 });
    });

    test('other lines of a return that has been received are refused', async () => {
      await using shop = await start();
      const { number } = await announce(shop.setup, shop.placed.id, 2);
      const receive = (quantity: number) =>
        shop.setup.orders.receiveReturn(number, {
          ...{ isRestocked: true, lines: [{ position: 0, quantity, refusal: null }] },
        });
      const received = await receive(1);
      expect(await receive(1)).toEqual(received);
      await expect(receive(2)).rejects.toMatchObject({ status: 409, code: 'return.received' });
    });

    test('returns of too many units, of none, or after the period change nothing', async () => {
      await using shop = await start();
      const { setup, placed } = shop;
      const wrong = { status: 400, code: 'return.lines' };
      await expect(announce(setup, placed.id, 3)).rejects.toMatchObject(wrong);
      await expect(announce(setup, placed.id, 0)).rejects.toMatchObject(wrong);
      const late = new Date('2027-02-01T00:00:00Z');
      const request = { idempotencyKey: 'late-return', lines: [line(1)], days: 28, now: late };
      await expect(setup.orders.requestReturn(placed.id, request)).rejects.toMatchObject({
        ...{ status: 409, code: 'return.closed' },
      });
      const { number } = await announce(setup, placed.id, 1);
      const more = { isRestocked: true, lines: [{ position: 0, quantity: 2, refusal: null }] };
      await expect(setup.orders.receiveReturn(number, more)).rejects.toMatchObject(wrong);
      await expect(setup.orders.receiveReturn('R-2222-2222', all)).rejects.toMatchObject({
        code: 'return.unknown',
      });
      expect(await setup.listRefunds()).toEqual([]);
      expect((await shop.find())?.returns).toMatchObject([{ received: null }]);
    });

    test('an order that is cancelled and returned at the same moment is restocked once', async () => {
      await using shop = await start();
      const { setup, placed } = shop;
      const cancelled = await announce(setup, placed.id, 1);
      await setup.orders.cancelPaid(placed.id);
      const conflict = { status: 409, code: 'order.status' };
      await expect(setup.orders.receiveReturn(cancelled.number, all)).rejects.toMatchObject(
        conflict,
      );
      expect(await setup.stockOf(shop.sku)).toEqual({ onHand: 5, reserved: 0 });
      const other = await setup.buy(shop.sku, 2);
      const { number } = await announce(setup, other.id, 1);
      await setup.orders.receiveReturn(number, all);
      await expect(setup.orders.cancelPaid(other.id)).rejects.toMatchObject(conflict);
      expect(await setup.stockOf(shop.sku)).toEqual({ onHand: 4, reserved: 0 });
    });

    test('two returns at the same moment contain no unit twice', async () => {
      await using shop = await start(3);
      const results = await Promise.allSettled([
        announce(shop.setup, shop.placed.id, 2, 'a'),
        announce(shop.setup, shop.placed.id, 2, 'b'),
      ]);
      expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    });

    test('a withdrawal by number and address awaits all units, once, and emails a receipt', async () => {
      await using shop = await start();
      const { setup, placed } = shop;
      const typed = placed.number.toLowerCase().replaceAll('-', ' ');
      const first = await withdraw(setup, typed, 'ADA@example.com');
      expect(first).toMatchObject({ outcome: 'return', name: 'Ada Byron', number: typed });
      const again = new Date(later.getTime() + 60_000);
      const second = await withdraw(setup, typed, 'ada@example.com', again);
      const { outcome, returnNumber } = first;
      expect(second).toMatchObject({ outcome, returnNumber, declaredAt: again.toISOString() });
      expect(second.id).not.toBe(first.id);
      expect((await shop.find())?.returns).toMatchObject([
        { number: first.returnNumber, kind: 'withdrawal', lines: [{ quantity: 2, reason: null }] },
      ]);
      const received = await setup.orders.receiveReturn(first.returnNumber ?? '', all);
      expect(received).toMatchObject({ refund: placed.total.centAmount, deliveryRefund: 399 });
      expect(await setup.listWithdrawalEmails()).toMatchObject([
        { id: first.id },
        { id: second.id },
      ]);
    });

    test('a withdrawal within the hour cancels the order', async () => {
      await using shop = await start();
      const { outcome } = await withdraw(shop.setup, shop.placed.number, 'ada@example.com', now);
      expect(outcome).toBe('cancelled');
      expect(await shop.find()).toMatchObject({ status: 'cancelled', returns: [] });
      expect(await shop.setup.listRefunds()).toMatchObject([{ money: shop.placed.total }]);
    });

    test('a withdrawal from an order that is not paid yet cancels it', async () => {
      await using shop = await start();
      const { setup } = shop;
      const { scope } = await setup.fill(shop.sku);
      const { number } = await setup.orders.placeOrder(scope, await setup.requestFor(scope));
      const withdrawn = await withdraw(setup, number, 'ada@example.com', now);
      expect(withdrawn).toMatchObject({ outcome: 'cancelled' });
      expect(await setup.statusOf(number)).toBe('cancelled');
      expect(await setup.stockOf(shop.sku)).toEqual({ onHand: 3, reserved: 0 });
    });

    test('a withdrawal within the hour awaits what has not been returned yet', async () => {
      await using shop = await start();
      const { setup, placed } = shop;
      const { number } = await announce(setup, placed.id, 1);
      await setup.orders.receiveReturn(number, all);
      const withdrawal = await withdraw(setup, placed.number, 'ada@example.com', now);
      expect(withdrawal).toMatchObject({ outcome: 'return' });
    });

    test('withdrawals under one address are all recorded, and a few of them emailed', async () => {
      await using shop = await start();
      const { setup, placed } = shop;
      for (let time = 0; time < 6; time += 1)
        await withdraw(setup, `order ${time}`, 'ada@example.com');
      expect(await setup.listWithdrawalEmails()).toHaveLength(4);
      expect(await setup.orders.listUnmatchedWithdrawals()).toMatchObject({ total: 6 });
      await withdraw(setup, placed.number, 'ada@example.com');
      expect(await setup.listWithdrawalEmails()).toHaveLength(5);
    });

    test('a withdrawal of another’s order changes nothing, and waits for a person', async () => {
      await using shop = await start();
      const { setup, placed } = shop;
      const other = await withdraw(setup, placed.number, 'bob@example.com');
      expect(other).toMatchObject({ outcome: 'unmatched', returnNumber: null });
      await withdraw(setup, 'my last order', 'bob@example.com');
      expect((await shop.find())?.returns).toEqual([]);
      expect(await setup.orders.listUnmatchedWithdrawals()).toMatchObject({ total: 2 });
      expect(await setup.orders.closeWithdrawal(other.id)).toBe(true);
      expect(await setup.orders.closeWithdrawal(placed.id)).toBe(false);
      expect(await setup.orders.listUnmatchedWithdrawals()).toMatchObject({
        ...{ total: 1, withdrawals: [{ number: 'my last order' }] },
      });
      expect(await setup.listWithdrawalEmails()).toHaveLength(2);
      await setup.orders.cleanUp(new Date(Date.now() + 366 * 86_400_000));
      expect(await setup.orders.listUnmatchedWithdrawals()).toMatchObject({ total: 0 });
    });

    test('a personalised line is taken back for a fault only, and no withdrawal contains it', async () => {
      await using setup = await openOrderSetup(engine);
      const sku = await setup.stockProduct('ring', 5);
      const { scope } = await setup.fill(sku);
      const request = await setup.requestFor(scope);
      const [bought] = request.basket.lines;
      if (!bought) throw new Error('There is no line.');
      const rules = { returnRules: { [bought.id]: 'personalised' } } as const;
      const placed = await setup.orders.placeOrder(scope, { ...request, ...rules });
      await setup.pay(placed);
      await expect(announce(setup, placed.id, 1)).rejects.toMatchObject({
        ...{ code: 'return.lines', details: { field: 'reason-0' } },
      });
      const withdrawn = await withdraw(setup, placed.number, 'ada@example.com');
      expect(withdrawn).toMatchObject({ outcome: 'unmatched' });
      const lines = [{ ...line(1), reason: 'faulty' }] as const;
      const faulty = { idempotencyKey: 'faulty-ring', lines, days: 28, now: later };
      expect(await setup.orders.requestReturn(placed.id, faulty)).toMatchObject({ lines });
    });
  });
});
