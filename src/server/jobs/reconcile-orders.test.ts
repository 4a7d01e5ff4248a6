/** Pending orders are reconciled with their payments, and end when their time is over. */
import { describe, expect, test } from 'vitest';
import { defineStatement } from '#database/statement.ts';
import { CANCELLED_HOURS, PAYMENT_MINUTES } from '#features/orders/order.ts';
import { createMemoryPayments } from '#features/payments/memory-payments.fixtures.ts';
import type { TestCard } from '#features/payments/test-cards.ts';
import { silentLog } from '#kit/log.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { openOrderSetup } from '#test/setups/order-setup.ts';
import {
  reconcileCancelledOrders,
  reconcileInvoices,
  reconcilePendingOrders,
  retryFailedRefunds,
} from './reconcile-orders.server.ts';

const deleteInvoices = defineStatement<never>('test.deleteInvoices', 'delete from invoice');

const MINUTE_MS = 60_000;
const ANY_TIME = '2026-11-26T10:00:00Z';

onEveryDatabase((engine) => {
  async function start() {
    const setup = await openOrderSetup(engine);
    const clock = { now: new Date() };
    const payments = createMemoryPayments(() => clock.now);
    const ports = { orders: setup.orders, payments };
    const sku = await setup.stockProduct('coat', 5);
    const { scope } = await setup.fill(sku);
    const request = { ...(await setup.requestFor(scope)), now: clock.now };
    const placed = await setup.orders.placeOrder(scope, request);
    const { id: orderId, total: money } = placed;
    const session = await payments.open({ orderId, money, returnUrl: '/', key: orderId });
    const { reference } = session;
    await setup.orders.addSession(placed, { provider: payments.name, reference });
    const deps = {
      ...{ orders: setup.orders, log: silentLog },
      ...{ findPorts: () => ports, now: () => clock.now },
    };
    return {
      ...{ setup, sku, payments, placed, reference, [Symbol.asyncDispose]: setup.close },
      pay: (card: TestCard) => payments.testTerminal.pay(reference, { card }),
      events: () => payments.findEvents(reference),
      now: () => clock.now,
      status: () => setup.statusOf(placed.number),
      async reconcileAfter(minutes: number) {
        clock.now = new Date(clock.now.getTime() + minutes * MINUTE_MS);
        await reconcilePendingOrders(deps);
      },
      /** Runs the refund that was requested last. */
      async refund() {
        const last = (await setup.listRefunds()).at(-1);
        if (last) await setup.orders.recordPayment(last.provider, await payments.refund(last));
      },
      /** Returns the errors that were logged. */
      async retryAfter(minutes: number) {
        clock.now = new Date(clock.now.getTime() + minutes * MINUTE_MS);
        const errors: unknown[] = [];
        const log = { ...silentLog, error: (fields: unknown) => void errors.push(fields) };
        await retryFailedRefunds({ ...deps, log });
        return errors;
      },
      async reconcileCancelledAfter(minutes: number) {
        clock.now = new Date(clock.now.getTime() + minutes * MINUTE_MS);
        await reconcileCancelledOrders(deps);
      },
    };
  }

  describe(`pending orders on ${engine.name}`, { timeout: 60_000 }, () => {
    test('a payment is found whose notice was lost, or not stored before the server died', async () => {
      await using shop = await start();
      await shop.pay('lostNotice');
      expect(await shop.status()).toBe('pending');
      await shop.reconcileAfter(2);
      expect(await shop.status()).toBe('paid');
      await shop.reconcileAfter(2);
      expect(await shop.setup.listEmails()).toHaveLength(1);
    });

    test('a paid order without an invoice gets one, and that is logged once', async () => {
      await using shop = await start();
      const { orders, database } = shop.setup;
      await shop.setup.pay(shop.placed);
      await database.rows(deleteInvoices);
      const warnings: unknown[] = [];
      const log = { ...silentLog, warn: (fields: unknown) => void warnings.push(fields) };
      const deps = { orders, findPorts: () => null, now: shop.now, log };
      await reconcileInvoices(deps);
      await reconcileInvoices(deps);
      expect(warnings).toEqual([{ invoices: 1 }]);
      expect(await orders.listInvoices(shop.placed.id)).toMatchObject([{ kind: 'invoice' }]);
    });

    test('an order that nobody pays is cancelled: its session is closed, its stock is free', async () => {
      await using shop = await start();
      await shop.reconcileAfter(PAYMENT_MINUTES - 1);
      expect(await shop.status()).toBe('pending');
      await shop.reconcileAfter(1);
      expect(await shop.status()).toBe('cancelled');
      expect(await shop.events()).toMatchObject([{ type: 'cancelled' }]);
      expect(await shop.setup.stockOf(shop.sku)).toEqual({ onHand: 5, reserved: 0 });
      await shop.pay('success');
      expect(await shop.events()).toHaveLength(1);
    });

    test('an order whose provider does not respond is cancelled a day after it expired', async () => {
      await using shop = await start();
      shop.payments.cancel = () => Promise.reject(new Error('offline'));
      await shop.reconcileAfter(PAYMENT_MINUTES + 23 * 60);
      expect(await shop.status()).toBe('pending');
      await shop.reconcileAfter(2 * 60);
      expect(await shop.status()).toBe('cancelled');
      expect(await shop.setup.stockOf(shop.sku)).toEqual({ onHand: 5, reserved: 0 });
    });

    test('an order that the shopper continues meanwhile is not cancelled', async () => {
      await using shop = await start();
      const { placed, setup } = shop;
      await setup.orders.cancelOrder(placed.id, 'expired', '2026-01-01T00:00:00.000Z');
      expect(await shop.status()).toBe('pending');
      const pending = await setup.orders.findPendingById(placed.id);
      await setup.orders.cancelOrder(placed.id, 'expired', pending?.expiresAt);
      expect(await shop.status()).toBe('cancelled');
    });

    test('an order that was paid in part is cancelled, and the money is refunded', async () => {
      await using shop = await start();
      const less = { ...shop.placed.total, centAmount: shop.placed.total.centAmount - 1 };
      await shop.setup.orders.recordPayment(shop.payments.name, [
        { id: 'less', type: 'captured', reference: shop.reference, money: less, at: ANY_TIME },
      ]);
      await shop.reconcileAfter(PAYMENT_MINUTES);
      expect(await shop.status()).toBe('cancelled');
      expect(await shop.setup.listRefunds()).toMatchObject([{ money: less }]);
      expect(await shop.setup.stockOf(shop.sku)).toEqual({ onHand: 5, reserved: 0 });
    });

    test('more orders than one page are all reconciled', async () => {
      await using shop = await start();
      const count = 120;
      const sku = await shop.setup.stockProduct('shirt', count);
      const placed = [];
      for (let order = 0; order < count; order += 1) {
        const { scope } = await shop.setup.fill(sku);
        const request = { ...(await shop.setup.requestFor(scope)), now: shop.now() };
        placed.push(await shop.setup.orders.placeOrder(scope, request));
      }
      await shop.reconcileAfter(PAYMENT_MINUTES);
      for (const { number } of placed) expect(await shop.setup.statusOf(number)).toBe('cancelled');
      expect(await shop.setup.stockOf(sku)).toEqual({ onHand: count, reserved: 0 });
    });

    test('a payment for a cancelled order without a notice is found, and refunded once', async () => {
      await using shop = await start();
      await shop.setup.orders.cancelOrder(shop.placed.id, 'shopper');
      await shop.pay('lostNotice');
      expect(await shop.setup.listRefunds()).toEqual([]);
      await shop.reconcileCancelledAfter(60);
      await shop.reconcileCancelledAfter(60);
      expect(await shop.status()).toBe('cancelled');
      expect(await shop.setup.listRefunds()).toMatchObject([{ money: shop.placed.total }]);
    });

    test('a refund that failed for good is logged, and requested again a day later', async () => {
      await using shop = await start();
      await shop.pay('refundFails');
      await shop.reconcileAfter(2);
      await shop.setup.orders.cancelPaid(shop.placed.id);
      for (let attempt = 1; attempt <= 5; attempt += 1) await shop.refund();
      expect(await shop.retryAfter(60)).toHaveLength(1);
      expect(await shop.setup.listRefunds()).toHaveLength(5);
      expect(await shop.retryAfter(24 * 60)).toHaveLength(1);
      expect(await shop.setup.listRefunds()).toHaveLength(6);
    });

    test('a session of a cancelled order is closed, and no longer checked after some days', async () => {
      await using shop = await start();
      await shop.setup.orders.cancelOrder(shop.placed.id, 'shopper');
      await shop.reconcileCancelledAfter(1);
      expect(await shop.events()).toMatchObject([{ type: 'cancelled' }]);
      const late = new Date(shop.now().getTime() - CANCELLED_HOURS * 60 * MINUTE_MS);
      expect(await shop.setup.orders.listCancelled(late)).toHaveLength(1);
      await shop.reconcileCancelledAfter(PAYMENT_MINUTES);
      const later = new Date(shop.now().getTime());
      expect(await shop.setup.orders.listCancelled(later)).toEqual([]);
    });

    test('an order whose payment is in doubt at its end waits, and is paid', async () => {
      await using shop = await start();
      await shop.reconcileAfter(PAYMENT_MINUTES - 1 / 4);
      await shop.pay('lateNotice');
      await shop.reconcileAfter(1 / 4);
      expect(await shop.status()).toBe('pending');
      await shop.reconcileAfter(1);
      expect(await shop.status()).toBe('paid');
    });
  });
});
