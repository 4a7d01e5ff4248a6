/** Paid orders that are cancelled before the dispatch, and the orders of a customer. */
import { describe, expect, test } from 'vitest';
import type { Connection } from '#database/connection.ts';
import type { PaymentEvent } from '#features/payments/payment-events.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { now, type OrderSetup, openOrderSetup } from '#test/setups/order-setup.ts';
import { cancelPaid } from './cancel-paid.ts';

async function buy(setup: OrderSetup, sku: string, email = 'ada@example.com') {
  const { scope } = await setup.fill(sku, 2);
  const placed = await setup.orders.placeOrder(scope, await setup.requestFor(scope, { email }));
  const reference = `session-${placed.number}`;
  await setup.orders.addSession(placed, { provider: 'memory', reference });
  const paid: PaymentEvent = {
    ...{ id: `${reference}-c`, reference, money: placed.total, type: 'captured' },
    at: now.toISOString(),
  };
  await setup.orders.recordPayment('memory', [paid]);
  return placed;
}

onEveryDatabase((engine) => {
  describe(`cancellation on ${engine.name}`, { timeout: 60_000 }, () => {
    test('a paid order is cancelled once: it is restocked and refunded', async () => {
      await using setup = await openOrderSetup(engine);
      const sku = await setup.stockProduct('coat', 3);
      const placed = await buy(setup, sku);
      expect(await setup.stockOf(sku)).toEqual({ onHand: 1, reserved: 0 });
      await Promise.all([setup.orders.cancelPaid(placed.id), setup.orders.cancelPaid(placed.id)]);
      expect(await setup.orders.findOrder('aldermoor', placed.number)).toMatchObject({
        ...{ status: 'cancelled', cancelReason: 'request' },
      });
      expect(await setup.stockOf(sku)).toEqual({ onHand: 3, reserved: 0 });
      expect(await setup.listRefunds()).toMatchObject([{ money: placed.total }]);
      const kinds = (await setup.listEmails()).map(({ kind }) => kind);
      expect(kinds).toEqual(['confirmation', 'cancellation']);
      expect(await setup.countStockMismatches()).toBe(0);
    });

    test('the number of its credit note is taken last, so that others wait for it briefly', async () => {
      await using setup = await openOrderSetup(engine);
      const placed = await buy(setup, await setup.stockProduct('coat', 3));
      const names: string[] = [];
      await setup.database.transaction((connection) => {
        const rows: Connection['rows'] = (statement, values) => {
          names.push(statement.name);
          return connection.rows(statement, values);
        };
        return cancelPaid({ ...connection, rows }, setup.jobs, placed.id);
      });
      expect(names.indexOf('invoice.insert')).toBeGreaterThan(
        names.indexOf('order.insertPaymentEvent'),
      );
      expect(names.at(-1)).toBe('invoice.insert');
    });

    test('a disputed payment is not refunded, and has no credit note', async () => {
      await using setup = await openOrderSetup(engine);
      const placed = await buy(setup, await setup.stockProduct('coat', 3));
      const reference = `session-${placed.number}`;
      await setup.orders.recordPayment('memory', [
        {
          ...{ id: `${reference}-d`, reference, money: placed.total, type: 'disputed' },
          at: now.toISOString(),
        },
      ]);
      await setup.orders.cancelPaid(placed.id);
      expect(await setup.listRefunds()).toEqual([]);
      expect(await setup.orders.listInvoices(placed.id)).toMatchObject([{ kind: 'invoice' }]);
    });

    test('an order that is pending, dispatched or unknown is not cancelled', async () => {
      await using setup = await openOrderSetup(engine);
      const sku = await setup.stockProduct('coat', 5);
      const { scope } = await setup.fill(sku);
      const pending = await setup.orders.placeOrder(scope, await setup.requestFor(scope));
      await expect(setup.orders.cancelPaid(pending.id)).rejects.toMatchObject({ status: 409 });
      const sent = await buy(setup, sku);
      await setup.database.execute(
        `update sales_order set status = 'dispatched' where number = '${sent.number}'`,
      );
      await expect(setup.orders.cancelPaid(sent.id)).rejects.toMatchObject({
        code: 'order.status',
      });
      await expect(setup.orders.cancelPaid('none')).rejects.toMatchObject({ status: 404 });
      expect(await setup.listRefunds()).toEqual([]);
    });

    test('a customer can cancel only orders of their confirmed address', async () => {
      await using setup = await openOrderSetup(engine);
      const sku = await setup.stockProduct('coat', 10);
      const own = await buy(setup, sku, 'Ada@Example.com');
      await buy(setup, sku, 'bob@example.com');
      const customer = {
        id: '01900000-0000-7000-8000-000000000000',
        email: 'ada@example.com',
      };
      const listed = await setup.orders.listOrders(customer);
      expect(listed.map(({ number }) => number)).toEqual([own.number]);
    });
  });
});
