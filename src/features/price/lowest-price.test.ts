/** Tests of locales in the European Economic Area, and of the range of lowest prices. */
import { expect, test } from 'vitest';
import { isInEea, isLowestPriceShown } from './eea-locale.ts';
import { lowestPriceRangeOf } from './lowest-price.ts';

test.each([
  ['de-DE', true],
  ['fr-FR', true],
  ['en-IE', true],
  ['en-GB', false],
  ['ar-AE', false],
  ['ar', false],
])('%s is in the European Economic Area: %s', (tag, expected) => {
  expect(isInEea({ tag })).toBe(expected);
});

test('a fascia that sells to another country follows the law of that country', () => {
  const irish = { locales: [{ tag: 'en-GB', currency: 'EUR', country: 'IE' }] } as const;
  expect(isLowestPriceShown(irish, 'en-GB')).toBe(true);
  const british = { locales: [{ tag: 'de-DE', currency: 'GBP', country: 'GB' }] } as const;
  expect(isLowestPriceShown(british, 'de-DE')).toBe(false);
  expect(isLowestPriceShown({ ...british, showsLowestPrice: true }, 'de-DE')).toBe(true);
  expect(isLowestPriceShown({ ...irish, showsLowestPrice: false }, 'en-GB')).toBe(false);
});

test('the range of lowest prices covers the reduced sizes only', () => {
  const reduced = { price: 1_500, wasPrice: 2_000 };
  expect(lowestPriceRangeOf([{ price: 1_500, lowestPrice: 1_400 }])).toBeNull();
  expect(lowestPriceRangeOf([reduced])).toBeNull();
  expect(
    lowestPriceRangeOf([
      { ...reduced, lowestPrice: 1_900 },
      { ...reduced, lowestPrice: 1_800 },
      { price: 900 },
    ]),
  ).toEqual([1_800, 1_900]);
});
