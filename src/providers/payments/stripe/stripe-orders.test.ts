/** Orders that are paid at Stripe: notices that repeat, come late, mixed up, wrong or not at all. */
import { describe, expect, test } from 'vitest';
import { PAYMENT_MINUTES } from '#features/orders/order.ts';
import { silentLog } from '#kit/log.ts';
import {
  reconcileCancelledOrders,
  reconcilePendingOrders,
} from '#server/jobs/reconcile-orders.server.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { openOrderSetup } from '#test/setups/order-setup.ts';
import { openStripeSetup } from './stub/open-stripe-setup.fixtures.server.ts';
import { signStubEvent } from './stub/open-stripe-stub.fixtures.server.ts';

onEveryDatabase((engine) => {
  /** An order with an open session. */
  async function start() {
    const shop = await openOrderSetup(engine);
    const stripe = await openStripeSetup();
    const { payments, stub, clock } = stripe;
    clock.now = new Date();
    const sku = await shop.stockProduct('coat', 5);
    const { scope } = await shop.fill(sku);
    const placeRequest = { ...(await shop.requestFor(scope)), now: clock.now };
    const placed = await shop.orders.placeOrder(scope, placeRequest);
    const { reference } = await stripe.open({ orderId: placed.id, money: placed.total });
    await shop.orders.addSession(placed, { provider: payments.name, reference });
    const deps = {
      ...{ orders: shop.orders, log: silentLog, now: () => clock.now },
      findPorts: () => ({ orders: shop.orders, payments }),
    };
    const after = (minutes: number) => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    };
    return {
      ...{ ...stripe, shop, placed, reference, account: stub.account },
      status: () => shop.statusOf(placed.number),
      /** Delivers notices as the endpoint of the shop takes them. */
      async deliver(events = stub.account.events, secrets?: readonly string[]) {
        for (const event of events) {
          const { body, headers } = signStubEvent(event, {
            ...{ at: clock.now, ...(secrets && { secrets }) },
          });
          await shop.orders.recordPayment(payments.name, await payments.read(body, headers));
        }
      },
      async reconcileAfter(minutes: number) {
        after(minutes);
        await reconcilePendingOrders(deps);
        await reconcileCancelledOrders(deps);
      },
      /** Runs every refund that was requested. */
      async refundAll() {
        for (const refund of await shop.listRefunds())
          await shop.orders.recordPayment(refund.provider, await payments.refund(refund));
      },
      async [Symbol.asyncDispose]() {
        await stub.close();
        await shop.close();
      },
    };
  }

  describe(`an order that is paid at Stripe, on ${engine.name}`, { timeout: 60_000 }, () => {
    test('is paid once, whatever notices repeat and in whatever order', async () => {
      await using setup = await start();
      setup.account.pay(setup.reference, 'declined');
      setup.account.pay(setup.reference, 'success');
      const { events } = setup.account;
      await setup.deliver([...events, ...events].toReversed());
      expect(await setup.status()).toBe('paid');
      expect(await setup.shop.listEmails()).toHaveLength(1);
      expect(await setup.shop.listRefunds()).toEqual([]);
    });

    test('is found without a notice, by the job that queries Stripe', async () => {
      await using setup = await start();
      setup.account.pay(setup.reference, 'success');
      expect(await setup.status()).toBe('pending');
      await setup.reconcileAfter(2);
      expect(await setup.status()).toBe('paid');
    });

    test('stays pending by a forged notice', async () => {
      await using setup = await start();
      const session = setup.account.sessions.get(setup.reference);
      const object = { ...session, status: 'complete', payment_status: 'paid' };
      const forged = { id: 'evt_1', type: 'checkout.session.completed', data: { object } };
      await expect(setup.deliver([forged], ['whsec_forged'])).rejects.toMatchObject({
        ...{ status: 400, code: 'payment.notice' },
      });
      // Not even a signed one is believed.
      await setup.deliver([forged]);
      expect(await setup.status()).toBe('pending');
    });

    test('that was paid after its end is refunded once', async () => {
      await using setup = await start();
      const { account, reference, shop } = setup;
      account.pay(reference, 'processing');
      await setup.reconcileAfter(PAYMENT_MINUTES + 25 * 60);
      expect(await setup.status()).toBe('cancelled');
      account.settle(reference);
      await setup.deliver();
      await setup.refundAll();
      await setup.refundAll();
      expect(account.refunds).toMatchObject([{ amount: setup.placed.total.centAmount }]);
      await setup.deliver();
      expect(await shop.listRefunds()).toHaveLength(1);
    });

    test.each([
      ['a smaller amount', { amount: 100 }],
      ['another currency', { currency: 'eur' }],
    ])('in %s is not paid; it ends, and the money goes back', async (_, taken) => {
      await using setup = await start();
      const { account, reference } = setup;
      account.pay(reference, 'success', taken);
      await setup.deliver();
      expect(await setup.status()).toBe('pending');
      await setup.reconcileAfter(PAYMENT_MINUTES);
      expect(await setup.status()).toBe('cancelled');
      await setup.refundAll();
      const payment = account.paymentOf(reference);
      expect(account.refunds).toMatchObject([
        { amount: payment.amount_received, currency: payment.currency },
      ]);
    });

    test('waits while Stripe fails, and is paid once Stripe answers again', async () => {
      await using setup = await start();
      const { account, reference, stub } = setup;
      account.pay(reference, 'success');
      const fault = { status: 500, shouldRetry: false };
      stub.faults.push(fault, fault);
      await expect(setup.deliver()).rejects.toMatchObject({ status: 503 });
      await setup.reconcileAfter(PAYMENT_MINUTES);
      expect(await setup.status()).toBe('pending');
      await setup.reconcileAfter(1);
      expect(await setup.status()).toBe('paid');
    });

    test('that is never paid ends, and its page accepts no card any more', async () => {
      await using setup = await start();
      await setup.reconcileAfter(PAYMENT_MINUTES);
      expect(await setup.status()).toBe('cancelled');
      setup.account.pay(setup.reference, 'success');
      expect(setup.account.sessions.get(setup.reference)).toMatchObject({ status: 'expired' });
      expect(setup.account.payments.size).toBe(0);
    });
  });
});
