/** Tests of placing an order and paying it, on a shop with a database. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { applyVoucher, loadVoucher } from '#features/vouchers/vouchers.server.ts';
import { expectDefined } from '#test/expect-defined.ts';
import {
  checkoutAddress,
  completeSteps,
  confirmReview,
  locationOf,
  openTestCheckout,
  problemOf,
  publishTerms,
  referenceOf,
} from '#test/setups/checkout-setup.ts';
import { loadCheckoutView, openCheckout } from './load-checkout.server.ts';
import { payOrder } from './pay-order.server.ts';
import { saveAddress, saveDelivery } from './save-steps.server.ts';

describe('the checkout', { timeout: 60_000 }, () => {
  test('the confirmed order is placed, and its payment session is opened once', async () => {
    await using setup = await openTestCheckout();
    await completeSteps(setup.shop);
    const fields = await confirmReview(setup.shop);
    const [first, second] = await Promise.all([
      payOrder(setup.shop, fields),
      payOrder(setup.shop, fields),
    ]);
    expect(locationOf(first)).toMatch(/^\/test-terminal\?payment=/);
    expect(locationOf(second)).toBe(locationOf(first));
    expect(await setup.store.orders.findPending(setup.scope)).toMatchObject({
      sessions: [{ provider: 'memory' }],
    });
  });

  test('an order that costs nothing is placed without a payment session, once', async () => {
    await using setup = await openTestCheckout('ALL');
    // Delivery is free for such an amount.
    await setup.store.setPrice(setup.sku, 6_000);
    await saveAddress(setup.shop, checkoutAddress);
    await saveDelivery(setup.shop, { service: 'standard' });
    const fields = await confirmReview(setup.shop);
    const first = await payOrder(setup.shop, fields);
    expect(locationOf(first)).toMatch(/^\/order\/.*\?token=/);
    const again = await payOrder(setup.shop, fields);
    expect(locationOf(again)).toBe(locationOf(first));
    expect((await setup.store.baskets.find(setup.scope))?.lines).toEqual([]);
  });

  test('a single-use voucher that another shopper uses meanwhile is removed from the total', async () => {
    await using setup = await openTestCheckout('ONCE');
    await completeSteps(setup.shop);
    const fields = await confirmReview(setup.shop);
    const before = await loadCheckoutView(setup.shop, 'review');
    const other = await setup.store.fill(setup.sku);
    const voucher = { code: 'ONCE', maxUses: 1 };
    await setup.store.orders.placeOrder(
      other.scope,
      await setup.store.requestFor(other.scope, { voucher }),
    );
    expect(await problemOf(payOrder(setup.shop, fields))).toMatchObject({
      code: 'checkout.changed',
    });
    const after = await loadCheckoutView(setup.shop, 'review');
    expect(after.voucherCode).toBeNull();
    expect(after.totals?.total).toBeGreaterThan(before.totals?.total ?? 0);
    const basket = await setup.store.baskets.find(setup.scope);
    expect(await loadVoucher(setup.shop, basket)).toEqual({ kind: 'used', code: 'ONCE' });
    await expect(applyVoucher(setup.shop, basket, 'once')).rejects.toMatchObject({
      ...{ status: 409, code: 'voucher.used', details: { field: 'voucher' } },
    });
  });

  test('the last step states the legal guarantee of the country before the order', async () => {
    await using setup = await openTestCheckout();
    await completeSteps(setup.shop);
    const { guarantee } = await loadCheckoutView(setup.shop, 'review');
    expect(guarantee?.paragraphs[0]).toBe('guarantee.gb');
    expect((await loadCheckoutView(setup.shop, 'delivery')).guarantee).toBeNull();
  });

  test('an order whose prices or lines changed after the review is refused', async () => {
    await using setup = await openTestCheckout();
    await completeSteps(setup.shop);
    const fields = await confirmReview(setup.shop);
    await setup.store.setPrice(setup.sku, 4_242);
    expect(await problemOf(payOrder(setup.shop, fields))).toMatchObject({
      code: 'checkout.changed',
    });
    await setup.store.fill(setup.sku, 1, setup.scope);
    expect(await problemOf(payOrder(setup.shop, fields))).toMatchObject({
      code: 'checkout.changed',
    });
    expect(await setup.store.orders.findPending(setup.scope)).toBeNull();
  });

  test('the order keeps the terms that were accepted, whatever is published later', async () => {
    await using setup = await openTestCheckout();
    const { shop, store, scope } = setup;
    const publish = (title: string) => publishTerms(setup, title);
    await publish('Terms of 2025');
    await completeSteps(shop);
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

  test('terms that cannot be loaded refuse no order, and are not kept with it', async () => {
    await using setup = await openTestCheckout();
    const { shop, store, scope } = setup;
    await publishTerms(setup, 'Terms of 2025');
    await completeSteps(shop);
    const shown = await confirmReview(shop);
    const away = async () => Promise.reject(new Error('away'));
    const content = { ...shop.ports.content, findPage: away };
    const cut = { ...shop, ports: { ...shop.ports, content } };
    expect(locationOf(await payOrder(cut, shown))).toMatch(/^\/test-terminal\?payment=/);
    const { number } = expectDefined(await store.orders.findPending(scope));
    expect((await store.orders.findOrder(scope.fascia, number))?.acceptedPages ?? null).toBeNull();
  });

  test('a changed day of arrival is shown before the order is placed', async () => {
    await using setup = await openTestCheckout();
    await completeSteps(setup.shop);
    const { selected } = await openCheckout(setup.shop);
    const viewBefore = await loadCheckoutView(setup.shop, 'review');
    const fields = await confirmReview(setup.shop);
    const afterCutOff = { ...setup.shop, now: new Date(expectDefined(selected?.until)) };
    expect(await problemOf(payOrder(afterCutOff, fields))).toMatchObject({
      code: 'checkout.changed',
    });
    expect(await setup.store.orders.findPending(setup.scope)).toBeNull();
    const { delivery, totals } = await loadCheckoutView(afterCutOff, 'review');
    expect(expectDefined(delivery?.to) > expectDefined(viewBefore.delivery?.to)).toBe(true);
    expect(totals).toEqual(viewBefore.totals);
    const placed = await payOrder(afterCutOff, await confirmReview(afterCutOff));
    expect(locationOf(placed)).toMatch(/^\/test-terminal\?payment=/);
  });

  test('a form that is submitted again after its day or price has changed leads to the order that it placed', async () => {
    await using setup = await openTestCheckout();
    const { shop, payments } = setup;
    await completeSteps(shop);
    const { selected } = await openCheckout(shop);
    const fields = await confirmReview(shop);
    const opened = locationOf(await payOrder(shop, fields)) ?? '';
    expect(opened).toMatch(/^\/test-terminal\?payment=/);
    const afterCutOff = { ...shop, now: new Date(expectDefined(selected?.until)) };
    expect(locationOf(await payOrder(afterCutOff, fields))).toBe(opened);
    await setup.store.setPrice(setup.sku, 4_242);
    expect(locationOf(await payOrder(shop, fields))).toBe(opened);
    const { id, sessions } = expectDefined(await setup.store.orders.findPending(setup.scope));
    const reference = new URLSearchParams(opened.split('?')[1]).get('payment') ?? '';
    expect(sessions).toEqual([{ provider: 'memory', reference }]);
    // A form that has placed nothing is still refused.
    const otherForm = { key: 'another-key', totals: 'x'.repeat(43) };
    expect(await problemOf(payOrder(shop, otherForm))).toMatchObject({ code: 'checkout.changed' });
    const notices = await payments.testTerminal.pay(reference, { card: 'success' });
    for (const { events } of notices) await setup.store.orders.recordPayment('memory', events);
    expect(locationOf(await payOrder(shop, fields))).toMatch(/^\/order\/.*\?token=/);
    expect(await setup.store.orders.findPendingById(id)).toBeNull();
  });

  test('the payment session of a declined card is closed before another one is opened', async () => {
    await using setup = await openTestCheckout();
    const { shop, payments } = setup;
    await completeSteps(shop);
    const first = referenceOf(await payOrder(shop, await confirmReview(shop)));
    await payments.testTerminal.pay(first, { card: 'declined' });
    await setup.store.orders.recordPayment(payments.name, await payments.findEvents(first));
    const second = referenceOf(await payOrder(shop, await confirmReview(shop)));
    expect(second).not.toBe(first);
    expect(await payments.findEvents(first)).toMatchObject([
      ...[{ type: 'failed' }, { type: 'cancelled' }],
    ]);
    expect(await payments.findEvents(second)).toEqual([]);
  });

  test('no other payment session is opened after a second card has paid in the first one', async () => {
    await using setup = await openTestCheckout();
    const { shop, payments } = setup;
    await completeSteps(shop);
    const first = referenceOf(await payOrder(shop, await confirmReview(shop)));
    await payments.testTerminal.pay(first, { card: 'declined' });
    const [failed] = await payments.findEvents(first);
    await setup.store.orders.recordPayment(payments.name, failed ? [failed] : []);
    const { cancel } = payments;
    shop.ports.payments.cancel = async (reference) =>
      reference === first && failed
        ? [{ ...failed, id: 'paid', type: 'captured' }]
        : cancel(reference);
    const response = await payOrder(shop, await confirmReview(shop));
    expect(locationOf(response)).toMatch(/^\/order\/.*\?token=/);
    expect((await setup.store.baskets.find(setup.scope))?.lines).toEqual([]);
    expect(await setup.store.listRefunds()).toEqual([]);
  });

  test('an order that was paid meanwhile is shown, not placed again', async () => {
    await using setup = await openTestCheckout();
    const { shop, payments } = setup;
    await completeSteps(shop);
    const reference = referenceOf(await payOrder(shop, await confirmReview(shop)));
    const fields = await confirmReview(shop);
    await payments.testTerminal.pay(reference, { card: 'lostNotice' });
    const response = await payOrder(shop, fields).catch((error: unknown) => error);
    expect(response instanceof Response && locationOf(response)).toMatch(/^\/order\/.*\?token=/);
    expect((await setup.store.baskets.find(setup.scope))?.lines).toEqual([]);
    expect(await setup.store.listRefunds()).toEqual([]);
  });
});
