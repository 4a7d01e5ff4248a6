/** Invoices and credit notes on the app's database: one for each reason, numbers without gaps. */
import { describe, expect, test } from 'vitest';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { now, openOrderSetup } from '#test/setups/order-setup.ts';

onEveryDatabase((engine) => {
  describe(`invoices on ${engine.name}`, { timeout: 60_000 }, () => {
    test('orders that are paid at the same moment have numbers without gaps', async () => {
      await using setup = await openOrderSetup(engine);
      const sku = await setup.stockProduct('coat', 20);
      const placed = await Promise.all(Array.from({ length: 8 }, () => setup.buy(sku)));
      const invoices = await Promise.all(placed.map(({ id }) => setup.orders.listInvoices(id)));
      const numbers = invoices.flat().map(({ number }) => number);
      expect(numbers.toSorted()).toEqual(
        Array.from({ length: 8 }, (_, index) => `ALDERMOOR-GB-00000${index + 1}`),
      );
      expect(invoices[0]).toMatchObject([{ kind: 'invoice', amount: placed[0]?.total.centAmount }]);
    });

    test('an order that is not paid has none, a test has a series of its own', async () => {
      await using setup = await openOrderSetup(engine);
      const sku = await setup.stockProduct('coat', 20);
      const { scope } = await setup.fill(sku);
      const pending = await setup.orders.placeOrder(scope, await setup.requestFor(scope));
      expect(await setup.orders.listInvoices(pending.id)).toEqual([]);
      const test = await setup.buy(sku, 1, { isTest: true });
      expect(await setup.orders.listInvoices(test.id)).toMatchObject([
        { number: 'TEST-ALDERMOOR-GB-000001' },
      ]);
    });

    test('each refund has one credit note, and together they sum to the invoice', async () => {
      await using setup = await openOrderSetup(engine);
      const placed = await setup.buy(await setup.stockProduct('coat', 20), 2);
      const { number } = await setup.orders.requestReturn(placed.id, {
        ...{ idempotencyKey: 'return-all', days: 28, now },
        lines: [{ position: 0, quantity: 2, reason: 'tooSmall' }],
      });
      const lines = [{ position: 0, quantity: 1, refusal: null }];
      const first = { isRestocked: true, lines };
      await setup.orders.receiveReturn(number, first);
      await setup.orders.receiveReturn(number, first);
      await setup.orders.receiveReturn(number, { isRestocked: true, lines: null, parcel: 2 });
      const [invoice, ...credits] = await setup.orders.listInvoices(placed.id);
      expect(credits.map(({ kind, returnNumber }) => [kind, returnNumber])).toEqual([
        ['creditNote', number],
        ['creditNote', number],
      ]);
      expect(credits.reduce((sum, { amount }) => sum + amount, 0)).toBe(invoice?.amount);
    });

    test('a cancelled order has a credit note of the whole', async () => {
      await using setup = await openOrderSetup(engine);
      const placed = await setup.buy(await setup.stockProduct('coat', 20));
      await Promise.all([1, 2].map(() => setup.orders.cancelPaid(placed.id)));
      const [, ...credits] = await setup.orders.listInvoices(placed.id);
      expect(credits).toMatchObject([{ kind: 'creditNote', amount: placed.total.centAmount }]);
    });
  });
});
