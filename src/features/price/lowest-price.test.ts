/** Locales with the law of the European Union, and the span of the lowest prices. */
import { expect, test } from 'vitest';
import { isEuropean } from './european-locale.ts';
import { spanLowestPrices } from './lowest-price.ts';

test.each([
  ['de-DE', true],
  ['fr-FR', true],
  ['en-IE', true],
  ['en-GB', false],
  ['ar-AE', false],
  ['ar', false],
])('%s is a locale of the European Union: %s', (tag, expected) => {
  expect(isEuropean(tag)).toBe(expected);
});

test('lowest prices span the reduced sizes', () => {
  const reduced = { price: 1_500, wasPrice: 2_000 };
  expect(spanLowestPrices([{ price: 1_500, lowestPrice: 1_400 }])).toBeNull();
  expect(spanLowestPrices([reduced])).toBeNull();
  expect(
    spanLowestPrices([
      { ...reduced, lowestPrice: 1_900 },
      { ...reduced, lowestPrice: 1_800 },
      { price: 900 },
    ]),
  ).toEqual([1_800, 1_900]);
});
