/** The order that a checkout places, and its payment, on a shop with a database. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { applyVoucher, loadVoucher } from '#features/vouchers/vouchers.server.ts';
import { expectDefined } from '#test/expect-defined.ts';
import {
  answerSteps,
  checkoutAddress,
  confirmReview,
  locationOf,
  openTestCheckout,
  problemOf,
  referenceOf,
} from '#test/setups/checkout-setup.ts';
import { loadCheckoutView, openCheckout } from './load-checkout.server.ts';
import { payOrder } from './pay-order.server.ts';
import { saveAddress, saveDelivery } from './save-steps.server.ts';

describe('the checkout', { timeout: 60_000 }, () => {
  test('the order is placed with what was confirmed, and its payment is opened once', async () => {
    await using setup = await openTestCheckout();
    await answerSteps(setup.shop);
    const fields = await confirmReview(setup.shop);
    const [first, second] = await Promise.all([
      payOrder(setup.shop, fields),
      payOrder(setup.shop, fields),
    ]);
    expect(locationOf(first)).toMatch(/^\/test-terminal\?payment=/);
    expect(locationOf(second)).toBe(locationOf(first));
    expect(await setup.setup.orders.findPending(setup.scope)).toMatchObject({
      sessions: [{ provider: 'memory' }],
    });
  });

  test('an order that costs nothing is placed without a payment session, once', async () => {
    await using setup = await openTestCheckout('ALL');
    // Delivery is free for such an amount.
    await setup.setup.setPrice(setup.sku, 6_000);
    await saveAddress(setup.shop, checkoutAddress);
    await saveDelivery(setup.shop, { service: 'standard' });
    const fields = await confirmReview(setup.shop);
    const first = await payOrder(setup.shop, fields);
    expect(locationOf(first)).toMatch(/^\/order\/.*\?token=/);
    const again = await payOrder(setup.shop, fields);
    expect(locationOf(again)).toBe(locationOf(first));
    expect((await setup.setup.baskets.find(setup.scope))?.lines).toEqual([]);
  });

  test('a voucher for one order that another shopper uses meanwhile is taken out of the total', async () => {
    await using setup = await openTestCheckout('ONCE');
    await answerSteps(setup.shop);
    const fields = await confirmReview(setup.shop);
    const before = await loadCheckoutView(setup.shop, 'review');
    const other = await setup.setup.fill(setup.sku);
    const voucher = { code: 'ONCE', maxUses: 1 };
    await setup.setup.orders.placeOrder(
      other.scope,
      await setup.setup.requestFor(other.scope, { voucher }),
    );
    expect(await problemOf(payOrder(setup.shop, fields))).toMatchObject({
      code: 'checkout.changed',
    });
    const after = await loadCheckoutView(setup.shop, 'review');
    expect(after.voucherCode).toBeNull();
    expect(after.totals?.total).toBeGreaterThan(before.totals?.total ?? 0);
    const basket = await setup.setup.baskets.find(setup.scope);
    expect(await loadVoucher(setup.shop, basket)).toEqual({ kind: 'used', code: 'ONCE' });
    await expect(applyVoucher(setup.shop, basket, 'once')).rejects.toMatchObject({
      ...{ status: 409, code: 'voucher.used', details: { field: 'voucher' } },
    });
  });

  test('the last step states the legal guarantee of the country before the order', async () => {
    await using setup = await openTestCheckout();
    await answerSteps(setup.shop);
    const { guarantee } = await loadCheckoutView(setup.shop, 'review');
    expect(guarantee?.paragraphs[0]).toBe('guarantee.gb');
    expect((await loadCheckoutView(setup.shop, 'delivery')).guarantee).toBeNull();
  });

  test('what the shopper has not seen is not ordered', async () => {
    await using setup = await openTestCheckout();
    await answerSteps(setup.shop);
    const fields = await confirmReview(setup.shop);
    await setup.setup.setPrice(setup.sku, 4_242);
    expect(await problemOf(payOrder(setup.shop, fields))).toMatchObject({
      code: 'checkout.changed',
    });
    await setup.setup.fill(setup.sku, 1, setup.scope);
    expect(await problemOf(payOrder(setup.shop, fields))).toMatchObject({
      code: 'checkout.changed',
    });
    expect(await setup.setup.orders.findPending(setup.scope)).toBeNull();
  });

  test('the order keeps the terms that were accepted, whatever is published later', async () => {
    await using setup = await openTestCheckout();
    const { shop, setup: store, scope } = setup;
    const path = 'pages/informational/terms';
    const publish = async (title: string) => {
      const page = { path, title, description: '', sections: [] };
      const version = await shop.ports.contentEditing.saveDraft(scope, page);
      await shop.ports.contentEditing.publish({ ...scope, path }, version, { from: new Date(0) });
    };
    await publish('Terms of 2025');
    await answerSteps(shop);
    const outdated = await confirmReview(shop);
    await publish('Terms of 2026');
    expect(await problemOf(payOrder(shop, outdated))).toMatchObject({ code: 'checkout.changed' });
    expect(await loadCheckoutView(shop, 'review')).toMatchObject({
      termsPages: ['informational/terms'],
    });
    await payOrder(shop, await confirmReview(shop));
    const { number } = expectDefined(await store.orders.findPending(scope));
    const accepted = () =>
      store.orders.findOrder(scope.fascia, number).then((order) => order?.acceptedPages);
    const first = await accepted();
    const hash = createHash('sha256').update('["Terms of 2026","",[]]').digest('hex');
    expect(first).toMatchObject([{ path: 'informational/terms', locale: 'en-GB', hash }]);
    await publish('Terms of 2027');
    expect(await accepted()).toEqual(first);
  });

  test('a day of arrival that changed is shown before the order is placed', async () => {
    await using setup = await openTestCheckout();
    await answerSteps(setup.shop);
    const { selected } = await openCheckout(setup.shop);
    const shown = await loadCheckoutView(setup.shop, 'review');
    const fields = await confirmReview(setup.shop);
    const afterCutOff = { ...setup.shop, now: new Date(expectDefined(selected?.until)) };
    expect(await problemOf(payOrder(afterCutOff, fields))).toMatchObject({
      code: 'checkout.changed',
    });
    expect(await setup.setup.orders.findPending(setup.scope)).toBeNull();
    const { delivery, totals } = await loadCheckoutView(afterCutOff, 'review');
    expect(expectDefined(delivery?.to) > expectDefined(shown.delivery?.to)).toBe(true);
    expect(totals).toEqual(shown.totals);
    const placed = await payOrder(afterCutOff, await confirmReview(afterCutOff));
    expect(locationOf(placed)).toMatch(/^\/test-terminal\?payment=/);
  });

  test('a form that is submitted again after its day or price has changed leads to the order that it placed', async () => {
    await using setup = await openTestCheckout();
    const { shop, payments } = setup;
    await answerSteps(shop);
    const { selected } = await openCheckout(shop);
    const fields = await confirmReview(shop);
    const opened = locationOf(await payOrder(shop, fields)) ?? '';
    expect(opened).toMatch(/^\/test-terminal\?payment=/);
    const afterCutOff = { ...shop, now: new Date(expectDefined(selected?.until)) };
    expect(locationOf(await payOrder(afterCutOff, fields))).toBe(opened);
    await setup.setup.setPrice(setup.sku, 4_242);
    expect(locationOf(await payOrder(shop, fields))).toBe(opened);
    const { id, sessions } = expectDefined(await setup.setup.orders.findPending(setup.scope));
    const reference = new URLSearchParams(opened.split('?')[1]).get('payment') ?? '';
    expect(sessions).toEqual([{ provider: 'memory', reference }]);
    // A form that has placed nothing is still refused.
    expect(await problemOf(payOrder(shop, { ...fields, key: 'another-key' }))).toMatchObject({
      code: 'checkout.changed',
    });
    const notices = await payments.testTerminal.pay(reference, { card: 'success' });
    for (const { events } of notices) await setup.setup.orders.recordPayment('memory', events);
    expect(locationOf(await payOrder(shop, fields))).toMatch(/^\/order\/.*\?token=/);
    expect(await setup.setup.orders.findPendingById(id)).toBeNull();
  });

  test('a page whose card was declined is closed before the next one takes a card', async () => {
    await using setup = await openTestCheckout();
    const { shop, payments } = setup;
    await answerSteps(shop);
    const first = referenceOf(await payOrder(shop, await confirmReview(shop)));
    await payments.testTerminal.pay(first, { card: 'declined' });
    await setup.setup.orders.recordPayment(payments.name, await payments.findEvents(first));
    const second = referenceOf(await payOrder(shop, await confirmReview(shop)));
    expect(second).not.toBe(first);
    expect(await payments.findEvents(first)).toMatchObject([
      ...[{ type: 'failed' }, { type: 'cancelled' }],
    ]);
    expect(await payments.findEvents(second)).toEqual([]);
  });

  test('a page whose second card paid meanwhile opens no other one', async () => {
    await using setup = await openTestCheckout();
    const { shop, payments } = setup;
    await answerSteps(shop);
    const first = referenceOf(await payOrder(shop, await confirmReview(shop)));
    await payments.testTerminal.pay(first, { card: 'declined' });
    const [failed] = await payments.findEvents(first);
    await setup.setup.orders.recordPayment(payments.name, failed ? [failed] : []);
    const { cancel } = payments;
    shop.ports.payments.cancel = async (reference) =>
      reference === first && failed
        ? [{ ...failed, id: 'paid', type: 'captured' }]
        : cancel(reference);
    const shown = await payOrder(shop, await confirmReview(shop));
    expect(locationOf(shown)).toMatch(/^\/order\/.*\?token=/);
    expect((await setup.setup.baskets.find(setup.scope))?.lines).toEqual([]);
    expect(await setup.setup.listRefunds()).toEqual([]);
  });

  test('an order that was paid in the meantime is shown, not ordered again', async () => {
    await using setup = await openTestCheckout();
    const { shop, payments } = setup;
    await answerSteps(shop);
    const reference = referenceOf(await payOrder(shop, await confirmReview(shop)));
    const fields = await confirmReview(shop);
    await payments.testTerminal.pay(reference, { card: 'lostNotice' });
    const shown = await payOrder(shop, fields).catch((error: unknown) => error);
    expect(shown instanceof Response && locationOf(shown)).toMatch(/^\/order\/.*\?token=/);
    expect((await setup.setup.baskets.find(setup.scope))?.lines).toEqual([]);
    expect(await setup.setup.listRefunds()).toEqual([]);
  });
});
