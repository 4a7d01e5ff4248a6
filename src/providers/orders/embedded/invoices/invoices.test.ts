/** Invoices and credit notes on the app's database: one for each reason, numbers without gaps. */
import { describe, expect, test } from 'vitest';
import { defineStatement } from '#database/statement.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { createCapture, now, openOrderSetup } from '#test/setups/order-setup.ts';
import { issueInvoice } from './invoices.ts';

const deleteInvoices = defineStatement<never>('test.deleteInvoices', 'delete from invoice');
const deleteNewest = defineStatement<never>(
  'test.deleteNewestInvoice',
  'delete from invoice where created_at = (select max(created_at) from invoice)',
);
const setPaidAt = defineStatement<never>(
  'test.setPaidAt',
  "update sales_order set paid_at = paid_at - interval '31 days' where id = $1",
);
/** Documents that are dated later than the start of the transaction. */
const countLater = defineStatement<{ readonly count: number }>(
  'test.countLaterInvoices',
  'select count(*)::int as count from invoice where created_at > now()',
);

onEveryDatabase((engine) => {
  describe(`invoices on ${engine.name}`, { timeout: 60_000 }, () => {
    test('orders that are paid at the same moment have invoice numbers without gaps', async () => {
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

    test('an unpaid order has no invoice, and test orders have their own series of numbers', async () => {
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

    test('a credit note of an order that a server of the previous release was paid for follows its invoice', async () => {
      await using setup = await openOrderSetup(engine);
      const placed = await setup.buy(await setup.stockProduct('coat', 20));
      await setup.database.rows(deleteInvoices);
      await setup.orders.cancelPaid(placed.id);
      expect(await setup.orders.listInvoices(placed.id)).toMatchObject([
        { kind: 'invoice', amount: placed.total.centAmount },
        { kind: 'creditNote', amount: placed.total.centAmount },
      ]);
    });

    test('a return of a payment that the bank has taken back has no credit note', async () => {
      await using setup = await openOrderSetup(engine);
      const placed = await setup.buy(await setup.stockProduct('coat', 20));
      const reference = `session-${placed.number}`;
      await setup.orders.recordPayment('memory', [
        { ...createCapture(reference, placed.total), id: 'dispute', type: 'disputed' },
      ]);
      const { number } = await setup.orders.requestReturn(placed.id, {
        ...{ idempotencyKey: 'return-all', days: 28, now },
        lines: [{ position: 0, quantity: 1, reason: 'tooSmall' }],
      });
      await setup.orders.receiveReturn(number, { isRestocked: true, lines: null });
      expect(await setup.listRefunds()).toEqual([]);
      expect(await setup.orders.listInvoices(placed.id)).toMatchObject([{ kind: 'invoice' }]);
    });

    test('dates are in the order of the numbers, also of a transaction that began before', async () => {
      await using setup = await openOrderSetup(engine);
      const placed = await setup.buy(await setup.stockProduct('coat', 20));
      await setup.database.transaction(async (connection) => {
        await issueInvoice(connection, {
          ...{ orderId: placed.id, kind: 'creditNote', reference: 'part', returnNumber: null },
          amount: 1,
        });
        const [later] = await connection.rows(countLater);
        expect(later?.count).toBe(1);
      });
    });

    test('an order keeps the seller and the rate of tax of its day', async () => {
      await using setup = await openOrderSetup(engine);
      const sku = await setup.stockProduct('coat', 20);
      const invoiceDetails = {
        seller: { name: 'Aldermoor Ltd', address: ['1 High Street'], vatId: 'GB123' },
        basisPoints: 2_000,
      };
      const { number } = await setup.buy(sku, 1, { invoiceDetails });
      expect(await setup.orders.findOrder('aldermoor', number)).toMatchObject({ invoiceDetails });
    });

    test('paid orders that have no invoice get one, once', async () => {
      await using setup = await openOrderSetup(engine);
      const sku = await setup.stockProduct('coat', 20);
      const [placed, old] = [await setup.buy(sku), await setup.buy(sku)];
      const { scope } = await setup.fill(sku);
      const pending = await setup.orders.placeOrder(scope, await setup.requestFor(scope));
      await setup.database.rows(deleteInvoices);
      await setup.database.rows(setPaidAt, [old.id]);
      const time = new Date();
      expect(await setup.orders.issueMissingInvoices(time)).toBe(1);
      expect(await setup.orders.issueMissingInvoices(time)).toBe(0);
      expect(await setup.orders.listInvoices(placed.id)).toMatchObject([
        { kind: 'invoice', amount: placed.total.centAmount },
      ]);
      for (const { id } of [old, pending]) expect(await setup.orders.listInvoices(id)).toEqual([]);
    });

    test('refunds of a server of the previous release get their credit notes, once', async () => {
      await using setup = await openOrderSetup(engine);
      const sku = await setup.stockProduct('coat', 20);
      const [cancelled, returned] = [await setup.buy(sku), await setup.buy(sku, 2)];
      const { number } = await setup.orders.requestReturn(returned.id, {
        ...{ idempotencyKey: 'return-all', days: 28, now },
        lines: [{ position: 0, quantity: 2, reason: 'tooSmall' }],
      });
      const lines = [{ position: 0, quantity: 1, refusal: null }];
      const { refund } = await setup.orders.receiveReturn(number, { isRestocked: true, lines });
      await setup.orders.cancelPaid(cancelled.id);
      await setup.database.rows(deleteInvoices);
      const time = new Date();
      expect(await setup.orders.issueMissingInvoices(time)).toBe(2);
      expect(await setup.orders.issueMissingInvoices(time)).toBe(0);
      expect(await setup.orders.listInvoices(cancelled.id)).toMatchObject([
        { kind: 'invoice', amount: cancelled.total.centAmount },
        { kind: 'creditNote', amount: cancelled.total.centAmount, returnNumber: null },
      ]);
      const whole = { isRestocked: true, lines: null, parcel: 2 };
      await setup.orders.receiveReturn(number, whole);
      await setup.database.rows(deleteNewest);
      expect(await setup.orders.issueMissingInvoices(time)).toBe(1);
      const total = returned.total.centAmount;
      expect(await setup.orders.listInvoices(returned.id)).toMatchObject([
        { kind: 'invoice', amount: total },
        { kind: 'creditNote', amount: refund, returnNumber: number },
        { kind: 'creditNote', amount: total - refund, returnNumber: number },
      ]);
    });

    test('refunds of long ago, and of orders that were never paid, get no credit note', async () => {
      await using setup = await openOrderSetup(engine);
      const sku = await setup.stockProduct('coat', 20);
      const old = await setup.buy(sku);
      await setup.orders.cancelPaid(old.id);
      const { scope } = await setup.fill(sku);
      const pending = await setup.orders.placeOrder(scope, await setup.requestFor(scope));
      await setup.orders.cancelOrder(pending.id, 'shopper');
      await setup.database.rows(deleteInvoices);
      await setup.database.rows(setPaidAt, [old.id]);
      expect(await setup.orders.issueMissingInvoices(new Date())).toBe(0);
    });

    test('a cancelled order has a credit note for its whole total', async () => {
      await using setup = await openOrderSetup(engine);
      const placed = await setup.buy(await setup.stockProduct('coat', 20));
      await Promise.all([1, 2].map(() => setup.orders.cancelPaid(placed.id)));
      const [, ...credits] = await setup.orders.listInvoices(placed.id);
      expect(credits).toMatchObject([{ kind: 'creditNote', amount: placed.total.centAmount }]);
    });
  });
});
