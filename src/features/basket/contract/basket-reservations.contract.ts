/** Contract tests of reservations: quantities, expiry, changes of a line. */
import { expect, test } from 'vitest';
import {
  sampleColour,
  sampleProduct,
  sampleVariant,
} from '#features/catalogue/catalogue-records.fixtures.ts';
import type { BasketSteps } from './basket-steps.contract.ts';

export function describeReservations(steps: BasketSteps): void {
  test('all items or none: without stock for one, the others are not reserved', async () => {
    await steps.saveStocked('bundle', 5, 1);
    const shopper = steps.createShopper();
    const refused = steps.add(shopper, [
      { sku: 'bundle-0', quantity: 2 },
      { sku: 'bundle-1', quantity: 2 },
    ]);
    await expect(refused).rejects.toMatchObject({
      code: 'basket.notEnough',
      details: { field: 'items[1].sku', available: 1 },
    });
    expect(await steps.setup().baskets.find(shopper)).toBeNull();
    const { basket } = await steps.add(steps.createShopper(), [{ sku: 'bundle-0', quantity: 5 }]);
    expect(basket.lines).toMatchObject([{ quantity: 5 }]);
  });

  test('units reserved by one basket are not available to another', async () => {
    await steps.saveStocked('contested', 3);
    await steps.add(steps.createShopper(), [{ sku: 'contested-0', quantity: 2 }]);
    const second = steps.createShopper();
    const tooMany = steps.add(second, [{ sku: 'contested-0', quantity: 2 }]);
    await expect(tooMany).rejects.toMatchObject({
      status: 409,
      code: 'basket.notEnough',
      details: { available: 1 },
    });
    await steps.add(second, [{ sku: 'contested-0', quantity: 1 }]);
    const none = steps.add(steps.createShopper(), [{ sku: 'contested-0', quantity: 1 }]);
    await expect(none).rejects.toMatchObject({
      status: 409,
      code: 'basket.outOfStock',
      details: { available: 0 },
    });
  });

  test('units of an expired reservation are available to the next basket, and the line is no longer in stock', async () => {
    await steps.saveStocked('expired', 2);
    const slow = steps.createShopper();
    await steps.add(slow, [{ sku: 'expired-0', quantity: 2 }]);
    await steps.setup().expireReservations();
    await steps.add(steps.createShopper(), [{ sku: 'expired-0', quantity: 1 }]);
    expect((await steps.lineOf(slow, 'expired-0')).line).toMatchObject({
      quantity: 2,
      maxQuantity: 1,
      isOnStock: false,
      reservedUntil: null,
    });
    expect((await steps.setQuantity(slow, 'expired-0', 1)).lines).toMatchObject([
      { quantity: 1, maxQuantity: 1, isOnStock: true },
    ]);
  });

  test('a clean-up job frees expired reservations, and only those', async () => {
    await steps.saveStocked('cleaned', 2);
    await steps.add(steps.createShopper(), [{ sku: 'cleaned-0', quantity: 1 }]);
    await steps.setup().expireReservations();
    await steps.add(steps.createShopper(), [{ sku: 'cleaned-0', quantity: 1 }]);
    expect((await steps.setup().baskets.cleanUp()).released).toBeGreaterThanOrEqual(1);
    expect((await steps.setup().baskets.cleanUp()).released).toBe(0);
    await expect(
      steps.add(steps.createShopper(), [{ sku: 'cleaned-0', quantity: 2 }]),
    ).rejects.toMatchObject({ details: { available: 1 } });
  });

  test('without reservation minutes an add only checks the stock', async () => {
    await steps.saveStocked('unreserved', 1);
    await steps.add(steps.createShopper(), [{ sku: 'unreserved-0', quantity: 1 }], {
      reserveMinutes: 0,
    });
    await steps.add(steps.createShopper(), [{ sku: 'unreserved-0', quantity: 1 }], {
      reserveMinutes: 0,
    });
    const tooMany = steps.add(steps.createShopper(), [{ sku: 'unreserved-0', quantity: 2 }], {
      reserveMinutes: 0,
    });
    await expect(tooMany).rejects.toMatchObject({ code: 'basket.notEnough' });
  });
}

export function describeRenewal(steps: BasketSteps): void {
  test('adding to a line whose reservation was released reserves the whole line again, or refuses', async () => {
    await steps.saveStocked('again', 4);
    const slow = steps.createShopper();
    await steps.add(slow, [{ sku: 'again-0', quantity: 3 }]);
    await steps.setup().expireReservations();
    await steps.setup().baskets.cleanUp();
    const quick = steps.createShopper();
    await steps.add(quick, [{ sku: 'again-0', quantity: 1 }]);
    await expect(steps.add(slow, [{ sku: 'again-0', quantity: 1 }])).rejects.toMatchObject({
      code: 'basket.notEnough',
      details: { available: 0 },
    });
    await steps.setQuantity(quick, 'again-0', 0);
    expect((await steps.add(slow, [{ sku: 'again-0', quantity: 1 }])).basket.lines).toMatchObject([
      { quantity: 4, maxQuantity: 4 },
    ]);
    await expect(steps.add(quick, [{ sku: 'again-0', quantity: 1 }])).rejects.toMatchObject({
      code: 'basket.outOfStock',
    });
  });

  test('importing again sets stock without touching reservations', async () => {
    await steps.saveStocked('restocked', 5);
    const shopper = steps.createShopper();
    await steps.add(shopper, [{ sku: 'restocked-0', quantity: 3 }]);
    await steps.saveStocked('restocked', 1);
    expect((await steps.lineOf(shopper, 'restocked-0')).line).toMatchObject({
      quantity: 3,
      maxQuantity: 3,
    });
    await steps.saveStocked('restocked', 10);
    expect((await steps.lineOf(shopper, 'restocked-0')).line).toMatchObject({
      quantity: 3,
      maxQuantity: 10,
    });
  });

  test('a variant that is no longer sold is removed from the basket, whose version increases', async () => {
    const colours = [sampleColour('moss'), sampleColour('sky')];
    const variants = [sampleVariant('gone-0'), sampleVariant('gone-1', { colour: 'sky' })];
    await steps
      .setup()
      .catalogueImport.saveProducts([sampleProduct('gone', { colours, variants })]);
    const shopper = steps.createShopper();
    await steps.add(shopper, [
      { sku: 'gone-0', quantity: 1 },
      { sku: 'gone-1', quantity: 1 },
    ]);
    await steps
      .setup()
      .catalogueImport.saveProducts([sampleProduct('gone', { variants: variants.slice(0, 1) })]);
    expect(await steps.setup().baskets.find(shopper)).toMatchObject({
      version: 2,
      lines: [{ sku: 'gone-0' }],
    });
  });
}

export function describeChanging(steps: BasketSteps): void {
  test('a quantity is set in the current version; another version is refused', async () => {
    await steps.saveStocked('versioned', 9);
    const shopper = steps.createShopper();
    await steps.add(shopper, [{ sku: 'versioned-0', quantity: 1 }]);
    const { basket, line } = await steps.lineOf(shopper, 'versioned-0');
    const request = { lineId: line.id, quantity: 3, version: basket.version, reserveMinutes: 30 };
    expect(await steps.setup().baskets.setQuantity(shopper, request)).toMatchObject({
      basket: { version: 2, lines: [{ quantity: 3 }] },
    });
    await expect(steps.setup().baskets.setQuantity(shopper, request)).rejects.toMatchObject({
      status: 409,
      code: 'basket.stale',
    });
  });

  test('a lower quantity frees stock, a higher one reserves it, a removed line frees all', async () => {
    await steps.saveStocked('moved', 4);
    const shopper = steps.createShopper();
    await steps.add(shopper, [{ sku: 'moved-0', quantity: 3 }]);
    await steps.setQuantity(shopper, 'moved-0', 1);
    const other = steps.createShopper();
    await steps.add(other, [{ sku: 'moved-0', quantity: 2 }]);
    await expect(steps.setQuantity(shopper, 'moved-0', 3)).rejects.toMatchObject({
      code: 'basket.notEnough',
      details: { available: 2 },
    });
    expect((await steps.setQuantity(shopper, 'moved-0', 2)).lines).toMatchObject([{ quantity: 2 }]);
    expect((await steps.setQuantity(shopper, 'moved-0', 0)).lines).toEqual([]);
    expect((await steps.setQuantity(other, 'moved-0', 4)).lines).toMatchObject([{ quantity: 4 }]);
  });

  test('a line is changed only through its own basket', async () => {
    await steps.saveStocked('private', 9);
    const [owner, otherShopper] = [steps.createShopper(), steps.createShopper()];
    await steps.add(owner, [{ sku: 'private-0', quantity: 1 }]);
    await steps.add(otherShopper, [{ sku: 'private-0', quantity: 1 }]);
    const { line } = await steps.lineOf(owner, 'private-0');
    for (const lineId of [line.id, 'no-such-line']) {
      const request = { lineId, quantity: 0, version: 1, reserveMinutes: 30 };
      await expect(steps.setup().baskets.setQuantity(otherShopper, request)).rejects.toMatchObject({
        status: 404,
        code: 'basket.unknownLine',
      });
    }
  });
}
