/** Baskets with a pending order: changes of quantity, and the sign-in of its guest. */
import { describe, expect, test } from 'vitest';
import type { PaymentEvent } from '#features/payments/payment-events.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { now, openOrderSetup, someAddress } from '#test/setups/order-setup.ts';

const policy = { reserveMinutes: 30 };

const capture = (reference: string, money: PaymentEvent['money']): PaymentEvent => ({
  ...{ id: `${reference}-c`, reference, money, type: 'captured', at: now.toISOString() },
});

onEveryDatabase((engine) => {
  describe(`baskets with a pending order on ${engine.name}`, { timeout: 60_000 }, () => {
    test("a quantity may be all units that the shopper's own order holds, and all free ones", async () => {
      await using setup = await openOrderSetup(engine);
      const { baskets, orders } = setup;
      const sku = await setup.stockProduct('coat', 3);
      const { scope } = await setup.fill(sku, 2);
      await orders.placeOrder(scope, await setup.requestFor(scope));
      const change = async (quantity: number) => {
        const basket = await baskets.find(scope);
        const { id = '' } = basket?.lines[0] ?? {};
        const version = basket?.version ?? 0;
        return await baskets.setQuantity(scope, { lineId: id, quantity, version, ...policy });
      };
      expect((await change(3)).basket.lines).toMatchObject([{ quantity: 3, isOnStock: true }]);
      expect(await setup.stockOf(sku)).toEqual({ onHand: 3, reserved: 3 });
      await expect(change(4)).rejects.toMatchObject({ details: { available: 3 } });
      await change(1);
      expect(await setup.stockOf(sku)).toEqual({ onHand: 3, reserved: 2 });
      // The last unit is free for an add of the same basket.
      await setup.fill(sku, 2, scope);
      expect(await setup.stockOf(sku)).toEqual({ onHand: 3, reserved: 3 });
      await baskets.reserve(scope, policy);
      expect(await setup.stockOf(sku)).toEqual({ onHand: 3, reserved: 3 });
      const changed = await orders.placeOrder(scope, await setup.requestFor(scope));
      await orders.addSession(changed, { provider: 'memory', reference: 'a' });
      await orders.recordPayment('memory', [capture('a', changed.total)]);
      expect(await setup.stockOf(sku)).toEqual({ onHand: 0, reserved: 0 });
      expect(await setup.countStockMismatches()).toBe(0);
    });

    test('an order that is confirmed again has the terms of the last confirmation', async () => {
      await using setup = await openOrderSetup(engine);
      const { orders } = setup;
      const { scope } = await setup.fill(await setup.stockProduct('coat', 3));
      const page = { path: 'informational/terms', locale: 'en-GB', changedOn: '2026-11-23' };
      const confirm = async (idempotencyKey: string, hash: string) =>
        await orders.placeOrder(
          scope,
          await setup.requestFor(scope, { idempotencyKey, acceptedPages: [{ ...page, hash }] }),
        );
      const placed = await confirm('first-confirmation', 'a');
      expect(await confirm('second-confirmation', 'b')).toMatchObject({ id: placed.id });
      // A repeated form has no effect.
      await confirm('first-confirmation', 'c');
      expect(await orders.findOrder(scope.fascia, placed.number)).toMatchObject({
        acceptedPages: [{ ...page, hash: 'b' }],
      });
      const plain = await setup.buy(await setup.stockProduct('tee', 1), 1);
      expect(await orders.findOrder(scope.fascia, plain.number)).toMatchObject({
        acceptedPages: null,
      });
    });

    test('the order of a guest who signs in stays the only one that can be paid', async () => {
      await using setup = await openOrderSetup(engine);
      const { baskets, orders } = setup;
      const sku = await setup.stockProduct('coat', 5);
      const [guest, customer] = [await setup.fill(sku, 2), await setup.fill(sku, 1)];
      const own = await orders.placeOrder(customer.scope, await setup.requestFor(customer.scope));
      const placed = await orders.placeOrder(guest.scope, await setup.requestFor(guest.scope));
      await orders.addSession(placed, { provider: 'memory', reference: 'g' });
      const draft = { email: 'ada@example.com', address: someAddress, service: null };
      await orders.saveDraft(guest.scope, draft);
      const { basket } = await baskets.merge(customer.scope, {
        ...policy,
        guestToken: guest.scope.token,
      });
      expect(basket?.lines).toMatchObject([{ quantity: 3, isOnStock: true }]);
      expect(await setup.statusOf(own.number)).toBe('cancelled');
      expect(await orders.findPending(customer.scope)).toMatchObject({ id: placed.id });
      expect(await orders.findDraft(customer.scope)).toEqual(draft);
      // An order of the merged basket first asks for the session of the guest’s.
      await expect(
        orders.placeOrder(customer.scope, await setup.requestFor(customer.scope)),
      ).rejects.toMatchObject({ code: 'order.sessionOpen' });
      await orders.recordPayment('memory', [capture('g', placed.total)]);
      expect(await setup.statusOf(placed.number)).toBe('paid');
      expect((await baskets.find(customer.scope))?.lines).toMatchObject([{ quantity: 1 }]);
      expect(await setup.stockOf(sku)).toEqual({ onHand: 3, reserved: 1 });
      expect(await setup.countStockMismatches()).toBe(0);
    });
  });
});
