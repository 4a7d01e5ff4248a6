/** Tests of the rules for added items, for forms, scripts and other pages alike. */

import { describe, expect, test } from 'vitest';
import { engraving } from '#features/customisation/customisation.fixtures.ts';
import type { Customer, PrivateShop } from '#request/shop.ts';
import { createTestShop, routeArgs } from '#test/create-test-shop.ts';
import { someBasket } from '../basket.fixtures.ts';
import type { AddItem } from '../basket.ts';
import { action } from '../basket-add.route.ts';
import { checkPurchaseRequirements } from './check-purchase-requirements.server.ts';

const requirements = [
  { sku: 'RING', isPremier: false, customisationGroupName: 'engraving' },
  { sku: 'UNLIMITED', isPremier: true, customisationGroupName: null },
  { sku: 'LOST', isPremier: false, customisationGroupName: 'missing-group' },
];
const now = new Date('2026-03-01T12:00:00Z');
const ada: Customer = {
  id: 'ada',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'L',
  membershipUntil: null,
};

function createShopWithBasket(customer: Customer | null = null) {
  const added: AddItem[] = [];
  const shop = createTestShop({
    ...{ now, customer, basketToken: 'token' },
    ports: {
      catalogue: {
        findPurchaseRequirements: async (_, skus) =>
          requirements.filter(({ sku }) => skus.includes(sku)),
      },
      customisations: {
        findGroup: async (_, name) => (name === 'engraving' ? engraving : null),
      },
      baskets: {
        find: async () => someBasket(...added.map(({ sku }) => ({ sku }))),
        async add(_, { items }) {
          added.push(...items);
          return { basket: someBasket(), addedLineIds: [], isReservationLimited: false };
        },
      },
    },
  });
  return { shop, added };
}

async function post(shop: PrivateShop, items: readonly object[]): Promise<Response> {
  const request = new Request('http://shop.test/_api/basket/addToCart', {
    method: 'POST',
    body: new URLSearchParams({ data: JSON.stringify(items) }),
  });
  return await action(routeArgs(shop, request));
}

describe('CUST-1: POST /_api/basket/addToCart', () => {
  test('adds a personalised product with its personalisation', async () => {
    const { shop, added } = createShopWithBasket();
    const response = await post(shop, [
      { sku: 'PLAIN' },
      { sku: 'RING', customFields: { line1: 'Ada', evil: 'x' } },
    ]);
    expect(response.status).toBe(200);
    expect(added).toEqual([
      { sku: 'PLAIN', quantity: 1 },
      { sku: 'RING', quantity: 1, customFields: { line1: 'Ada' } },
    ]);
  });

  test.each([
    ['without its text', { sku: 'RING' }, 'buy.personalisationMissing'],
    [
      'with a text that is too long',
      { sku: 'RING', customFields: { line1: 'A'.repeat(201) } },
      'buy.personalisationMissing',
    ],
    [
      'without personalisation, with a text',
      { sku: 'PLAIN', customFields: { line1: 'Ada' } },
      'request.badField',
    ],
    [
      'whose customisation group is missing, with a text',
      { sku: 'LOST', customFields: { line1: 'Ada' } },
      'request.badField',
    ],
  ])('refuses a product %s, and adds nothing', async (_, item, code) => {
    const { shop, added } = createShopWithBasket();
    const response = await post(shop, [{ sku: 'PLAIN' }, item]);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { code, field: 'items[1].customFields' },
    });
    expect(added).toEqual([]);
  });

  test('adds a product whose customisation group is missing, without personalisation', async () => {
    const { shop, added } = createShopWithBasket();
    expect((await post(shop, [{ sku: 'LOST' }])).status).toBe(200);
    expect(added).toEqual([{ sku: 'LOST', quantity: 1 }]);
  });
});

describe('PDP-14: the membership', () => {
  test('is refused to guests', async () => {
    const { shop, added } = createShopWithBasket();
    const response = await post(shop, [{ sku: 'UNLIMITED' }]);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { code: 'account.signInFirst' } });
    expect(added).toEqual([]);
  });

  test('is added for a customer without one or with an expired one', async () => {
    for (const membershipUntil of [null, '2026-03-01T11:59:59Z']) {
      const { shop } = createShopWithBasket({ ...ada, membershipUntil });
      expect(await checkPurchaseRequirements(shop, [{ sku: 'UNLIMITED', quantity: 1 }])).toEqual([
        { sku: 'UNLIMITED', quantity: 1 },
      ]);
    }
  });

  test('is refused to a customer whose membership is active', async () => {
    const { shop } = createShopWithBasket({ ...ada, membershipUntil: '2026-03-02T00:00:00Z' });
    await expect(
      checkPurchaseRequirements(shop, [{ sku: 'UNLIMITED', quantity: 1 }]),
    ).rejects.toMatchObject({
      status: 409,
      code: 'membership.active',
    });
  });
});
