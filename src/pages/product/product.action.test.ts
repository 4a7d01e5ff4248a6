/** Tests of the buy form without JavaScript. */

import { describe, expect, test } from 'vitest';
import { someBasket } from '#features/basket/basket.fixtures.ts';
import type { AddItem } from '#features/basket/basket.ts';
import { engraving } from '#features/customisation/customisation.fixtures.ts';
import { someProduct } from '#features/selection/selection.fixtures.ts';
import { Problem } from '#kit/problem.ts';
import type { Customer } from '#request/shop.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { buyFromForm } from './product.action.server.ts';

const ada: Customer = {
  ...{ id: 'c', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' },
  membershipUntil: null,
};

function openShop(problem?: Problem, product = someProduct(), customer: Customer | null = null) {
  const { isPremier, customisationGroupName = null } = product;
  const added: AddItem[] = [];
  const shop = createTestShop({
    ...{ customer, basketToken: 'token' },
    ports: {
      baskets: {
        find: async () => null,
        async add(_, { items }) {
          if (problem) throw problem;
          added.push(...items);
          return { basket: someBasket(), addedLineIds: [], isReservationLimited: false };
        },
      },
      catalogue: {
        findProduct: async () => ({ product }),
        findPurchaseRequirements: async (_, skus) =>
          skus.map((sku) => ({ sku, isPremier, customisationGroupName })),
      },
      customisations: { findGroup: async () => engraving },
    },
  });
  return { shop, added };
}

function post(fields: Record<string, string>): Request {
  return new Request('http://shop.test/product/plain-tee', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
}

describe('a posted buy form', () => {
  test('adds what it names and leads to the basket', async () => {
    const { shop, added } = openShop();
    const response = await buyFromForm(shop, 'plain-tee', post({ colour: 'moss', size: 'L' }));
    expect(response).toMatchObject({ status: 303 });
    expect(added).toEqual([{ sku: 'TEE00001-moss-L', quantity: 1 }]);
  });

  test('sends the price that its page showed, so that the basket reports a change', async () => {
    const { shop, added } = openShop();
    await buyFromForm(shop, 'plain-tee', post({ colour: 'moss', size: 'L', shownPrice: '1999' }));
    expect(added).toMatchObject([{ shownPrice: 1999 }]);
  });

  test.each([
    ['of the size that was chosen', '{"M":1500,"L":1999}', { shownPrice: 1999 }],
    ['and nothing where it names another size', '{"M":1500}', {}],
    ['and nothing where it cannot be read', '{"L":"dear"}', {}],
    ['and nothing where it is no list', '[', {}],
  ])('sends the price that its page showed, %s', async (_, shownPrice, stated) => {
    const { shop, added } = openShop();
    await buyFromForm(shop, 'plain-tee', post({ colour: 'moss', size: 'L', shownPrice }));
    expect(added).toEqual([{ sku: 'TEE00001-moss-L', quantity: 1, ...stated }]);
  });

  test.each([
    ['without a size', { colour: 'moss' }],
    ['with a colour that does not exist', { colour: 'plaid', size: 'L' }],
    ['with a size that the colour does not have', { colour: 'ink', size: 'L' }],
  ])('%s is refused and adds nothing', async (_, fields) => {
    const { shop, added } = openShop();
    const response = await buyFromForm(shop, 'plain-tee', post(fields));
    expect(response).toMatchObject({
      init: { status: 400 },
      data: { problem: { code: 'buy.sizeMissing' } },
    });
    expect(added).toEqual([]);
  });

  test.each(['0', '-1', '1.5', 'many', '1000000'])(
    'asking for %s of it is refused',
    async (quantity) => {
      const { shop, added } = openShop();
      expect(
        await buyFromForm(shop, 'plain-tee', post({ colour: 'moss', size: 'L', quantity })),
      ).toMatchObject({ init: { status: 400 } });
      expect(added).toEqual([]);
    },
  );

  test('CUST-1: of a customised product carries what was filled in, and is refused without', async () => {
    const { shop, added } = openShop(
      undefined,
      someProduct({ customisationGroupName: 'engraving' }),
    );
    const choice = { colour: 'moss', size: 'L' };
    expect(await buyFromForm(shop, 'plain-tee', post(choice))).toMatchObject({
      data: { problem: { code: 'buy.personalisationMissing' } },
    });
    await buyFromForm(
      shop,
      'plain-tee',
      post({ ...choice, 'custom.line1': 'Ada', 'custom.evil': 'x' }),
    );
    expect(added).toEqual([
      { sku: 'TEE00001-moss-L', quantity: 1, customFields: { line1: 'Ada' } },
    ]);
  });

  test('PDP-14: of the membership leads a guest to sign up, and is added for a customer', async () => {
    const membership = someProduct({ isPremier: true });
    const choice = { colour: 'moss', size: 'L' };
    const guest = openShop(undefined, membership);
    const response = await buyFromForm(guest.shop, 'unlimited', post(choice));
    expect(response instanceof Response && response.headers.get('location')).toBe(
      '/sign-up?redirect=%2Fpremier%2Funlimited%3Fadd%3D1',
    );
    expect(guest.added).toEqual([]);
    const customer = openShop(undefined, membership, ada);
    await buyFromForm(customer.shop, 'unlimited', post(choice));
    expect(customer.added).toHaveLength(1);
  });

  test('hears what the basket refused', async () => {
    const { shop } = openShop(new Problem(409, 'basket.notEnough', 'Too few.', { available: 2 }));
    const response = await buyFromForm(
      shop,
      'plain-tee',
      post({ colour: 'moss', size: 'L', quantity: '5' }),
    );
    expect(response).toMatchObject({
      init: { status: 409 },
      data: { problem: { code: 'basket.notEnough', message: 'Too few.' } },
    });
  });
});
