/** Contract tests of reservation limits per basket and network, and of reserving at checkout. */
import { expect, test } from 'vitest';
import type { ReserveLimits } from '../basket.port.ts';
import { MAX_LINES } from '../basket.ts';
import type { BasketSteps } from './basket-steps.contract.ts';

const limits = (network: string | null, rest: Partial<ReserveLimits> = {}): ReserveLimits => ({
  perBasket: 5,
  perNetwork: 8,
  network,
  ...rest,
});

export function describeLimits(steps: BasketSteps): void {
  test('one network reserves no more than its limit, in however many baskets; others can reserve the rest', async () => {
    await steps.saveStocked('emptied', 100);
    const addFourUnits = () =>
      steps.add(steps.createShopper(), [{ sku: 'emptied-0', quantity: 4 }], {
        limits: limits('grabber'),
      });
    const results = [
      await addFourUnits(),
      await addFourUnits(),
      await addFourUnits(),
      await addFourUnits(),
    ];
    expect(results.map(({ isReservationLimited }) => isReservationLimited)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(results.map(({ basket }) => basket.lines[0]?.reservedUntil === null)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    const other = await steps.add(steps.createShopper(), [{ sku: 'emptied-0', quantity: 4 }], {
      limits: limits('neighbour'),
    });
    expect(other.isReservationLimited).toBe(false);
    // Eight and four of a hundred are reserved.
    const rest = steps.add(steps.createShopper(), [{ sku: 'emptied-0', quantity: 89 }], {
      reserveMinutes: 0,
    });
    await expect(rest).rejects.toMatchObject({ details: { available: 88 } });
  });

  test('one basket reserves no more than its limit, by an add or a new quantity; units beyond it stay available to others', async () => {
    await steps.saveStocked('heaped', 50, 50);
    const shopper = steps.createShopper();
    const first = await steps.add(shopper, [{ sku: 'heaped-0', quantity: 4 }], {
      limits: limits(null),
    });
    const second = await steps.add(shopper, [{ sku: 'heaped-1', quantity: 2 }], {
      limits: limits(null),
    });
    expect([first.isReservationLimited, second.isReservationLimited]).toEqual([false, true]);
    expect(second.basket.lines.map(({ reservedUntil }) => reservedUntil === null)).toEqual([
      false,
      true,
    ]);
    expect(second.basket.lines).toMatchObject([{ isOnStock: true }, { isOnStock: true }]);
    const line = second.basket.lines[0];
    const raised = await steps.setup().baskets.setQuantity(shopper, {
      ...{
        lineId: line?.id ?? '',
        quantity: 30,
        version: second.basket.version,
        reserveMinutes: 30,
        limits: limits(null),
      },
    });
    expect(raised.isReservationLimited).toBe(true);
    expect(raised.basket.lines[0]).toMatchObject({
      quantity: 30,
      reservedUntil: null,
      isOnStock: true,
    });
    await expect(
      steps.add(steps.createShopper(), [{ sku: 'heaped-0', quantity: 47 }]),
    ).rejects.toMatchObject({ details: { available: 46 } });
  });

  test('a guest’s reservation counts towards the network’s limit after it is merged into the customer’s basket', async () => {
    await steps.saveStocked('joined-share', 50);
    const [guest, customer] = [steps.createShopper(), steps.createShopper()];
    await steps.add(customer, [{ sku: 'joined-share-0', quantity: 1 }], {
      limits: limits('household'),
    });
    await steps.add(guest, [{ sku: 'joined-share-0', quantity: 5 }], {
      limits: limits('household'),
    });
    await steps.setup().baskets.merge(customer, {
      guestToken: guest.token,
      reserveMinutes: 30,
      limits: limits('household'),
    });
    const next = await steps.add(steps.createShopper(), [{ sku: 'joined-share-0', quantity: 3 }], {
      limits: limits('household'),
    });
    expect(next.isReservationLimited).toBe(true);
  });

  test('unreserved units of a guest’s basket are not reserved beyond the limits when it is merged into the customer’s', async () => {
    await steps.saveStocked('joined-heap', 50, 50);
    const [guest, customer] = [steps.createShopper(), steps.createShopper()];
    await steps.add(customer, [{ sku: 'joined-heap-0', quantity: 2 }], {
      limits: limits('heaper'),
    });
    await steps.add(guest, [{ sku: 'joined-heap-1', quantity: 1 }], { limits: limits('heaper') });
    await steps.add(guest, [{ sku: 'joined-heap-0', quantity: 30 }], { limits: limits('heaper') });
    const request = { guestToken: guest.token, reserveMinutes: 30, limits: limits('heaper') };
    const { basket, adjusted, isReservationLimited } = await steps
      .setup()
      .baskets.merge(customer, request);
    expect({ adjusted, isReservationLimited }).toEqual({
      adjusted: [],
      isReservationLimited: true,
    });
    expect(
      basket?.lines.map(({ quantity, reservedUntil }) => [quantity, reservedUntil !== null]),
    ).toEqual([
      [32, false],
      [1, true],
    ]);
    // Two and one are reserved, as before.
    const rest = steps.add(steps.createShopper(), [{ sku: 'joined-heap-0', quantity: 49 }], {
      reserveMinutes: 0,
    });
    await expect(rest).rejects.toMatchObject({ details: { available: 48 } });
    expect(await steps.setup().countStockMismatches()).toBe(0);
  });

  test('a guest’s expired reservation counts towards the limits again when it is merged into the customer’s', async () => {
    await steps.saveStocked('joined-late', 50);
    const [guest, customer] = [steps.createShopper(), steps.createShopper()];
    await steps.add(guest, [{ sku: 'joined-late-0', quantity: 5 }], {
      limits: limits('latecomer'),
    });
    await steps.setup().expireReservations();
    await steps.add(customer, [{ sku: 'joined-late-0', quantity: 4 }], {
      limits: limits('latecomer'),
    });
    const request = { guestToken: guest.token, reserveMinutes: 30, limits: limits('latecomer') };
    expect(await steps.setup().baskets.merge(customer, request)).toMatchObject({
      basket: { lines: [{ quantity: 9 }] },
      isReservationLimited: true,
    });
    const rest = steps.add(steps.createShopper(), [{ sku: 'joined-late-0', quantity: 47 }], {
      reserveMinutes: 0,
    });
    await expect(rest).rejects.toMatchObject({ details: { available: 46 } });
    expect(await steps.setup().countStockMismatches()).toBe(0);
  });

  test(`a basket has at most ${MAX_LINES} lines`, async () => {
    await steps.saveStocked('crowded', ...Array.from({ length: MAX_LINES + 1 }, () => 5));
    const shopper = steps.createShopper();
    const skus = Array.from({ length: MAX_LINES }, (_, index) => ({
      sku: `crowded-${index}`,
      quantity: 1,
    }));
    for (let start = 0; start < MAX_LINES; start += 20)
      await steps.add(shopper, skus.slice(start, start + 20));
    const refused = steps.add(shopper, [{ sku: `crowded-${MAX_LINES}`, quantity: 1 }]);
    await expect(refused).rejects.toMatchObject({ status: 409, code: 'basket.full' });
    const { basket } = await steps.add(shopper, [{ sku: 'crowded-0', quantity: 1 }]);
    expect(basket.lines).toHaveLength(MAX_LINES);
  });
}

export function describeReserving(steps: BasketSteps): void {
  const policy = { reserveMinutes: 30 };

  test('units that were only checked are reserved when the checkout starts, the last ones for one shopper only', async () => {
    await steps.saveStocked('tilled', 3);
    const [first, second] = [steps.createShopper(), steps.createShopper()];
    for (const item of [first, second])
      await steps.add(item, [{ sku: 'tilled-0', quantity: 2 }], { reserveMinutes: 0 });
    const results = await Promise.allSettled(
      [first, second].map((item) => steps.setup().baskets.reserve(item, policy)),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find((result) => result.status === 'rejected')).toMatchObject({
      reason: { status: 409, code: 'basket.notEnough' },
    });
    const winner = results[0]?.status === 'fulfilled' ? first : second;
    await steps.setup().baskets.reserve(winner, policy);
    expect((await steps.lineOf(winner, 'tilled-0')).line.reservedUntil).not.toBeNull();
    await expect(
      steps.add(steps.createShopper(), [{ sku: 'tilled-0', quantity: 2 }]),
    ).rejects.toMatchObject({ details: { available: 1 } });
  });

  test('expired reservations are released, all lines are reserved or none, and the limits apply', async () => {
    await steps.saveStocked('renewed', 2, 1);
    const [slow, quick, third] = [
      steps.createShopper(),
      steps.createShopper(),
      steps.createShopper(),
    ];
    await steps.add(slow, [{ sku: 'renewed-0', quantity: 2 }]);
    await steps.setup().expireReservations();
    await steps.add(quick, [{ sku: 'renewed-0', quantity: 2 }], { reserveMinutes: 0 });
    expect(
      await steps
        .setup()
        .baskets.reserve(quick, { ...policy, limits: limits('till', { perBasket: 1 }) }),
    ).toEqual({
      isReservationLimited: true,
    });
    expect(await steps.setup().baskets.reserve(quick, policy)).toEqual({
      isReservationLimited: false,
    });
    await steps.add(third, [{ sku: 'renewed-1', quantity: 1 }], { reserveMinutes: 0 });
    await expect(steps.setup().baskets.reserve(slow, policy)).rejects.toMatchObject({
      code: 'basket.notEnough',
    });
    expect(await steps.setup().baskets.reserve(steps.createShopper(), policy)).toEqual({
      isReservationLimited: false,
    });
  });
}
