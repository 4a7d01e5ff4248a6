/** Tests of basket arithmetic. */

import { describe, expect, test } from 'vitest';
import { someBasket } from './basket.fixtures.ts';
import {
  countItems,
  isReadyForCheckout,
  isReservationExpired,
  secondsReserved,
  sumBasket,
} from './basket.ts';

const now = new Date('2026-11-21T12:00:00Z');

test('items and prices add up; a line without a price counts as 0', () => {
  const basket = someBasket({}, { quantity: 1, price: null });
  expect(countItems(basket)).toBe(3);
  expect(sumBasket(basket)).toBe(3000);
  expect(countItems(null)).toBe(0);
});

describe('a checkout can start', () => {
  test.each([
    ['when every line is available', someBasket({}, {}), true],
    ['not with an empty basket', someBasket(), false],
    ['not with a line that is sold out', someBasket({}, { isOnStock: false }), false],
    ['not with a line without a price', someBasket({ price: null }), false],
  ])('%s', (_case, basket, isReady) => expect(isReadyForCheckout(basket)).toBe(isReady));
});

describe('a reservation has expired', () => {
  const reservedUntil = '2026-11-21T12:05:00Z';
  test.each([
    ['when a line is available but no longer reserved', someBasket({ reservedUntil }, {}), true],
    ['not while every line is reserved', someBasket({ reservedUntil }, { reservedUntil }), false],
    [
      'not for a line that is sold out, which has its own message',
      someBasket({ reservedUntil }, { isOnStock: false }),
      false,
    ],
    ['not in an empty basket', someBasket(), false],
  ])('%s', (_case, basket, isExpired) => expect(isReservationExpired(basket)).toBe(isExpired));
});

test('the earliest expiry counts, and the seconds are never negative', () => {
  const reserved = (...moments: (string | null)[]) =>
    secondsReserved(someBasket(...moments.map((reservedUntil) => ({ reservedUntil }))), now);
  expect(reserved('2026-11-21T12:05:00.500+00:00', '2026-11-21T12:03:00Z', null)).toBe(180);
  expect(reserved('2026-11-21T11:00:00Z')).toBe(0);
  expect(reserved(null)).toBeNull();
});
