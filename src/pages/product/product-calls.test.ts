/** Tests of the API calls that product page and card make. */

import type { LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { engraving } from '#features/customisation/customisation.fixtures.ts';
import { loader as loadGroup } from '#features/customisation/customisation.route.ts';
import { loader as loadQuickAdd } from '#features/quick-add/quick-add.route.ts';
import { someProduct } from '#features/selection/selection.fixtures.ts';
import { loader as loadShopper } from '#features/shopper/shopper.route.ts';
import { loader as loadStock } from '#features/stock/stock.route.ts';
import { createTestShop, routeArgs } from '#test/create-test-shop.ts';

const product = someProduct();
const ada = { id: 'c', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };

async function call(
  load: (args: LoaderFunctionArgs) => Promise<Response>,
  params: Record<string, string>,
  membershipUntil: string | null = null,
) {
  const sold = ({ id }: { id: string }) => id === product.id;
  const shop = createTestShop({
    customer: { ...ada, membershipUntil },
    now: new Date('2026-11-21T12:00:00Z'),
    ports: {
      catalogue: {
        findProduct: async (_, query) => ('id' in query && sold(query) ? { product } : null),
        findStock: async (_, id) => (sold({ id }) ? product.variants : null),
      },
      customisations: {
        findGroup: async (_, name) => (name === 'engraving' ? engraving : null),
      },
      wishlists: { list: async () => [] },
    },
  });
  const response = await load(routeArgs(shop, new Request('http://shop.example/'), params));
  return { status: response.status, body: await response.json() };
}

test('PDP-7: GET /_api/stock/{productId} returns for each variant whether and how many, and nothing else', async () => {
  const { body } = await call(loadStock, { productId: product.id });
  expect(body.variants).toHaveLength(product.variants.length);
  expect(body.variants[1]).toEqual({ id: 'moss-M', isOnStock: true, availableQuantity: 3 });
  expect(await call(loadStock, { productId: 'NONE' })).toMatchObject({
    status: 404,
    body: { error: { field: 'productId' } },
  });
});

test('CARD-5: GET /_api/quickadd/{productId} answers the product with variants, images and prices', async () => {
  const { body } = await call(loadQuickAdd, { productId: product.id });
  expect(body).toMatchObject({ id: product.id, slug: product.slug, name: product.name });
  expect(body.variants[2]).toMatchObject({
    sku: 'TEE00001-moss-L',
    isOnStock: true,
    prices: [{ centAmount: 2000, currencyCode: 'GBP' }],
    images: [{ alt: 'Moss front' }, {}, {}],
  });
  expect((await call(loadQuickAdd, { productId: 'NONE' })).status).toBe(404);
});

test('CUST-1: GET /product-customisation/{group} answers title, description and fields', async () => {
  expect(await call(loadGroup, { group: 'engraving' })).toEqual({ status: 200, body: engraving });
  expect(await call(loadGroup, { group: 'none' })).toMatchObject({
    status: 404,
    body: { error: { field: 'group' } },
  });
});

test('PDP-14: a membership is shown while it is active, and not once it has expired', async () => {
  // Last day in the shop's time zone; in summer time it is a day later than in UTC.
  for (const [until, day] of [
    ['2026-11-21T12:00:01Z', '2026-11-21'],
    ['2027-06-30T23:30:00Z', '2027-07-01'],
  ] as const)
    expect((await call(loadShopper, {}, until)).body).toMatchObject({
      status: 'customer',
      premierUntil: day,
    });
  for (const past of ['2026-11-21T12:00:00Z', null])
    expect((await call(loadShopper, {}, past)).body).not.toHaveProperty('premierUntil');
});
