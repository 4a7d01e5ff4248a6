/** Contract tests of replacing all lines of a basket without reservations. */
import { expect, test } from 'vitest';
import { MAX_LINES } from '../basket.ts';
import type { BasketSteps } from './basket-steps.contract.ts';

export function describeReplacing(steps: BasketSteps): void {
  test('all lines are replaced; one that stays keeps its id, and nothing is reserved', async () => {
    await steps.saveStocked('swapped', 5, 5, 5);
    const scope = await steps.createBasket();
    const { baskets } = steps.setup();
    const [one, two, three] = ['swapped-0', 'swapped-1', 'swapped-2'] as const;
    const first = await baskets.replace(scope, [
      { sku: one, quantity: 1 },
      { sku: two, quantity: 2 },
    ]);
    expect(first?.shortages).toEqual([]);
    const unchangedId = first?.basket.lines.find(({ sku }) => sku === two)?.id;
    const second = await baskets.replace(scope, [
      { sku: three, quantity: 4 },
      { sku: two, quantity: 5 },
    ]);
    expect(second?.basket.lines).toMatchObject([
      { id: unchangedId, sku: two, quantity: 5, reservedUntil: null, addedPrice: 2500 },
      { sku: three, quantity: 4 },
    ]);
    expect(second?.shortages).toEqual([]);
    expect(await baskets.find(scope)).toEqual(second?.basket);
    expect((await baskets.replace(scope, []))?.basket.lines).toEqual([]);
  });

  test('the version rises with a change, and not with the same items again', async () => {
    await steps.saveStocked('unchanged', 5, 5);
    const scope = await steps.createBasket();
    const versionAfter = async (...quantities: number[]) => {
      const items = quantities.map((quantity, index) => ({ sku: `unchanged-${index}`, quantity }));
      return (await steps.setup().baskets.replace(scope, items))?.basket.version ?? 0;
    };
    const first = await versionAfter(1, 2);
    expect(await versionAfter(1, 2)).toBe(first);
    expect(await versionAfter(1, 3)).toBe(first + 1);
    expect(await versionAfter(1)).toBe(first + 2);
    expect(await versionAfter(1)).toBe(first + 2);
    expect(await versionAfter(1, 3)).toBe(first + 3);
  });

  test('each item is added as far as it is available, and the shortage is reported', async () => {
    await steps.saveStocked('scarce', 5, 0, 3);
    const other = steps.createShopper();
    await steps.add(other, [{ sku: 'scarce-0', quantity: 2 }]);
    const scope = await steps.createBasket();
    const items = [
      { sku: 'scarce-0', quantity: 4 },
      { sku: 'scarce-1', quantity: 1 },
      { sku: 'nothing', quantity: 1 },
      { sku: 'scarce-2', quantity: 3 },
    ];
    const replaced = await steps.setup().baskets.replace(scope, items);
    const lines = [{ quantity: 3 }, { sku: 'scarce-2', quantity: 3 }];
    expect(replaced?.basket.lines).toMatchObject(lines);
    expect(replaced?.shortages).toMatchObject([
      { ...items[0], added: 3, problem: { code: 'basket.notEnough', details: { available: 3 } } },
      { ...items[1], added: 0, problem: { code: 'basket.outOfStock' } },
      { ...items[2], added: 0, problem: { code: 'basket.unknownSku' } },
    ]);
    await steps.setup().expireReservations();
    const again = await steps.setup().baskets.replace(scope, items.slice(0, 1));
    expect(again).toMatchObject({ basket: { lines: [{ quantity: 4 }] }, shortages: [] });
  });

  test('parallel replacements leave the lines of one of them', async () => {
    await steps.saveStocked('raced', ...Array.from({ length: 8 }, () => 9));
    const scope = await steps.createBasket();
    const sets = [0, 1, 2, 3].map((first) =>
      [first, first + 4].map((index) => ({ sku: `raced-${index}`, quantity: first + 1 })),
    );
    await Promise.all(sets.map((items) => steps.setup().baskets.replace(scope, items)));
    const basket = await steps.setup().baskets.find(scope);
    const remaining = basket?.lines.map(({ sku, quantity }) => ({ sku, quantity }));
    expect(sets).toContainEqual(remaining);
  });

  test('a replacement does not create a basket that does not exist or was merged', async () => {
    await steps.saveStocked('absent', 5);
    const { baskets } = steps.setup();
    const items = [{ sku: 'absent-0', quantity: 1 }];
    const scope = steps.createShopper();
    expect(await baskets.replace(scope, items)).toBeNull();
    expect(await baskets.find(scope)).toBeNull();
    await baskets.create(scope);
    const replaced = await baskets.replace(scope, items);
    await baskets.create(scope);
    expect(await baskets.find(scope)).toEqual(replaced?.basket);
    const request = { guestToken: scope.token, reserveMinutes: 0 };
    await baskets.merge(steps.createShopper(), request);
    expect(await baskets.replace(scope, items)).toBeNull();
    expect(await baskets.find(scope)).toBeNull();
  });

  test('too many items, and an invalid quantity, are refused', async () => {
    const replace = (...items: { sku: string; quantity: number }[]) =>
      steps.setup().baskets.replace(steps.createShopper(), items);
    const many = Array.from({ length: MAX_LINES + 1 }, (_, index) => ({
      sku: `${index}`,
      quantity: 1,
    }));
    await expect(replace(...many)).rejects.toMatchObject({ code: 'basket.itemCount' });
    await expect(replace({ sku: 'a', quantity: 0 })).rejects.toMatchObject({
      code: 'basket.quantity',
    });
  });
}
