/** Contract tests: merging a guest's basket into a customer's. */
import { expect, test } from 'vitest';
import type { BasketScope } from '../basket.port.ts';
import type { BasketSteps } from './basket-steps.contract.ts';

export function describeMerging(steps: BasketSteps): void {
  const merge = (customer: BasketScope, guest: BasketScope) =>
    steps.setup().baskets.merge(customer, { guestToken: guest.token, reserveMinutes: 30 });

  test('a customer without a basket gets the guest’s unchanged', async () => {
    await steps.saveStocked('merge-moved', 5);
    const [guest, customer] = [steps.createShopper(), steps.createShopper()];
    const { basket } = await steps.add(guest, [{ sku: 'merge-moved-0', quantity: 2 }]);
    const merged = await merge(customer, guest);
    expect(merged).toMatchObject({
      basket: { id: basket.id, lines: [{ sku: 'merge-moved-0', quantity: 2, maxQuantity: 5 }] },
      adjusted: [],
      joined: [],
    });
    expect(await steps.setup().baskets.find(guest)).toBeNull();
  });

  test('equal lines add up, others are appended, and lines with other custom fields stay separate', async () => {
    await steps.saveStocked('merge-joined', 9, 9);
    const [guest, customer] = [steps.createShopper(), steps.createShopper()];
    await steps.add(customer, [{ sku: 'merge-joined-0', quantity: 1 }]);
    await steps.add(guest, [
      { sku: 'merge-joined-0', quantity: 2 },
      { sku: 'merge-joined-0', quantity: 1, customFields: { name: 'Ada' } },
      { sku: 'merge-joined-1', quantity: 4 },
    ]);
    const { basket, adjusted, joined } = await merge(customer, guest);
    expect(
      basket?.lines.map(({ sku, quantity, customFields }) => [sku, quantity, customFields]),
    ).toEqual([
      ['merge-joined-0', 3, {}],
      ['merge-joined-0', 1, { name: 'Ada' }],
      ['merge-joined-1', 4, {}],
    ]);
    expect(adjusted).toEqual([]);
    expect(joined).toEqual([{ sku: 'merge-joined-0', name: 'Tee merge-joined', quantity: 3 }]);
  });

  test('quantities that stock does not cover are left out and reported', async () => {
    await steps.saveStocked('merge-scarce', 3);
    const [guest, customer] = [steps.createShopper(), steps.createShopper()];
    const setup = steps.setup();
    // Without reservations, both baskets can contain units of which only one set is in stock.
    await setup.baskets.add(customer, {
      items: [{ sku: 'merge-scarce-0', quantity: 2 }],
      reserveMinutes: 0,
    });
    await setup.baskets.add(guest, {
      items: [{ sku: 'merge-scarce-0', quantity: 2 }],
      reserveMinutes: 0,
    });
    const { basket, adjusted, joined } = await merge(customer, guest);
    expect(basket?.lines).toMatchObject([{ quantity: 3, isOnStock: true }]);
    expect(joined).toEqual([]);
    expect(adjusted).toEqual([
      { sku: 'merge-scarce-0', name: 'Tee merge-scarce', requested: 2, added: 1 },
    ]);
  });

  test('a customer’s own line is not reduced when no stock is left for the guest’s', async () => {
    await steps.saveStocked('merge-gone', 2);
    const [guest, customer, rival] = [
      steps.createShopper(),
      steps.createShopper(),
      steps.createShopper(),
    ];
    await steps
      .setup()
      .baskets.add(guest, { items: [{ sku: 'merge-gone-0', quantity: 1 }], reserveMinutes: 0 });
    await steps
      .setup()
      .baskets.add(customer, { items: [{ sku: 'merge-gone-0', quantity: 1 }], reserveMinutes: 0 });
    await steps.add(rival, [{ sku: 'merge-gone-0', quantity: 2 }]);
    const { basket, adjusted } = await merge(customer, guest);
    expect(basket?.lines).toMatchObject([{ quantity: 1 }]);
    expect(adjusted).toMatchObject([{ requested: 1, added: 0 }]);
  });

  test('ten sign-ins at the same moment merge once', async () => {
    await steps.saveStocked('merge-race', 9);
    const [guest, customer] = [steps.createShopper(), steps.createShopper()];
    await steps.add(customer, [{ sku: 'merge-race-0', quantity: 1 }]);
    await steps.add(guest, [{ sku: 'merge-race-0', quantity: 3 }]);
    const merged = await Promise.all(Array.from({ length: 10 }, () => merge(customer, guest)));
    expect(merged.map(({ basket }) => basket?.lines.map(({ quantity }) => quantity))).toEqual(
      merged.map(() => [4]),
    );
  });

  test('ten sign-ins at the same moment of a customer without a basket move it once', async () => {
    await steps.saveStocked('merge-moves', 9);
    const [guest, customer] = [steps.createShopper(), steps.createShopper()];
    await steps.add(guest, [{ sku: 'merge-moves-0', quantity: 3 }]);
    const merged = await Promise.all(Array.from({ length: 10 }, () => merge(customer, guest)));
    expect(merged.map(({ basket }) => basket?.lines.map(({ quantity }) => quantity))).toEqual(
      merged.map(() => [3]),
    );
  });

  test('a guest’s basket of another version than the given one is not merged', async () => {
    await steps.saveStocked('merge-stale', 9);
    const { baskets } = steps.setup();
    const [guest, customer] = [steps.createShopper(), steps.createShopper()];
    const { basket } = await steps.add(guest, [{ sku: 'merge-stale-0', quantity: 1 }]);
    const changed = await steps.setQuantity(guest, 'merge-stale-0', 2);
    const mergeVersion = (guestVersion: number) =>
      baskets.merge(customer, { guestToken: guest.token, guestVersion, reserveMinutes: 0 });
    const refused = { status: 409, code: 'basket.stale' };
    await expect(mergeVersion(basket.version)).rejects.toMatchObject(refused);
    expect(await baskets.find(customer)).toBeNull();
    await steps.add(customer, [{ sku: 'merge-stale-0', quantity: 1 }]);
    await expect(mergeVersion(basket.version)).rejects.toMatchObject(refused);
    const merged = await mergeVersion(changed.version);
    expect(merged.basket?.lines).toMatchObject([{ quantity: 3 }]);
    expect((await mergeVersion(changed.version)).basket).toEqual(merged.basket);
  });
}
