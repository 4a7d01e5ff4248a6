/** Tests of savings and price ranges. */
import { expect, test } from 'vitest';
import { computeSaving, summarisePrices } from './price.ts';

test.each([
  ['nothing is saved without a former price', [{ price: 1000 }], null],
  ['nothing is saved when the former price was lower', [{ price: 1000, wasPrice: 900 }], null],
  [
    'equal savings are one percentage',
    [
      { price: 800, wasPrice: 1000 },
      { price: 1600, wasPrice: 2000 },
    ],
    { percent: 20, isEqual: true },
  ],
  [
    'unequal savings are the highest percentage',
    [
      { price: 800, wasPrice: 1000 },
      { price: 500, wasPrice: 1000 },
    ],
    { percent: 50, isEqual: false },
  ],
  [
    'a variant at full price makes savings unequal',
    [
      { price: 800, wasPrice: 1000 },
      { price: 1000, wasPrice: null },
    ],
    { percent: 20, isEqual: false },
  ],
  [
    'less is saved where the lowest price before the reduction was lower',
    [{ price: 800, wasPrice: 1000, lowestPrice: 900 }],
    { percent: 11, isEqual: true },
  ],
  [
    'nothing is saved where the price is not below the lowest before the reduction',
    [{ price: 800, wasPrice: 1000, lowestPrice: 800 }],
    null,
  ],
  [
    'no more is saved than from the former price',
    [{ price: 800, wasPrice: 1000, lowestPrice: 1200 }],
    { percent: 20, isEqual: true },
  ],
  ['percents are rounded down', [{ price: 667, wasPrice: 1000 }], { percent: 33, isEqual: true }],
  ['a whole percent stays whole', [{ price: 71, wasPrice: 100 }], { percent: 29, isEqual: true }],
])('%s', (_, prices, saving) => {
  expect(computeSaving(prices)).toEqual(saving);
});

const reduced = { price: 800, wasPrice: 1000 };
test('the price of a selection is shown alone', () => {
  expect(summarisePrices(reduced, [reduced, { price: 500 }])).toEqual({
    ...reduced,
    maxPrice: 800,
    saving: { percent: 20, isEqual: true },
  });
});
test('without a selection, different prices are a range, with the former price that they share', () => {
  expect(summarisePrices(null, [reduced, { price: 500, wasPrice: 1000 }])).toEqual({
    price: 500,
    maxPrice: 800,
    wasPrice: 1000,
    saving: { percent: 50, isEqual: false },
  });
});
test.each([2000, undefined])('a range has no former price if one of them is %s', (wasPrice) => {
  expect(summarisePrices(null, [reduced, { price: 1000, wasPrice }]).wasPrice).toBeUndefined();
});
test('without a selection, equal prices are one price', () => {
  expect(summarisePrices(null, [reduced, reduced])).toEqual({
    ...reduced,
    maxPrice: 800,
    saving: { percent: 20, isEqual: true },
  });
});
