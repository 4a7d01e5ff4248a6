/** Paid orders that are cancelled before the dispatch, and the orders of a customer. */
import { describe, expect, test } from 'vitest';
import type { PaymentEvent } from '#features/payments/payment-events.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { now, type OrderWorld, openOrderWorld } from '#test/world/order-world.ts';

async function buy(world: OrderWorld, sku: string, email = 'ada@example.com') {
  const { scope } = await world.fill(sku, 2);
  const placed = await world.orders.placeOrder(scope, await world.requestFor(scope, { email }));
  const reference = `session-${placed.number}`;
  await world.orders.addSession(placed, { provider: 'memory', reference });
  const paid: PaymentEvent = {
    ...{ id: `${reference}-c`, reference, money: placed.total, type: 'captured' },
    at: now.toISOString(),
  };
  await world.orders.recordPayment('memory', [paid]);
  return placed;
}

onEveryDatabase((engine) => {
  describe(`cancellation on ${engine.name}`, { timeout: 60_000 }, () => {
    test('a paid order is cancelled once: its units are in stock, its money goes back', async () => {
      await using world = await openOrderWorld(engine);
      const sku = await world.stockProduct('coat', 3);
      const placed = await buy(world, sku);
      expect(await world.stockOf(sku)).toEqual({ onHand: 1, reserved: 0 });
      await Promise.all([world.orders.cancelPaid(placed.id), world.orders.cancelPaid(placed.id)]);
      expect(await world.orders.findOrder('aldermoor', placed.number)).toMatchObject({
        ...{ status: 'cancelled', cancelReason: 'request' },
      });
      expect(await world.stockOf(sku)).toEqual({ onHand: 3, reserved: 0 });
      expect(await world.listRefunds()).toMatchObject([{ money: placed.total }]);
      const kinds = (await world.listEmails()).map(({ kind }) => kind);
      expect(kinds).toEqual(['confirmation', 'cancellation']);
      expect(await world.countStockMismatches()).toBe(0);
    });

    test('an order that is pending, dispatched or unknown is not', async () => {
      await using world = await openOrderWorld(engine);
      const sku = await world.stockProduct('coat', 5);
      const { scope } = await world.fill(sku);
      const pending = await world.orders.placeOrder(scope, await world.requestFor(scope));
      await expect(world.orders.cancelPaid(pending.id)).rejects.toMatchObject({ status: 409 });
      const sent = await buy(world, sku);
      await world.database.execute(
        `update sales_order set status = 'dispatched' where number = '${sent.number}'`,
      );
      await expect(world.orders.cancelPaid(sent.id)).rejects.toMatchObject({
        code: 'order.status',
      });
      await expect(world.orders.cancelPaid('none')).rejects.toMatchObject({ status: 404 });
      expect(await world.listRefunds()).toEqual([]);
    });

    test('a customer has the orders of their confirmed address, no others', async () => {
      await using world = await openOrderWorld(engine);
      const sku = await world.stockProduct('coat', 10);
      const own = await buy(world, sku, 'Ada@Example.com');
      await buy(world, sku, 'bob@example.com');
      const customer = {
        id: '01900000-0000-7000-8000-000000000000',
        email: 'ada@example.com',
      };
      const listed = await world.orders.listOrders(customer);
      expect(listed.map(({ number }) => number)).toEqual([own.number]);
    });
  });
});
