/** Orders on the app's database: placed once, paid once, stock that adds up. */
import { describe, expect, test } from 'vitest';
import type { PaymentEvent } from '#features/payments/payment-events.ts';
import type { Money } from '#i18n/money.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { now, openOrderSetup, someAddress } from '#test/setups/order-setup.ts';

const capture = (reference: string, money: Money, id = `${reference}-c`): PaymentEvent => ({
  ...{ id, reference, money, type: 'captured', at: now.toISOString() },
});

onEveryDatabase((engine) => {
  const start = () => openOrderSetup(engine);
  describe(`orders on ${engine.name}`, { timeout: 60_000 }, () => {
    test('an order is placed with its stock, paid, and takes its lines from the basket', async () => {
      await using setup = await start();
      const { orders, baskets } = setup;
      const sku = await setup.stockProduct('coat', 3);
      const { scope } = await setup.fill(sku, 2);
      const placed = await orders.placeOrder(scope, await setup.requestFor(scope));
      expect(await setup.stockOf(sku)).toEqual({ onHand: 3, reserved: 2 });
      expect(await orders.findPending(scope)).toMatchObject({ number: placed.number });
      await orders.addSession(placed, { provider: 'memory', reference: 'a' });
      await orders.recordPayment('memory', [capture('a', placed.total)]);
      expect(await setup.stockOf(sku)).toEqual({ onHand: 1, reserved: 0 });
      expect((await baskets.find(scope))?.lines).toEqual([]);
      expect(await orders.findPending(scope)).toBeNull();
      expect(await orders.findOrder('aldermoor', placed.number)).toMatchObject({
        ...{ status: 'paid', email: 'ada@example.com', address: someAddress },
        totals: { total: placed.total.centAmount },
        lines: [{ sku, quantity: 2 }],
      });
      expect(await setup.listEmails()).toMatchObject([
        { kind: 'confirmation', number: placed.number },
      ]);
      expect(await setup.countStockMismatches()).toBe(0);
    });

    test('a double click is one order, and a key cannot be used for another', async () => {
      await using setup = await start();
      const { orders } = setup;
      const sku = await setup.stockProduct('coat', 5);
      const { scope } = await setup.fill(sku);
      const request = await setup.requestFor(scope);
      const [first, second] = await Promise.all([
        orders.placeOrder(scope, request),
        orders.placeOrder(scope, request),
      ]);
      expect(second).toEqual(first);
      const other = { ...request, email: 'bob@example.com' };
      await expect(orders.placeOrder(scope, other)).rejects.toMatchObject({
        ...{ status: 422, code: 'order.keyReused' },
      });
      expect(await setup.stockOf(sku)).toEqual({ onHand: 5, reserved: 1 });
    });

    test('the same order again is the next attempt; a changed one replaces it', async () => {
      await using setup = await start();
      const { orders } = setup;
      const sku = await setup.stockProduct('coat', 3);
      const { scope } = await setup.fill(sku);
      const first = await orders.placeOrder(scope, await setup.requestFor(scope));
      const again = await orders.placeOrder(scope, await setup.requestFor(scope));
      expect(again).toEqual({ ...first, attempt: 2 });
      await setup.fill(sku, 1, scope);
      const changed = await orders.placeOrder(scope, await setup.requestFor(scope));
      expect(changed.number).not.toBe(first.number);
      expect(await setup.statusOf(first.number)).toBe('cancelled');
      expect(await setup.stockOf(sku)).toEqual({ onHand: 3, reserved: 2 });
      expect(await setup.countStockMismatches()).toBe(0);
    });

    test('a price that changed, a basket that changed and a sold-out line place nothing', async () => {
      await using setup = await start();
      const { orders, baskets } = setup;
      const sku = await setup.stockProduct('coat', 1);
      const { scope } = await setup.fill(sku);
      const confirmed = await setup.requestFor(scope);
      await setup.setPrice(sku, 999);
      await expect(orders.placeOrder(scope, confirmed)).rejects.toMatchObject({
        code: 'order.priceChanged',
      });
      const stale = { ...confirmed.basket, version: confirmed.basket.version + 1 };
      await expect(orders.placeOrder(scope, { ...confirmed, basket: stale })).rejects.toMatchObject(
        { code: 'basket.stale' },
      );
      // Without a reservation, another shopper is first.
      await setup.database.execute("update reservation set expires_at = now() - interval '1 s'");
      await baskets.cleanUp();
      const other = await setup.fill(sku);
      const late = await setup.requestFor(scope);
      await expect(orders.placeOrder(scope, late)).rejects.toMatchObject({
        code: 'basket.notEnough',
      });
      expect(await orders.findPending(scope)).toBeNull();
      await orders.placeOrder(other.scope, await setup.requestFor(other.scope));
      expect(await setup.countStockMismatches()).toBe(0);
    });

    test('of many shoppers only as many get an order as there are units', async () => {
      await using setup = await start();
      const sku = await setup.stockProduct('coat', 3);
      const waiting = await Promise.all(
        Array.from({ length: 8 }, () => setup.fill(sku).catch(() => null)),
      );
      const filled = waiting.flatMap((order) => order ?? []);
      const results = await Promise.allSettled(
        filled.map(async ({ scope }) =>
          setup.orders.placeOrder(scope, await setup.requestFor(scope)),
        ),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      expect(await setup.stockOf(sku)).toEqual({ onHand: 3, reserved: 3 });
    });

    test('the last unit stays available to the basket whose order is being paid', async () => {
      await using setup = await start();
      const sku = await setup.stockProduct('coat', 1);
      const { scope } = await setup.fill(sku);
      await setup.orders.placeOrder(scope, await setup.requestFor(scope));
      expect((await setup.baskets.find(scope))?.lines).toMatchObject([{ isOnStock: true }]);
      await expect(setup.fill(sku)).rejects.toMatchObject({ code: 'basket.outOfStock' });
    });

    test('what is added to the basket during the payment stays in it', async () => {
      await using setup = await start();
      const sku = await setup.stockProduct('coat', 5);
      const other = await setup.stockProduct('scarf', 5);
      const { scope } = await setup.fill(sku);
      const placed = await setup.orders.placeOrder(scope, await setup.requestFor(scope));
      await setup.fill(sku, 1, scope);
      await setup.fill(other, 1, scope);
      await setup.orders.addSession(placed, { provider: 'memory', reference: 'a' });
      await setup.orders.recordPayment('memory', [capture('a', placed.total)]);
      const lines = (await setup.baskets.find(scope))?.lines;
      expect(lines).toMatchObject([
        { sku, quantity: 1 },
        { sku: other, quantity: 1 },
      ]);
      expect(await setup.stockOf(sku)).toMatchObject({ onHand: 4 });
      expect(await setup.countStockMismatches()).toBe(0);
    });

    test('events before the session, repeated events and events of unknown sessions are harmless', async () => {
      await using setup = await start();
      const { orders } = setup;
      const sku = await setup.stockProduct('coat', 2);
      const { scope } = await setup.fill(sku);
      const placed = await orders.placeOrder(scope, await setup.requestFor(scope));
      await orders.recordPayment('memory', [capture('early', placed.total)]);
      await orders.recordPayment('memory', [capture('nobody', placed.total)]);
      expect(await setup.statusOf(placed.number)).toBe('pending');
      await orders.addSession(placed, { provider: 'memory', reference: 'early' });
      expect(await setup.statusOf(placed.number)).toBe('paid');
      const again = [capture('early', placed.total), capture('early', placed.total, 'other id')];
      await Promise.all(again.map((event) => orders.recordPayment('memory', [event])));
      expect(await setup.stockOf(sku)).toEqual({ onHand: 1, reserved: 0 });
      expect(await setup.listEmails()).toHaveLength(1);
      expect(await setup.listRefunds()).toEqual([]);
    });

    test('too small an amount, or another currency, does not pay; money that is not owed is refunded', async () => {
      await using setup = await start();
      const { orders } = setup;
      const sku = await setup.stockProduct('coat', 2);
      const { scope } = await setup.fill(sku);
      const placed = await orders.placeOrder(scope, await setup.requestFor(scope));
      await orders.addSession(placed, { provider: 'memory', reference: 'a' });
      const { centAmount } = placed.total;
      const euros = { centAmount, currencyCode: 'EUR' } as const;
      const less = { ...placed.total, centAmount: centAmount - 1 };
      await orders.recordPayment('memory', [capture('a', euros, 'e'), capture('a', less, 'l')]);
      expect(await setup.statusOf(placed.number)).toBe('pending');
      expect(await setup.listRefunds()).toMatchObject([{ money: euros }]);
      await orders.cancelOrder(placed.id, 'expired');
      expect(await setup.statusOf(placed.number)).toBe('cancelled');
      expect(await setup.listRefunds()).toMatchObject([{ money: euros }, { money: less }]);
    });

    test('a session of an order that is not pending, or has a later attempt, must not be paid', async () => {
      await using setup = await start();
      const { orders } = setup;
      const sku = await setup.stockProduct('coat', 1);
      const { scope } = await setup.fill(sku);
      const placed = await orders.placeOrder(scope, await setup.requestFor(scope));
      const next = await orders.placeOrder(scope, await setup.requestFor(scope));
      expect(next).toMatchObject({ id: placed.id, attempt: 2 });
      const add = (attempt: number, reference: string) =>
        orders.addSession({ id: placed.id, attempt }, { provider: 'memory', reference });
      expect(await add(1, 'late')).toBe(false);
      expect(await add(2, 'a')).toBe(true);
      await orders.cancelOrder(placed.id, 'expired');
      expect(await add(2, 'b')).toBe(false);
    });

    test('a success after the cancellation is refunded once, and sells nothing', async () => {
      await using setup = await start();
      const { orders } = setup;
      const sku = await setup.stockProduct('coat', 1);
      const { scope } = await setup.fill(sku);
      const placed = await orders.placeOrder(scope, await setup.requestFor(scope));
      await orders.addSession(placed, { provider: 'memory', reference: 'a' });
      await orders.cancelOrder(placed.id, 'expired');
      expect(await setup.stockOf(sku)).toEqual({ onHand: 1, reserved: 0 });
      const late = capture('a', placed.total);
      await Promise.all([
        orders.recordPayment('memory', [late]),
        orders.recordPayment('memory', [late]),
      ]);
      expect(await setup.statusOf(placed.number)).toBe('cancelled');
      expect(await setup.listRefunds()).toMatchObject([{ reference: 'a', money: placed.total }]);
      expect(await setup.listEmails()).toMatchObject([{ kind: 'refund' }]);
    });

    test('a link opens its order only with its token', async () => {
      await using setup = await start();
      const { orders } = setup;
      const { scope } = await setup.fill(await setup.stockProduct('coat', 1));
      const placed = await orders.placeOrder(scope, {
        ...(await setup.requestFor(scope)),
        now: new Date(),
      });
      const open = (token: string) => orders.findOrderByLink('aldermoor', placed.number, token);
      expect(await open(placed.token)).toMatchObject({ number: placed.number });
      expect(await open('')).toBeNull();
      expect(await open(`${placed.token.slice(0, -1)}!`)).toBeNull();
      expect(await orders.findOrder('nightjar', placed.number)).toBeNull();
    });

    test('answers, unpaid orders and old orders are deleted when their time is over', async () => {
      await using setup = await start();
      const { orders } = setup;
      const sku = await setup.stockProduct('coat', 5);
      const { scope } = await setup.fill(sku);
      const draft = { email: 'ada@example.com', address: someAddress, service: null };
      await orders.saveDraft(scope, draft);
      expect(await orders.findDraft(scope)).toEqual(draft);
      const unpaid = await orders.placeOrder(scope, await setup.requestFor(scope));
      await orders.cancelOrder(unpaid.id, 'shopper');
      const paid = await orders.placeOrder(scope, await setup.requestFor(scope));
      await orders.addSession(paid, { provider: 'memory', reference: 'a' });
      await orders.recordPayment('memory', [capture('a', paid.total)]);
      await orders.cleanUp(new Date(Date.now() + 31 * 86_400_000));
      expect(await orders.findDraft(scope)).toBeNull();
      expect(await setup.statusOf(unpaid.number)).toBeUndefined();
      expect(await setup.statusOf(paid.number)).toBe('paid');
      // Six years from the end of the year of its last document.
      const year = Math.max(2026, new Date().getUTCFullYear()) + 7;
      await orders.cleanUp(new Date(`${year - 1}-12-31T00:00:00Z`));
      expect(await setup.statusOf(paid.number)).toBe('paid');
      await orders.cleanUp(new Date(`${year}-01-01T01:00:00Z`));
      expect(await setup.statusOf(paid.number)).toBeUndefined();
    });
  });
});
