/** Tests of basket arithmetic. */
import { describe, expect, test } from 'vitest';
import {
  type Basket,
  type BasketLine,
  countItems,
  isReady,
  isReservationExpired,
  secondsReserved,
  sumBasket,
} from './basket.ts';

const now = new Date('2026-11-21T12:00:00Z');
const good = { quantity: 2, price: 1500, isOnStock: true, reservedUntil: null };
const basketOf = (...lines: Partial<BasketLine>[]) =>
  ({ lines: lines.map((line) => ({ ...good, ...line })) }) as unknown as Basket;

test('items and prices add up; what has no price counts nothing', () => {
  const basket = basketOf({}, { quantity: 1, price: null });
  expect(countItems(basket)).toBe(3);
  expect(sumBasket(basket)).toBe(3000);
  expect(countItems(null)).toBe(0);
});

describe('a checkout may begin', () => {
  test.each([
    ['when every line can be had', basketOf({}, {}), true],
    ['not with an empty basket', basketOf(), false],
    ['not with a line that is sold out', basketOf({}, { isOnStock: false }), false],
    ['not with a line without a price', basketOf({ price: null }), false],
  ])('%s', (_case, basket, answer) => expect(isReady(basket)).toBe(answer));
});

describe('a hold is over', () => {
  const reservedUntil = '2026-11-21T12:05:00Z';
  test.each([
    ['when one line that can be had is held no longer', basketOf({ reservedUntil }, {}), true],
    ['not while every line is held', basketOf({ reservedUntil }, { reservedUntil }), false],
    [
      'not for a line that is sold out, which says so itself',
      basketOf({ reservedUntil }, { isOnStock: false }),
      false,
    ],
    ['not in an empty basket', basketOf(), false],
  ])('%s', (_case, basket, answer) => expect(isReservationExpired(basket)).toBe(answer));
});

test('the first hold to end counts, and none is in the past', () => {
  const reserved = (...moments: (string | null)[]) =>
    secondsReserved(basketOf(...moments.map((reservedUntil) => ({ reservedUntil }))), now);
  expect(reserved('2026-11-21T12:05:00.500+00:00', '2026-11-21T12:03:00Z', null)).toBe(180);
  expect(reserved('2026-11-21T11:00:00Z')).toBe(0);
  expect(reserved(null)).toBeNull();
});
