/** Limits of orders: single vouchers, units of one network, and orders that cost nothing. */
import { describe, expect, test } from 'vitest';
import { computeTotals } from '#features/orders/totals/totals.ts';
import type { PaymentEvent } from '#features/payments/payment-events.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { now, openOrderSetup } from '#test/setups/order-setup.ts';

const once = { code: 'ONCE', maxUses: 1 };
const limits = (network: string) => ({ perBasket: 5, perNetwork: 6, network });

onEveryDatabase((engine) => {
  describe(`limits of orders on ${engine.name}`, { timeout: 60_000 }, () => {
    test('a voucher for one order is used once by many at the same moment', async () => {
      await using setup = await openOrderSetup(engine);
      const sku = await setup.stockProduct('coat', 20);
      const filled = await Promise.all(Array.from({ length: 6 }, () => setup.fill(sku)));
      const results = await Promise.allSettled(
        filled.map(async ({ scope }) =>
          setup.orders.placeOrder(scope, await setup.requestFor(scope, { voucher: once })),
        ),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const result of results)
        if (result.status === 'rejected')
          expect(result.reason).toMatchObject({ status: 409, code: 'order.voucherUsed' });
      expect(await setup.stockOf(sku)).toMatchObject({ reserved: 6 });
      expect(await setup.countStockMismatches()).toBe(0);
    });

    test('a cancelled order gives its voucher back; the basket’s own order does not count', async () => {
      await using setup = await openOrderSetup(engine);
      const { orders } = setup;
      const sku = await setup.stockProduct('coat', 5);
      const [first, second] = [await setup.fill(sku), await setup.fill(sku)];
      const request = await setup.requestFor(first.scope, { voucher: once });
      const placed = await orders.placeOrder(first.scope, request);
      expect(await orders.countVoucherUses(first.scope, 'ONCE')).toBe(0);
      expect(await orders.countVoucherUses(second.scope, 'ONCE')).toBe(1);
      // A changed order replaces the pending one, with the same voucher.
      await setup.fill(sku, 1, first.scope);
      const changed = await setup.requestFor(first.scope, { voucher: once });
      const replaced = await orders.placeOrder(first.scope, changed);
      expect(replaced.id).not.toBe(placed.id);
      await orders.cancelOrder(replaced.id, 'shopper');
      await orders.placeOrder(
        second.scope,
        await setup.requestFor(second.scope, { voucher: once }),
      );
      expect(await orders.countVoucherUses(first.scope, 'ONCE')).toBe(1);
    });

    test('pending orders of one network hold its share and no more; once paid they do not count', async () => {
      await using setup = await openOrderSetup(engine);
      const { orders } = setup;
      const sku = await setup.stockProduct('coat', 100);
      const place = async (network: string) => {
        const { scope } = await setup.fill(sku, 3);
        return await orders.placeOrder(
          scope,
          await setup.requestFor(scope, { limits: limits(network) }),
        );
      };
      const first = await place('grabber');
      await place('grabber');
      await expect(place('grabber')).rejects.toMatchObject({
        ...{ status: 429, code: 'order.tooManyUnits', details: { available: 0 } },
      });
      await place('neighbour');
      await orders.addSession(first, { provider: 'memory', reference: 'a' });
      const paid: PaymentEvent = {
        ...{ id: 'c', reference: 'a', money: first.total, type: 'captured' },
        at: now.toISOString(),
      };
      await orders.recordPayment('memory', [paid]);
      await place('grabber');
      expect(await setup.countStockMismatches()).toBe(0);
    });

    test('an order that costs nothing is paid at once, without a session, once', async () => {
      await using setup = await openOrderSetup(engine);
      const { orders } = setup;
      const sku = await setup.stockProduct('coat', 2);
      const { scope, basket } = await setup.fill(sku);
      const unitPrice = basket.lines[0]?.price ?? 0;
      const totals = computeTotals({
        ...{ lines: [{ unitPrice, quantity: 1 }], voucherDiscount: unitPrice, delivery: 0 },
        tax: { basisPoints: 2000, isExclusive: false },
      });
      const request = await setup.requestFor(scope, { totals, isTest: true });
      const [placed, again] = await Promise.all([
        orders.placeOrder(scope, request),
        orders.placeOrder(scope, request),
      ]);
      expect(again).toEqual(placed);
      expect(placed.total.centAmount).toBe(0);
      expect(await orders.findOrder('aldermoor', placed.number)).toMatchObject({
        ...{ status: 'paid', isTest: true },
      });
      expect(await orders.findPlaced(scope, request)).toEqual(placed);
      expect(await orders.findPlaced(scope, { idempotencyKey: 'other-key' })).toBeNull();
      expect(await setup.stockOf(sku)).toEqual({ onHand: 1, reserved: 0 });
      expect((await setup.baskets.find(scope))?.lines).toEqual([]);
      expect(await setup.listEmails()).toMatchObject([{ kind: 'confirmation' }]);
    });
  });
});
