/** What every keeper of baskets must do, whatever it keeps them in. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleColour, sampleProduct, sampleVariant } from '#features/catalogue-import/catalogue-import.fixtures.ts';
import type { CatalogueImport } from '#features/catalogue-import/catalogue-import.port.ts';
import type { AddRequest, BasketScope, Baskets } from './basket.port.ts';
import type { AddItem } from './basket.ts';

export type BasketsWorld = {
  readonly baskets: Baskets;
  readonly catalogueImport: CatalogueImport;
  /** Makes every hold one that has run out. */
  readonly expireHolds: () => Promise<void>;
  /** Variants whose reserved units are not the sum of their holds. */
  readonly countDrift: () => Promise<number>;
  readonly close: () => Promise<void>;
};

let tokens = 0;

export function describeBaskets(name: string, open: () => Promise<BasketsWorld>): void {
  describe(`baskets on ${name}`, () => {
    let world: BasketsWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(async () => {
      expect(await world.countDrift()).toBe(0);
      await world.close();
    });

    function someone(rest: Partial<BasketScope> = {}): BasketScope {
      tokens += 1;
      return { fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP', token: `token-${tokens}`, ...rest };
    }
    async function stocked(productKey: string, ...stocks: number[]): Promise<void> {
      const variants = stocks.map((stock, index) => sampleVariant(`${productKey}-${index}`, { stock }));
      await world.catalogueImport.saveProducts([sampleProduct(productKey, { variants })]);
    }
    function add(scope: BasketScope, items: readonly AddItem[], rest: Partial<AddRequest> = {}) {
      return world.baskets.add(scope, { items, reserveMinutes: 30, ...rest });
    }
    async function lineOf(scope: BasketScope, sku: string) {
      const basket = await world.baskets.find(scope);
      const line = basket?.lines.find((one) => one.sku === sku);
      if (!basket || !line) throw new Error(`no line for ${sku}`);
      return { basket, line };
    }
    async function setQuantity(scope: BasketScope, sku: string, quantity: number) {
      const { basket, line } = await lineOf(scope, sku);
      return world.baskets.setQuantity(scope, { lineId: line.id, quantity, version: basket.version, reserveMinutes: 30 });
    }

    test('a token that opens nothing finds nothing', async () => {
      expect(await world.baskets.find(someone())).toBeNull();
    });

    test('an add creates the basket and the line, and a second add of the same sku adds to the line', async () => {
      await stocked('first', 5);
      const shopper = someone();
      const { basket, addedLineIds } = await add(shopper, [{ sku: 'first-0', quantity: 2 }]);
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
          customFields: {},
          picture: { id: 'draw.moss.front', alt: 'Front in moss', tint: '#eeeeee' },
        }),
      ]);
      const again = await add(shopper, [{ sku: 'first-0', quantity: 1 }]);
      expect(again.basket).toMatchObject({ id: basket.id, version: 2, lines: [{ id: addedLineIds[0], quantity: 3 }] });
    });

    test('texts and prices are those of the scope', async () => {
      const variants = [
        sampleVariant('worded-0', { prices: { GBP: { centAmount: 2500 }, EUR: { centAmount: 2900, wasCentAmount: 4000 } } }),
      ];
      await world.catalogueImport.saveProducts([sampleProduct('worded', { variants })]);
      const shopper = someone();
      await add(shopper, [{ sku: 'worded-0', quantity: 1 }]);
      const french = await world.baskets.find({ ...shopper, locale: 'fr-FR', currency: 'EUR' });
      expect(french).toMatchObject({
        currency: 'EUR',
        lines: [{ name: 'Maillot worded', colourLabel: 'moss (fr)', price: 2900, wasPrice: 4000 }],
      });
      const dollars = await world.baskets.find({ ...shopper, currency: 'USD' });
      expect(dollars?.lines).toMatchObject([{ price: null, maxQuantity: 0, isOnStock: false }]);
    });

    test('lines stand in the order of adding, whatever the sku', async () => {
      await stocked('ordered', 9, 9, 9);
      const { basket } = await add(
        someone(),
        [2, 0, 1].map((index) => ({ sku: `ordered-${index}`, quantity: 1 })),
      );
      expect(basket.lines.map(({ sku }) => sku)).toEqual(['ordered-2', 'ordered-0', 'ordered-1']);
    });

    test('different custom fields make different lines of one stock', async () => {
      await stocked('engraved', 3);
      const shopper = someone();
      const items = ['Ada', 'Bo', 'Ada'].map((text) => ({ sku: 'engraved-0', quantity: 1, customFields: { text } }));
      const { basket } = await add(shopper, items);
      expect(basket.lines.map(({ customFields, quantity, maxQuantity }) => [customFields.text, quantity, maxQuantity])).toEqual([
        ['Ada', 2, 2],
        ['Bo', 1, 1],
      ]);
      await expect(add(shopper, [{ sku: 'engraved-0', quantity: 1 }])).rejects.toMatchObject({ status: 409, code: 'basket.notEnough' });
    });

    test('a basket belongs to its fascia', async () => {
      await stocked('walled', 5);
      const shopper = someone();
      await add(shopper, [{ sku: 'walled-0', quantity: 1 }]);
      expect(await world.baskets.find({ ...shopper, fascia: 'nightjar' })).toBeNull();
    });

    test.each([
      ['an unknown sku', {}, 'nothing'],
      ['a sku of another fascia', { fascia: 'nightjar' }, 'hidden-0'],
      ['a sku without a price in the currency', { currency: 'AED' as const }, 'hidden-0'],
    ])('%s is refused with 404 and nothing is written', async (_case, rest, sku) => {
      await stocked('hidden', 5);
      const shopper = someone(rest);
      const refused = add(shopper, [{ sku, quantity: 1 }]);
      await expect(refused).rejects.toMatchObject({ status: 404, code: 'basket.unknownSku', details: { field: 'items[0].sku' } });
      expect(await world.baskets.find(shopper)).toBeNull();
    });

    test('a draft cannot be added', async () => {
      await world.catalogueImport.saveProducts([sampleProduct('draft', { status: 'draft' })]);
      await expect(add(someone(), [{ sku: 'draft-S', quantity: 1 }])).rejects.toMatchObject({ code: 'basket.unknownSku' });
    });

    test('all items or none: one that is short leaves the others unheld', async () => {
      await stocked('bundle', 5, 1);
      const shopper = someone();
      const refused = add(shopper, [
        { sku: 'bundle-0', quantity: 2 },
        { sku: 'bundle-1', quantity: 2 },
      ]);
      await expect(refused).rejects.toMatchObject({ code: 'basket.notEnough', details: { field: 'items[1].sku', available: 1 } });
      expect(await world.baskets.find(shopper)).toBeNull();
      const { basket } = await add(someone(), [{ sku: 'bundle-0', quantity: 5 }]);
      expect(basket.lines).toMatchObject([{ quantity: 5 }]);
    });

    test('what one basket holds another cannot have', async () => {
      await stocked('contested', 3);
      await add(someone(), [{ sku: 'contested-0', quantity: 2 }]);
      const second = someone();
      const tooMany = add(second, [{ sku: 'contested-0', quantity: 2 }]);
      await expect(tooMany).rejects.toMatchObject({ status: 409, code: 'basket.notEnough', details: { available: 1 } });
      await add(second, [{ sku: 'contested-0', quantity: 1 }]);
      const none = add(someone(), [{ sku: 'contested-0', quantity: 1 }]);
      await expect(none).rejects.toMatchObject({ status: 409, code: 'basket.outOfStock', details: { available: 0 } });
    });

    test('a hold that has run out goes to whoever asks next, and its line is no longer on stock', async () => {
      await stocked('expired', 2);
      const slow = someone();
      await add(slow, [{ sku: 'expired-0', quantity: 2 }]);
      await world.expireHolds();
      await add(someone(), [{ sku: 'expired-0', quantity: 1 }]);
      expect((await lineOf(slow, 'expired-0')).line).toMatchObject({ quantity: 2, maxQuantity: 1, isOnStock: false });
      expect((await setQuantity(slow, 'expired-0', 1)).lines).toMatchObject([{ quantity: 1, maxQuantity: 1, isOnStock: true }]);
    });

    test('adding to a line whose hold was freed holds the whole line again, or refuses', async () => {
      await stocked('again', 4);
      const slow = someone();
      await add(slow, [{ sku: 'again-0', quantity: 3 }]);
      await world.expireHolds();
      await world.baskets.sweep();
      const quick = someone();
      await add(quick, [{ sku: 'again-0', quantity: 1 }]);
      await expect(add(slow, [{ sku: 'again-0', quantity: 1 }])).rejects.toMatchObject({
        code: 'basket.notEnough',
        details: { available: 0 },
      });
      await setQuantity(quick, 'again-0', 0);
      expect((await add(slow, [{ sku: 'again-0', quantity: 1 }])).basket.lines).toMatchObject([{ quantity: 4, maxQuantity: 4 }]);
      await expect(add(quick, [{ sku: 'again-0', quantity: 1 }])).rejects.toMatchObject({ code: 'basket.outOfStock' });
    });

    test('a sweep frees holds that have run out, and only those', async () => {
      await stocked('swept', 2);
      await add(someone(), [{ sku: 'swept-0', quantity: 1 }]);
      await world.expireHolds();
      await add(someone(), [{ sku: 'swept-0', quantity: 1 }]);
      expect((await world.baskets.sweep()).freed).toBeGreaterThanOrEqual(1);
      expect((await world.baskets.sweep()).freed).toBe(0);
      await expect(add(someone(), [{ sku: 'swept-0', quantity: 2 }])).rejects.toMatchObject({ details: { available: 1 } });
    });

    test('without minutes of hold an add only checks', async () => {
      await stocked('unheld', 1);
      await add(someone(), [{ sku: 'unheld-0', quantity: 1 }], { reserveMinutes: 0 });
      await add(someone(), [{ sku: 'unheld-0', quantity: 1 }], { reserveMinutes: 0 });
      const tooMany = add(someone(), [{ sku: 'unheld-0', quantity: 2 }], { reserveMinutes: 0 });
      await expect(tooMany).rejects.toMatchObject({ code: 'basket.notEnough' });
    });

    test('the same key with the same items has one effect, with others it is refused', async () => {
      await stocked('retried', 9);
      const shopper = someone();
      const items = [{ sku: 'retried-0', quantity: 1 }];
      const answers = await Promise.all(Array.from({ length: 5 }, () => add(shopper, items, { idempotencyKey: 'k1' })));
      expect(new Set(answers.map(({ addedLineIds }) => addedLineIds.join()))).toHaveProperty('size', 1);
      expect(answers.at(-1)?.basket.lines).toMatchObject([{ quantity: 1 }]);
      const other = add(shopper, [{ sku: 'retried-0', quantity: 2 }], { idempotencyKey: 'k1' });
      await expect(other).rejects.toMatchObject({ status: 422, code: 'basket.keyReused' });
      expect((await add(someone(), items, { idempotencyKey: 'k1' })).basket.lines).toMatchObject([{ quantity: 1 }]);
    });

    test('parallel adds to one basket are all there', async () => {
      await stocked('parallel', 60);
      const shopper = someone();
      await Promise.all(Array.from({ length: 20 }, () => add(shopper, [{ sku: 'parallel-0', quantity: 2 }])));
      expect(await world.baskets.find(shopper)).toMatchObject({ version: 20, lines: [{ quantity: 40, maxQuantity: 60 }] });
    });

    test('a quantity is set in the version that was seen; another version is refused', async () => {
      await stocked('versioned', 9);
      const shopper = someone();
      await add(shopper, [{ sku: 'versioned-0', quantity: 1 }]);
      const { basket, line } = await lineOf(shopper, 'versioned-0');
      const request = { lineId: line.id, quantity: 3, version: basket.version, reserveMinutes: 30 };
      expect(await world.baskets.setQuantity(shopper, request)).toMatchObject({ version: 2, lines: [{ quantity: 3 }] });
      await expect(world.baskets.setQuantity(shopper, request)).rejects.toMatchObject({ status: 409, code: 'basket.stale' });
    });

    test('lowering frees, raising holds, removing frees all', async () => {
      await stocked('moved', 4);
      const shopper = someone();
      await add(shopper, [{ sku: 'moved-0', quantity: 3 }]);
      await setQuantity(shopper, 'moved-0', 1);
      const other = someone();
      await add(other, [{ sku: 'moved-0', quantity: 2 }]);
      await expect(setQuantity(shopper, 'moved-0', 3)).rejects.toMatchObject({ code: 'basket.notEnough', details: { available: 2 } });
      expect((await setQuantity(shopper, 'moved-0', 2)).lines).toMatchObject([{ quantity: 2 }]);
      expect((await setQuantity(shopper, 'moved-0', 0)).lines).toEqual([]);
      expect((await setQuantity(other, 'moved-0', 4)).lines).toMatchObject([{ quantity: 4 }]);
    });

    test('a line is changed only through its own basket', async () => {
      await stocked('private', 9);
      const [owner, stranger] = [someone(), someone()];
      await add(owner, [{ sku: 'private-0', quantity: 1 }]);
      await add(stranger, [{ sku: 'private-0', quantity: 1 }]);
      const { line } = await lineOf(owner, 'private-0');
      for (const lineId of [line.id, 'no-such-line']) {
        const request = { lineId, quantity: 0, version: 1, reserveMinutes: 30 };
        await expect(world.baskets.setQuantity(stranger, request)).rejects.toMatchObject({ status: 404, code: 'basket.unknownLine' });
      }
    });

    test.each([0, -1, 1.5, 1000, Number.NaN])('a quantity of %s is refused', async (quantity) => {
      await stocked('counted', 2000);
      const refused = add(someone(), [{ sku: 'counted-0', quantity }]);
      await expect(refused).rejects.toMatchObject({ status: 422, details: { field: 'items[0].quantity' } });
    });

    test('a line holds at most 999, however much there is', async () => {
      await stocked('plenty', 5000);
      const shopper = someone();
      await add(shopper, [{ sku: 'plenty-0', quantity: 999 }]);
      await expect(add(shopper, [{ sku: 'plenty-0', quantity: 1 }])).rejects.toMatchObject({ status: 409, code: 'basket.notEnough' });
    });

    test.each(['a\u0000b', '\ud800', '"\\u0000', '__proto__'])('odd text in a sku is refused, never an outage', async (sku) => {
      const refused = add(someone(), [{ sku, quantity: 1, customFields: { note: sku } }]);
      await expect(refused).rejects.toSatisfy((error: { status: number }) => error.status >= 400 && error.status < 500);
    });

    test('importing again sets stock without touching holds', async () => {
      await stocked('restocked', 5);
      const shopper = someone();
      await add(shopper, [{ sku: 'restocked-0', quantity: 3 }]);
      await stocked('restocked', 1);
      expect((await lineOf(shopper, 'restocked-0')).line).toMatchObject({ quantity: 3, maxQuantity: 3 });
      await stocked('restocked', 10);
      expect((await lineOf(shopper, 'restocked-0')).line).toMatchObject({ quantity: 3, maxQuantity: 10 });
    });

    test('a variant that is no longer made leaves the basket, and the basket has changed', async () => {
      const colours = [sampleColour('moss'), sampleColour('sky')];
      const variants = [sampleVariant('gone-0'), sampleVariant('gone-1', { colour: 'sky' })];
      await world.catalogueImport.saveProducts([sampleProduct('gone', { colours, variants })]);
      const shopper = someone();
      await add(shopper, [
        { sku: 'gone-0', quantity: 1 },
        { sku: 'gone-1', quantity: 1 },
      ]);
      await world.catalogueImport.saveProducts([sampleProduct('gone', { variants: variants.slice(0, 1) })]);
      expect(await world.baskets.find(shopper)).toMatchObject({ version: 2, lines: [{ sku: 'gone-0' }] });
    });
  });
}
