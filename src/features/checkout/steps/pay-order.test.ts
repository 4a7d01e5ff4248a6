/** The order button pressed twice: what happens between the check of a form and its order. */
import { describe, expect, test } from 'vitest';
import type { PrivateShop } from '#request/shop.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import {
  checkoutAddress,
  completeSteps,
  confirmReview,
  locationOf,
  openTestCheckout,
  problemOf,
  referenceOf,
} from '#test/setups/checkout-setup.ts';
import { payOrder } from './pay-order.server.ts';
import { saveAddress, saveDelivery } from './save-steps.server.ts';

type TestCheckout = Awaited<ReturnType<typeof openTestCheckout>>;

/** Runs `meanwhile` once a submission has been checked, just before it places its order. */
function beforePlacing(shop: PrivateShop, meanwhile: () => Promise<unknown>): PrivateShop {
  const { orders } = shop.ports;
  const placeOrder: typeof orders.placeOrder = async (...order) => {
    await meanwhile();
    return await orders.placeOrder(...order);
  };
  return { ...shop, ports: { ...shop.ports, orders: { ...orders, placeOrder } } };
}

/** Both tabs show the same review; each form has its own key. */
async function openTwoTabs({ shop }: TestCheckout) {
  await completeSteps(shop);
  return [await confirmReview(shop), await confirmReview(shop)] as const;
}

async function payWith(checkout: TestCheckout, reference: string, card: 'success' | 'declined') {
  const { payments, store } = checkout;
  const notices = await payments.testTerminal.pay(reference, { card });
  for (const { events } of notices) await store.orders.recordPayment('memory', events);
}

onEveryDatabase((engine) => {
  describe(`the order button pressed twice on ${engine.name}`, { timeout: 60_000 }, () => {
    test('an order that costs nothing, placed by another tab at that moment, is shown', async () => {
      await using checkout = await openTestCheckout('ALL', engine);
      const { shop, store, sku } = checkout;
      // Delivery is free for such an amount.
      await store.setPrice(sku, 6_000);
      await saveAddress(shop, checkoutAddress);
      await saveDelivery(shop, { service: 'standard' });
      const [fields, other] = [await confirmReview(shop), await confirmReview(shop)];
      expect(other.key).not.toBe(fields.key);
      let first: Response | undefined;
      const second = await payOrder(
        beforePlacing(shop, async () => {
          first ??= await payOrder(shop, fields);
        }),
        other,
      );
      expect(first && locationOf(first)).toMatch(/^\/order\/.*\?token=/);
      expect(locationOf(second)).toBe(first && locationOf(first));
      // A third tab finds an empty basket.
      const third = await payOrder(shop, { ...other, key: 'third-key' });
      expect(locationOf(third)).toBe(locationOf(second));
      expect(await store.stockOf(sku)).toEqual({ onHand: 4, reserved: 0 });
    });

    test('an order that another tab placed and paid at that moment is shown', async () => {
      await using checkout = await openTestCheckout(null, engine);
      const { shop, store, sku } = checkout;
      const [fields, other] = await openTwoTabs(checkout);
      const second = await payOrder(
        beforePlacing(shop, async () =>
          payWith(checkout, referenceOf(await payOrder(shop, fields)), 'success'),
        ),
        other,
      );
      expect(locationOf(second)).toMatch(/^\/order\/.*\?token=/);
      expect(await store.stockOf(sku)).toEqual({ onHand: 4, reserved: 0 });
      expect(await store.listRefunds()).toEqual([]);
      expect(await store.countStockMismatches()).toBe(0);
    });

    test('a price that changes right after the order of another tab leads to its payment', async () => {
      await using checkout = await openTestCheckout(null, engine);
      const { shop, store, sku, payments } = checkout;
      const [fields, other] = await openTwoTabs(checkout);
      let first: Response | undefined;
      const second = await payOrder(
        beforePlacing(shop, async () => {
          first ??= await payOrder(shop, fields);
          await store.setPrice(sku, 4_242);
        }),
        other,
      );
      expect(locationOf(second)).toMatch(/^\/test-terminal\?payment=/);
      expect(locationOf(second)).toBe(first && locationOf(first));
      // The page of the first tab still takes the card.
      expect(await payments.findEvents(referenceOf(second))).toEqual([]);
      await payWith(checkout, referenceOf(second), 'success');
      const third = await payOrder(shop, { ...other, key: 'third-key' });
      expect(locationOf(third)).toMatch(/^\/order\/.*\?token=/);
    });

    test('a form with another content is refused, and closes no payment of the first', async () => {
      await using checkout = await openTestCheckout(null, engine);
      const { shop, store, sku, payments } = checkout;
      const [fields] = await openTwoTabs(checkout);
      await store.setPrice(sku, 5_000);
      const changed = await confirmReview(shop);
      await store.setPrice(sku, 4_500);
      const other = await confirmReview(shop);
      let reference = '';
      const second = payOrder(
        beforePlacing(shop, async () => {
          await store.setPrice(sku, 5_000);
          reference = referenceOf(await payOrder(shop, changed));
        }),
        other,
      );
      expect(await problemOf(second)).toMatchObject({ code: 'order.priceChanged' });
      expect(await payments.findEvents(reference)).toEqual([]);
      expect(await problemOf(payOrder(shop, fields))).toMatchObject({ code: 'checkout.changed' });
      for (const totals of ['', 'a\u0000b', 'x'.repeat(5_000), undefined])
        expect(await problemOf(payOrder(shop, { ...other, totals }))).toMatchObject({
          code: 'checkout.changed',
        });
    });

    test('the same content is confirmed anew after a payment that failed or was given up', async () => {
      await using checkout = await openTestCheckout(null, engine);
      const { shop, store, sku } = checkout;
      const [fields, other] = await openTwoTabs(checkout);
      const declined = referenceOf(await payOrder(shop, fields));
      await payWith(checkout, declined, 'declined');
      await store.setPrice(sku, 4_242);
      expect(await problemOf(payOrder(shop, other))).toMatchObject({ code: 'checkout.changed' });
      const pending = await store.orders.findPending(checkout.scope);
      await store.orders.cancelOrder(pending?.id ?? '', 'shopper');
      expect(await problemOf(payOrder(shop, other))).toMatchObject({ code: 'checkout.changed' });
    });
  });
});
