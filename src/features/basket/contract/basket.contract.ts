/** Contract tests that every provider of the baskets port passes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import { describeLimits, describeReserving } from './basket-limits.contract.ts';
import { describeMemberships } from './basket-memberships.contract.ts';
import { describeMerging } from './basket-merge.contract.ts';
import { describeReplacing } from './basket-replace.contract.ts';
import {
  describeChanging,
  describeRenewal,
  describeReservations,
} from './basket-reservations.contract.ts';
import { describeSets } from './basket-sets.contract.ts';
import { BasketSteps, type BasketsSetup } from './basket-steps.contract.ts';

export function describeBaskets(name: string, open: () => Promise<BasketsSetup>): void {
  describe(`baskets on ${name}`, () => {
    let setup: BasketsSetup;
    beforeAll(async () => {
      setup = await open();
    });
    afterAll(async () => {
      expect(await setup.countStockMismatches()).toBe(0);
      await setup.close();
    });
    const steps = new BasketSteps(() => setup);
    describeAdding(steps);
    describeRejections(steps);
    describeRetries(steps);
    describeReservations(steps);
    describeRenewal(steps);
    describeChanging(steps);
    describeLimits(steps);
    describeReserving(steps);
    describeMerging(steps);
    describeMemberships(steps);
    describeSets(steps);
    describeReplacing(steps);
  });
}

function describeAdding(steps: BasketSteps): void {
  test('an unknown token finds no basket', async () => {
    expect(await steps.setup().baskets.find(steps.createShopper())).toBeNull();
  });

  test('an add creates the basket and the line, and a second add of the same sku adds to the line', async () => {
    await steps.saveStocked('first', 5);
    const shopper = steps.createShopper();
    const { basket, addedLineIds } = await steps.add(shopper, [{ sku: 'first-0', quantity: 2 }]);
    expect(basket).toMatchObject({ version: 1, currency: 'GBP' });
    expect(basket.lines).toEqual([
      expect.objectContaining({
        id: addedLineIds[0],
        sku: 'first-0',
        productId: 'first',
        productKey: 'first',
        slug: 'slug-of-first',
        name: 'Tee first',
        colour: 'moss',
        quantity: 2,
        maxQuantity: 5,
        isOnStock: true,
        isBulky: false,
        price: 2500,
        addedPrice: 2500,
        reservedUntil: expect.any(String),
        customFields: {},
        picture: { id: 'draw.moss.front', alt: 'Front in moss', tint: '#eeeeee' },
      }),
    ]);
    const again = await steps.add(shopper, [{ sku: 'first-0', quantity: 1 }]);
    expect(again.basket).toMatchObject({
      id: basket.id,
      version: 2,
      lines: [{ id: addedLineIds[0], quantity: 3 }],
    });
  });

  test('texts and prices are those of the scope', async () => {
    const variants = [
      sampleVariant('worded-0', {
        prices: { GBP: { centAmount: 2500 }, EUR: { centAmount: 2900, wasCentAmount: 4000 } },
      }),
    ];
    const facts = { rewardsPointsPence: 125 };
    const product = sampleProduct('worded', { variants, facts });
    await steps.setup().catalogueImport.saveProducts([product]);
    const shopper = steps.createShopper();
    const { basket } = await steps.add(shopper, [{ sku: 'worded-0', quantity: 1 }]);
    expect(basket.lines[0], 'PROMO-2: points in pounds').toMatchObject({ rewardPoints: 125 });
    const french = await steps
      .setup()
      .baskets.find({ ...shopper, locale: 'fr-FR', currency: 'EUR' });
    expect(french).toMatchObject({
      currency: 'EUR',
      lines: [{ name: 'Maillot worded', colourLabel: 'moss (fr)', price: 2900, wasPrice: 4000 }],
    });
    expect(french?.lines[0]).not.toHaveProperty('rewardPoints');
    expect(french).toMatchObject({ isRepriced: true, lines: [{ addedPrice: null }] });
    const dollars = await steps.setup().baskets.find({ ...shopper, currency: 'USD' });
    expect(dollars?.lines).toMatchObject([{ price: null, maxQuantity: 0, isOnStock: false }]);
  });

  test('a basket is found by its id in its own fascia only', async () => {
    await steps.saveStocked('named', 5);
    const shopper = steps.createShopper();
    const { basket } = await steps.add(shopper, [{ sku: 'named-0', quantity: 1 }]);
    expect(await steps.setup().baskets.findById(shopper, basket.id)).toMatchObject({
      id: basket.id,
      lines: [{ sku: 'named-0' }],
    });
    expect(
      await steps.setup().baskets.findById({ ...shopper, fascia: 'nightjar' }, basket.id),
    ).toBeNull();
    expect(await steps.setup().baskets.findById(shopper, 'unknown-id')).toBeNull();
  });

  test('a line keeps the price of the last add', async () => {
    const priced = (centAmount: number) =>
      steps.setup().catalogueImport.saveProducts([
        sampleProduct('dearer', {
          variants: [sampleVariant('dearer-0', { prices: { GBP: { centAmount } } })],
        }),
      ]);
    const shopper = steps.createShopper();
    await priced(2500);
    const { basket } = await steps.add(shopper, [{ sku: 'dearer-0', quantity: 1 }]);
    expect(basket).toMatchObject({ isRepriced: false, lines: [{ price: 2500, addedPrice: 2500 }] });
    await priced(3000);
    expect((await steps.setQuantity(shopper, 'dearer-0', 2)).lines).toMatchObject([
      { price: 3000, addedPrice: 2500 },
    ]);
    expect(
      (await steps.add(shopper, [{ sku: 'dearer-0', quantity: 1 }])).basket.lines,
    ).toMatchObject([{ price: 3000, addedPrice: 3000 }]);
  });

  test('a line keeps the price that the page showed, even if it has changed since', async () => {
    await steps.saveStocked('shown', 9);
    const shopper = steps.createShopper();
    const { basket } = await steps.add(shopper, [
      { sku: 'shown-0', quantity: 1, shownPrice: 1999 },
    ]);
    const [line] = basket.lines;
    expect(line?.addedPrice).toBe(1999);
    expect(line?.price).not.toBe(1999);
  });

  test('lines are in the order of adding, whatever the sku', async () => {
    await steps.saveStocked('ordered', 9, 9, 9);
    const { basket } = await steps.add(
      steps.createShopper(),
      [2, 0, 1].map((index) => ({ sku: `ordered-${index}`, quantity: 1 })),
    );
    expect(basket.lines.map(({ sku }) => sku)).toEqual(['ordered-2', 'ordered-0', 'ordered-1']);
  });

  test('different custom fields make different lines of one stock', async () => {
    await steps.saveStocked('engraved', 3);
    const shopper = steps.createShopper();
    const items = ['Ada', 'Bo', 'Ada'].map((text) => ({
      sku: 'engraved-0',
      quantity: 1,
      customFields: { text },
    }));
    const { basket } = await steps.add(shopper, items);
    expect(
      basket.lines.map(({ customFields, quantity, maxQuantity }) => [
        customFields.text,
        quantity,
        maxQuantity,
      ]),
    ).toEqual([
      ['Ada', 2, 2],
      ['Bo', 1, 1],
    ]);
    await expect(steps.add(shopper, [{ sku: 'engraved-0', quantity: 1 }])).rejects.toMatchObject({
      status: 409,
      code: 'basket.notEnough',
    });
  });
}

function describeRejections(steps: BasketSteps): void {
  test('a basket belongs to its fascia', async () => {
    await steps.saveStocked('walled', 5);
    const shopper = steps.createShopper();
    await steps.add(shopper, [{ sku: 'walled-0', quantity: 1 }]);
    expect(await steps.setup().baskets.find({ ...shopper, fascia: 'nightjar' })).toBeNull();
  });

  test.each([
    ['an unknown sku', {}, 'nothing'],
    ['a sku of another fascia', { fascia: 'nightjar' }, 'hidden-0'],
    ['a sku without a price in the currency', { currency: 'AED' as const }, 'hidden-0'],
  ])('%s is refused with 404 and nothing is stored', async (_case, rest, sku) => {
    await steps.saveStocked('hidden', 5);
    const shopper = steps.createShopper(rest);
    const refused = steps.add(shopper, [{ sku, quantity: 1 }]);
    await expect(refused).rejects.toMatchObject({
      status: 404,
      code: 'basket.unknownSku',
      details: { field: 'items[0].sku' },
    });
    expect(await steps.setup().baskets.find(shopper)).toBeNull();
  });

  test('a draft cannot be added', async () => {
    await steps.setup().catalogueImport.saveProducts([sampleProduct('draft', { status: 'draft' })]);
    await expect(
      steps.add(steps.createShopper(), [{ sku: 'draft-S', quantity: 1 }]),
    ).rejects.toMatchObject({ code: 'basket.unknownSku' });
  });

  test.each([0, -1, 1.5, 1000, Number.NaN])('a quantity of %s is refused', async (quantity) => {
    await steps.saveStocked('counted', 2000);
    const refused = steps.add(steps.createShopper(), [{ sku: 'counted-0', quantity }]);
    await expect(refused).rejects.toMatchObject({
      status: 422,
      details: { field: 'items[0].quantity' },
    });
  });

  test('a line has at most 999 units, whatever the stock', async () => {
    await steps.saveStocked('plenty', 5000);
    const shopper = steps.createShopper();
    await steps.add(shopper, [{ sku: 'plenty-0', quantity: 999 }]);
    await expect(steps.add(shopper, [{ sku: 'plenty-0', quantity: 1 }])).rejects.toMatchObject({
      status: 409,
      code: 'basket.notEnough',
    });
  });

  test.each(['a\u0000b', '\ud800', '"\\u0000', '__proto__'])(
    'invalid text in a sku is refused with 4xx, not 5xx',
    async (sku) => {
      const refused = steps.add(steps.createShopper(), [
        { sku, quantity: 1, customFields: { note: sku } },
      ]);
      await expect(refused).rejects.toSatisfy(
        (error: { status: number }) => error.status >= 400 && error.status < 500,
      );
    },
  );
}

function describeRetries(steps: BasketSteps): void {
  test.each([
    ['a new basket', false],
    ['an existing basket', true],
  ])(
    'on %s the same key with the same items has one effect, with others it is refused',
    async (_case, exists) => {
      const product = exists ? 'retried' : 'retried-first';
      await steps.saveStocked(product, 9, 9);
      const shopper = steps.createShopper();
      if (exists) await steps.add(shopper, [{ sku: `${product}-1`, quantity: 1 }]);
      const items = [{ sku: `${product}-0`, quantity: 1 }];
      const results = await Promise.all(
        Array.from({ length: 8 }, () => steps.add(shopper, items, { idempotencyKey: 'k1' })),
      );
      expect(new Set(results.map(({ addedLineIds }) => addedLineIds.join()))).toHaveProperty(
        'size',
        1,
      );
      expect((await steps.lineOf(shopper, `${product}-0`)).line).toMatchObject({
        quantity: 1,
        maxQuantity: 9,
      });
      const other = steps.add(shopper, [{ sku: `${product}-0`, quantity: 2 }], {
        idempotencyKey: 'k1',
      });
      await expect(other).rejects.toMatchObject({ status: 422, code: 'basket.keyReused' });
      expect(
        (await steps.add(steps.createShopper(), items, { idempotencyKey: 'k1' })).basket.lines,
      ).toMatchObject([{ quantity: 1 }]);
    },
  );

  test('parallel adds to one basket are all applied', async () => {
    await steps.saveStocked('parallel', 60);
    const shopper = steps.createShopper();
    await Promise.all(
      Array.from({ length: 20 }, () => steps.add(shopper, [{ sku: 'parallel-0', quantity: 2 }])),
    );
    expect(await steps.setup().baskets.find(shopper)).toMatchObject({
      version: 20,
      lines: [{ quantity: 40, maxQuantity: 60 }],
    });
  });
}
