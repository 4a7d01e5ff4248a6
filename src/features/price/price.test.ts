/** Tests of savings and price ranges. */
import { expect, test } from 'vitest';
import { computeSaving, summarisePrices } from './price.ts';

test.each([
  ['nothing is saved without a former price', [{ price: 1000 }], null],
  ['nothing is saved when the former price was lower', [{ price: 1000, wasPrice: 900 }], null],
  [
    'equal savings are shown as one amount',
    [
      { price: 800, wasPrice: 1000 },
      { price: 1600, wasPrice: 2000 },
    ],
    { percent: 20, isEqual: true },
  ],
  [
    'unequal savings say the most',
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

const sale = { price: 800, wasPrice: 1000 };
test('the price of a selection is shown alone', () => {
  expect(summarisePrices(sale, [sale, { price: 500 }])).toEqual({
    ...sale,
    maxPrice: 800,
    saving: { percent: 20, isEqual: true },
  });
});
test('before that, prices that differ are a range, with the former price that all agree on', () => {
  expect(summarisePrices(null, [sale, { price: 500, wasPrice: 1000 }])).toEqual({
    price: 500,
    maxPrice: 800,
    wasPrice: 1000,
    saving: { percent: 50, isEqual: false },
  });
});
test.each([2000, undefined])('a range has no former price where one was %s', (wasPrice) => {
  expect(summarisePrices(null, [sale, { price: 1000, wasPrice }]).wasPrice).toBeUndefined();
});
test('before that, equal prices are shown as one', () => {
  expect(summarisePrices(null, [sale, sale])).toEqual({
    ...sale,
    maxPrice: 800,
    saving: { percent: 20, isEqual: true },
  });
});
