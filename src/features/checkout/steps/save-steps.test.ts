/** Tests of the checkout's steps on a shop with a database: address, delivery and totals. */
import { describe, expect, test } from 'vitest';
import {
  checkoutAddress,
  completeSteps,
  locationOf,
  openTestCheckout,
  problemOf,
} from '#test/setups/checkout-setup.ts';
import { someAddress } from '#test/setups/order-setup.ts';
import { loadCheckoutView } from './load-checkout.server.ts';
import { saveAddress, saveDelivery } from './save-steps.server.ts';

describe('steps of the checkout', { timeout: 60_000 }, () => {
  test('a later step redirects to the first incomplete one', async () => {
    await using setup = await openTestCheckout();
    const skip = await loadCheckoutView(setup.shop, 'review').catch((error: unknown) => error);
    expect(skip instanceof Response && locationOf(skip)).toBe('/checkout/address');
  });

  test('every invalid field of an address is named, and nothing is stored', async () => {
    await using setup = await openTestCheckout();
    const wrong = { ...checkoutAddress, email: 'ada@', line1: ' ', postcode: 'BA1' };
    expect(await problemOf(saveAddress(setup.shop, wrong))).toMatchObject({
      faults: ['email', 'line1', 'postcode'],
    });
    expect(await setup.store.orders.findDraft(setup.scope)).toBeNull();
  });

  test('invisible characters are removed from names and towns', async () => {
    await using setup = await openTestCheckout();
    await saveAddress(setup.shop, {
      ...checkoutAddress,
      name: 'A\u200bda\u061c  Byron',
      town: '\ufeffBath',
    });
    expect((await setup.store.orders.findDraft(setup.scope))?.address).toMatchObject({
      ...{ name: 'A da Byron', town: 'Bath' },
    });
  });

  test('a typed address is kept when a line sells out at that moment', async () => {
    await using setup = await openTestCheckout();
    await setup.store.database.execute(
      "update reservation set expires_at = now() - interval '1 s'",
    );
    await setup.store.baskets.cleanUp();
    await setup.store.fill(setup.sku, 5);
    const saved = await saveAddress(setup.shop, checkoutAddress).catch((error: unknown) => error);
    expect(saved instanceof Response && locationOf(saved)).toBe('/checkout/delivery');
    const next = await loadCheckoutView(setup.shop, 'delivery').catch((error: unknown) => error);
    expect(next instanceof Response && locationOf(next)).toBe('/basket?refused=checkout');
    expect(await setup.store.orders.findDraft(setup.scope)).toMatchObject({
      ...{ email: 'ada@example.com', address: someAddress },
    });
  });

  test('links in an address are refused, as it is sent to an unconfirmed email address', async () => {
    await using setup = await openTestCheckout();
    const wrong = { ...checkoutAddress, name: 'Win at evil.example', line1: 'www.evil.example' };
    expect(await problemOf(saveAddress(setup.shop, wrong))).toMatchObject({
      faults: ['name', 'line1'],
    });
    await saveAddress(setup.shop, {
      ...checkoutAddress,
      line1: '12/3 Main St.',
      town: 'Halle/Saale',
    });
  });

  test('the total contains delivery and tax in each step, and changes with the service', async () => {
    await using setup = await openTestCheckout();
    const first = await loadCheckoutView(setup.shop, 'address');
    expect(first.totals).toMatchObject({ delivery: 399 });
    await completeSteps(setup.shop);
    const last = await loadCheckoutView(setup.shop, 'review');
    const { items, total, tax } = last.totals ?? { items: 0, total: 0, tax: 0 };
    expect(last.totals).toMatchObject({ delivery: 599 });
    expect(total).toBe(items + 599);
    expect(tax).toBe(Math.round(items / 6) + Math.round(599 / 6));
  });

  test('a service that does not deliver to the postcode is neither offered nor accepted', async () => {
    await using setup = await openTestCheckout();
    await saveAddress(setup.shop, { ...checkoutAddress, postcode: 'BT1 1AA' });
    const { deliveryOptions } = await loadCheckoutView(setup.shop, 'delivery');
    expect(deliveryOptions.map(({ service }) => service)).toEqual(['standard']);
    expect(await problemOf(saveDelivery(setup.shop, { service: 'express' }))).toMatchObject({
      code: 'checkout.wrong.service',
    });
  });
});
