/** Tests of repeating the items of a marquee. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countRepetitions, MARQUEE_MINIMUM } from './fill-marquee.ts';

test('its items are repeated until there are at least 24, and not once more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), (items) => {
      const rounds = countRepetitions(items);
      expect(items * rounds).toBeGreaterThanOrEqual(MARQUEE_MINIMUM);
      expect(rounds === 1 || items * (rounds - 1) < MARQUEE_MINIMUM).toBe(true);
    }),
  );
});

test('24 is the least', () => {
  expect([1, 5, 23, 24].map((items) => items * countRepetitions(items))).toEqual([24, 25, 46, 24]);
});

test('nothing is repeated where there is nothing', () => {
  expect(countRepetitions(0)).toBe(0);
});
