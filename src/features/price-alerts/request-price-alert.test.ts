/** Tests of requests for price alerts: the variant whose price is compared, and refusals. */
import { expect, test } from 'vitest';
import { someProduct, someVariant } from '#features/selection/selection.fixtures.ts';
import { createMemoryWishlists } from '#features/wishlist/memory-wishlists.fixtures.ts';
import type { Customer } from '#request/shop.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { createMemoryPriceAlerts } from './memory-price-alerts.fixtures.ts';
import { requestPriceAlert } from './price-alerts.server.ts';

const ada: Customer = {
  ...{ id: 'ada', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' },
  membershipUntil: null,
};
const item = { productKey: 'TEE00001', colourSelected: 'moss' };
const product = someProduct({
  variants: [
    someVariant('moss', 'S', 3, { price: 1_900 }),
    someVariant('moss', 'M', 3, { price: 2_100 }),
  ],
});

/** Requests an alert for an item that was saved with this SKU; returns the prices compared. */
async function requestFor(lineItemSku: string, sizeSelected: boolean) {
  const wishlists = createMemoryWishlists(['ada']);
  const priceAlerts = createMemoryPriceAlerts(wishlists);
  await wishlists.add('ada', { ...item, lineItemSku, sizeSelected }, null);
  const shop = createTestShop({
    customer: ada,
    ports: { wishlists, priceAlerts, catalogue: { findProduct: async () => ({ product }) } },
  });
  await requestPriceAlert(shop, ada, item);
  return (await priceAlerts.listAlerts('ada', null)).map(({ price }) => price.centAmount);
}

test('the price is that of the saved size', async () => {
  expect(await requestFor('TEE00001-moss-M', true)).toEqual([2_100]);
});

test('without a saved size, and if the SKU is no longer sold, the price is that of the page', async () => {
  expect(await requestFor('TEE00001-moss-XL', false)).toEqual([1_900]);
});

test('a saved size that is no longer sold has no alert', async () => {
  await expect(requestFor('TEE00001-moss-XL', true)).rejects.toMatchObject({
    ...{ status: 404, code: 'priceAlert.notSaved', details: { field: 'productKey' } },
  });
});
