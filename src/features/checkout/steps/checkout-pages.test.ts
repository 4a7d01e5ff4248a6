/** The checkout's steps on a shop with a database: answers, totals, and the order that is placed. */
import { describe, expect, test } from 'vitest';
import type { AccountFields } from '#features/accounts/forms/account-request.server.ts';
import { createMemoryDelivery } from '#features/delivery/memory-delivery.fixtures.ts';
import { createMemoryPayments } from '#features/payments/memory-payments.fixtures.ts';
import { createMemoryVouchers } from '#features/vouchers/memory-vouchers.fixtures.ts';
import { applyVoucher, loadVoucher } from '#features/vouchers/vouchers.server.ts';
import { isProblem } from '#kit/problem.ts';
import { createCatalogue } from '#providers/catalogue/embedded/catalogue.provider.ts';
import { createOwnCheckout } from '#providers/checkout/own/own.provider.ts';
import type { PrivateShop } from '#request/shop.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { engines } from '#test/databases/engines.ts';
import { expectDefined } from '#test/expect-defined.ts';
import { openOrderSetup, someAddress } from '#test/setups/order-setup.ts';
import { loadCheckoutView, openCheckout } from './load-checkout.server.ts';
import { payOrder } from './pay-order.server.ts';
import { saveAddress, saveDelivery } from './save-steps.server.ts';

const [engine] = engines;
let callers = 0;

const offers = [
  { code: 'ALL', percentOff: 100 },
  { code: 'ONCE', percentOff: 10, maxUses: 1 },
];

async function start(voucher: string | null = null) {
  if (!engine) throw new Error('There is no database.');
  const setup = await openOrderSetup(engine);
  const sku = await setup.stockProduct('coat', 5);
  const { scope } = await setup.fill(sku);
  const payments = createMemoryPayments();
  callers += 1;
  const shop = createTestShop({
    ...{ now: new Date(), basketToken: scope.token },
    visitor: { network: 'test', ipHash: `checkout-${callers}`, userAgent: '' },
    ports: {
      ...{ baskets: setup.baskets, orders: setup.orders, payments },
      catalogue: createCatalogue(setup.database),
      checkout: createOwnCheckout(),
      delivery: createMemoryDelivery(),
      vouchers: createMemoryVouchers(offers),
    },
    readCookie: (name) => (name === 'voucher' ? voucher : null),
  });
  return { setup, sku, scope, payments, shop, [Symbol.asyncDispose]: setup.close };
}

const address = { ...someAddress, email: 'ada@example.com' };

async function answerSteps(shop: PrivateShop): Promise<void> {
  await saveAddress(shop, address);
  await saveDelivery(shop, { service: 'express' });
}

const confirm = async (shop: PrivateShop): Promise<AccountFields> => {
  const { confirmed } = await loadCheckoutView(shop, 'review');
  return { key: confirmed.key, totals: confirmed.totals };
};

const locationOf = (response: Response) => response.headers.get('location');

/** Session of the test terminal that a response leads to. */
const referenceOf = (response: Response) =>
  new URLSearchParams(locationOf(response)?.split('?')[1]).get('payment') ?? '';

async function problemOf(work: Promise<unknown>) {
  const error = await work.catch((reason: unknown) => reason);
  if (!isProblem(error)) throw new Error('It was not refused.');
  return { code: error.code, faults: error.details.faults?.map(({ field }) => field) };
}

describe('the checkout', { timeout: 60_000 }, () => {
  test('a step that is not reached yet leads to the first that is open', async () => {
    await using setup = await start();
    const skip = await loadCheckoutView(setup.shop, 'review').catch((error: unknown) => error);
    expect(skip instanceof Response && locationOf(skip)).toBe('/checkout/address');
  });

  test('every fault of an address is named, and nothing is stored', async () => {
    await using setup = await start();
    const wrong = { ...address, email: 'ada@', line1: ' ', postcode: 'BA1' };
    expect(await problemOf(saveAddress(setup.shop, wrong))).toMatchObject({
      faults: ['email', 'line1', 'postcode'],
    });
    expect(await setup.setup.orders.findDraft(setup.scope)).toBeNull();
  });

  test('unseen characters leave a name as they leave that of an account', async () => {
    await using setup = await start();
    await saveAddress(setup.shop, {
      ...address,
      name: 'A\u200bda\u061c  Byron',
      town: '\ufeffBath',
    });
    expect((await setup.setup.orders.findDraft(setup.scope))?.address).toMatchObject({
      ...{ name: 'A da Byron', town: 'Bath' },
    });
  });

  test('a typed address is kept when a line sells out at that moment', async () => {
    await using setup = await start();
    await setup.setup.database.execute(
      "update reservation set expires_at = now() - interval '1 s'",
    );
    await setup.setup.baskets.cleanUp();
    await setup.setup.fill(setup.sku, 5);
    const saved = await saveAddress(setup.shop, address).catch((error: unknown) => error);
    expect(saved instanceof Response && locationOf(saved)).toBe('/checkout/delivery');
    const next = await loadCheckoutView(setup.shop, 'delivery').catch((error: unknown) => error);
    expect(next instanceof Response && locationOf(next)).toBe('/basket?refused=checkout');
    expect(await setup.setup.orders.findDraft(setup.scope)).toMatchObject({
      ...{ email: 'ada@example.com', address: someAddress },
    });
  });

  test('links in an address are refused, as it is sent to an unconfirmed email address', async () => {
    await using setup = await start();
    const wrong = { ...address, name: 'Win at evil.example', line1: 'www.evil.example' };
    expect(await problemOf(saveAddress(setup.shop, wrong))).toMatchObject({
      faults: ['name', 'line1'],
    });
    await saveAddress(setup.shop, { ...address, line1: '12/3 Main St.', town: 'Halle/Saale' });
  });

  test('the total has delivery and tax in each step, and changes with the service', async () => {
    await using setup = await start();
    const first = await loadCheckoutView(setup.shop, 'address');
    expect(first.totals).toMatchObject({ delivery: 399 });
    await answerSteps(setup.shop);
    const last = await loadCheckoutView(setup.shop, 'review');
    const { items, total, tax } = last.totals ?? { items: 0, total: 0, tax: 0 };
    expect(last.totals).toMatchObject({ delivery: 599 });
    expect(total).toBe(items + 599);
    expect(tax).toBe(Math.round(items / 6) + Math.round(599 / 6));
  });

  test('a service that does not reach the postcode is not offered, nor accepted', async () => {
    await using setup = await start();
    await saveAddress(setup.shop, { ...address, postcode: 'BT1 1AA' });
    const { deliveryOptions } = await loadCheckoutView(setup.shop, 'delivery');
    expect(deliveryOptions.map(({ service }) => service)).toEqual(['standard']);
    expect(await problemOf(saveDelivery(setup.shop, { service: 'express' }))).toMatchObject({
      code: 'checkout.wrong.service',
    });
  });

  test('the order is placed with what was confirmed, and its payment is opened once', async () => {
    await using setup = await start();
    await answerSteps(setup.shop);
    const fields = await confirm(setup.shop);
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
    await using setup = await start('ALL');
    // Delivery is free for such an amount.
    await setup.setup.setPrice(setup.sku, 6_000);
    await saveAddress(setup.shop, address);
    await saveDelivery(setup.shop, { service: 'standard' });
    const fields = await confirm(setup.shop);
    const first = await payOrder(setup.shop, fields);
    expect(locationOf(first)).toMatch(/^\/order\/.*\?token=/);
    const again = await payOrder(setup.shop, fields);
    expect(locationOf(again)).toBe(locationOf(first));
    expect((await setup.setup.baskets.find(setup.scope))?.lines).toEqual([]);
  });

  test('a voucher for one order that another shopper uses meanwhile is taken out of the total', async () => {
    await using setup = await start('ONCE');
    await answerSteps(setup.shop);
    const fields = await confirm(setup.shop);
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

  test('what the shopper has not seen is not ordered', async () => {
    await using setup = await start();
    await answerSteps(setup.shop);
    const fields = await confirm(setup.shop);
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

  test('a day of arrival that changed is shown before the order is placed', async () => {
    await using setup = await start();
    await answerSteps(setup.shop);
    const { selected } = await openCheckout(setup.shop);
    const shown = await loadCheckoutView(setup.shop, 'review');
    const fields = await confirm(setup.shop);
    const afterCutOff = { ...setup.shop, now: new Date(expectDefined(selected?.until)) };
    expect(await problemOf(payOrder(afterCutOff, fields))).toMatchObject({
      code: 'checkout.changed',
    });
    expect(await setup.setup.orders.findPending(setup.scope)).toBeNull();
    const { delivery, totals } = await loadCheckoutView(afterCutOff, 'review');
    expect(expectDefined(delivery?.to) > expectDefined(shown.delivery?.to)).toBe(true);
    expect(totals).toEqual(shown.totals);
    const placed = await payOrder(afterCutOff, await confirm(afterCutOff));
    expect(locationOf(placed)).toMatch(/^\/test-terminal\?payment=/);
  });

  test('a form that is submitted again after its day or price has changed leads to the order that it placed', async () => {
    await using setup = await start();
    const { shop, payments } = setup;
    await answerSteps(shop);
    const { selected } = await openCheckout(shop);
    const fields = await confirm(shop);
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
    await using setup = await start();
    const { shop, payments } = setup;
    await answerSteps(shop);
    const first = referenceOf(await payOrder(shop, await confirm(shop)));
    await payments.testTerminal.pay(first, { card: 'declined' });
    await setup.setup.orders.recordPayment(payments.name, await payments.findEvents(first));
    const second = referenceOf(await payOrder(shop, await confirm(shop)));
    expect(second).not.toBe(first);
    expect(await payments.findEvents(first)).toMatchObject([
      ...[{ type: 'failed' }, { type: 'cancelled' }],
    ]);
    expect(await payments.findEvents(second)).toEqual([]);
  });

  test('a page whose second card paid meanwhile opens no other one', async () => {
    await using setup = await start();
    const { shop, payments } = setup;
    await answerSteps(shop);
    const first = referenceOf(await payOrder(shop, await confirm(shop)));
    await payments.testTerminal.pay(first, { card: 'declined' });
    const [failed] = await payments.findEvents(first);
    await setup.setup.orders.recordPayment(payments.name, failed ? [failed] : []);
    const { cancel } = payments;
    shop.ports.payments.cancel = async (reference) =>
      reference === first && failed
        ? [{ ...failed, id: 'paid', type: 'captured' }]
        : cancel(reference);
    const shown = await payOrder(shop, await confirm(shop));
    expect(locationOf(shown)).toMatch(/^\/order\/.*\?token=/);
    expect((await setup.setup.baskets.find(setup.scope))?.lines).toEqual([]);
    expect(await setup.setup.listRefunds()).toEqual([]);
  });

  test('an order that was paid in the meantime is shown, not ordered again', async () => {
    await using setup = await start();
    const { shop, payments } = setup;
    await answerSteps(shop);
    const reference = referenceOf(await payOrder(shop, await confirm(shop)));
    const fields = await confirm(shop);
    await payments.testTerminal.pay(reference, { card: 'lostNotice' });
    const shown = await payOrder(shop, fields).catch((error: unknown) => error);
    expect(shown instanceof Response && locationOf(shown)).toMatch(/^\/order\/.*\?token=/);
    expect((await setup.setup.baskets.find(setup.scope))?.lines).toEqual([]);
    expect(await setup.setup.listRefunds()).toEqual([]);
  });
});
