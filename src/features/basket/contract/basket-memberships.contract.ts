/** Contract tests: one membership per basket, and the limits of merged baskets. */
import { expect, test } from 'vitest';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import type { BasketScope } from '../basket.port.ts';
import { MAX_LINE_QUANTITY, MAX_LINES } from '../basket.ts';
import type { BasketSteps } from './basket-steps.contract.ts';

/** A membership product with two terms: `key-0`, `key-1`. */
async function saveMembership(steps: BasketSteps, key: string): Promise<void> {
  const variants = [0, 1].map((index) => sampleVariant(`${key}-${index}`, { stock: 50 }));
  await steps
    .setup()
    .catalogueImport.saveProducts([sampleProduct(key, { variants, facts: { isPremier: true } })]);
}

export function describeMemberships(steps: BasketSteps): void {
  const merge = (customer: BasketScope, guest: BasketScope) =>
    steps.setup().baskets.merge(customer, { guestToken: guest.token, reserveMinutes: 30 });
  const onlyOne = (field: string) => ({
    status: 409,
    code: 'membership.onlyOne',
    details: { field },
  });

  test.each([
    ['twice', ['0', '0']],
    ['in two terms', ['0', '1']],
  ])(
    'one add that names a membership %s is refused, and nothing is added',
    async (_case, terms) => {
      const key = `club-${terms.join('')}`;
      await saveMembership(steps, key);
      const shopper = steps.createShopper();
      const items = terms.map((term) => ({ sku: `${key}-${term}`, quantity: 1 }));
      await expect(steps.add(shopper, items)).rejects.toMatchObject(onlyOne('items[1].sku'));
      expect(await steps.setup().baskets.find(shopper)).toBeNull();
      await expect(steps.add(shopper, [{ sku: `${key}-0`, quantity: 2 }])).rejects.toMatchObject(
        onlyOne('items[0].sku'),
      );
    },
  );

  test.each([
    ['a new basket', false],
    ['an existing basket', true],
  ])('of simultaneous adds to %s only one adds the membership', async (_case, exists) => {
    const key = `rush-${exists}`;
    await saveMembership(steps, key);
    await steps.saveStocked(`beside-${key}`, 5);
    const shopper = steps.createShopper();
    if (exists) await steps.add(shopper, [{ sku: `beside-${key}-0`, quantity: 1 }]);
    const adds = Array.from({ length: 8 }, (_, index) =>
      steps.add(shopper, [{ sku: `${key}-${index % 2}`, quantity: 1 }]),
    );
    const results = await Promise.allSettled(adds);
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason] : [],
    );
    expect(refused).toMatchObject(Array.from({ length: 7 }, () => onlyOne('items[0].sku')));
    const basket = await steps.setup().baskets.find(shopper);
    expect(basket?.lines.filter(({ sku }) => sku.startsWith(key))).toMatchObject([{ quantity: 1 }]);
  });

  test('an add that is repeated with its key returns the same result', async () => {
    await saveMembership(steps, 'club-again');
    const shopper = steps.createShopper();
    const send = () =>
      steps.add(shopper, [{ sku: 'club-again-0', quantity: 1 }], { idempotencyKey: 'club-key' });
    expect((await send()).addedLineIds).toEqual((await send()).addedLineIds);
  });

  test.each([
    ['the same', '0'],
    ['another', '1'],
  ])('a guest’s membership is not merged into a basket that has %s', async (_case, term) => {
    const key = `club-merged-${term}`;
    await saveMembership(steps, key);
    const [guest, customer] = [steps.createShopper(), steps.createShopper()];
    await steps.add(customer, [{ sku: `${key}-0`, quantity: 1 }]);
    await steps.add(guest, [{ sku: `${key}-${term}`, quantity: 1 }]);
    const { basket, adjusted } = await merge(customer, guest);
    expect(basket?.lines).toMatchObject([{ sku: `${key}-0`, quantity: 1 }]);
    expect(adjusted).toMatchObject([{ sku: `${key}-${term}`, requested: 1, added: 0 }]);
  });

  test(`merged baskets have at most ${MAX_LINES} lines: the customer’s stay, then the guest’s oldest are added`, async () => {
    await steps.saveStocked('merge-wide', ...Array.from({ length: MAX_LINES + 2 }, () => 9));
    const [guest, customer] = [steps.createShopper(), steps.createShopper()];
    const own = Array.from({ length: MAX_LINES - 1 }, (_, index) => ({
      sku: `merge-wide-${index}`,
      quantity: 1,
    }));
    for (let start = 0; start < own.length; start += 20)
      await steps.add(customer, own.slice(start, start + 20));
    for (const index of [MAX_LINES + 1, MAX_LINES, 0])
      await steps.add(guest, [{ sku: `merge-wide-${index}`, quantity: 2 }]);
    const { basket, adjusted } = await merge(customer, guest);
    expect(basket?.lines).toHaveLength(MAX_LINES);
    expect(basket?.lines.find(({ sku }) => sku === 'merge-wide-0')).toMatchObject({ quantity: 3 });
    expect(basket?.lines.some(({ sku }) => sku === `merge-wide-${MAX_LINES + 1}`)).toBe(true);
    expect(adjusted).toMatchObject([{ sku: `merge-wide-${MAX_LINES}`, requested: 2, added: 0 }]);
  });

  test(`a merged line reserves at most ${MAX_LINE_QUANTITY}`, async () => {
    await steps.saveStocked('merge-deep', 5000);
    const [guest, customer] = [steps.createShopper(), steps.createShopper()];
    await steps.add(customer, [{ sku: 'merge-deep-0', quantity: 990 }]);
    await steps.add(guest, [{ sku: 'merge-deep-0', quantity: 20 }]);
    const { basket, adjusted } = await merge(customer, guest);
    expect(basket?.lines).toMatchObject([{ quantity: MAX_LINE_QUANTITY }]);
    expect(adjusted).toMatchObject([{ requested: 20, added: 9 }]);
  });
}
