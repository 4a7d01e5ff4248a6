/** Tests of the order of sizes. */
import { expect, test } from 'vitest';
import { compareSizes } from './compare-sizes.ts';

test('letter sizes come before number sizes, each from small to large', () => {
  const sizes = ['10', 'XXL', '8', 'M Tall', 'S', '36.5', 'M', '2XS', 'ONE SIZE', '3XL', 'XS'];
  expect(sizes.toSorted(compareSizes)).toEqual([
    '2XS',
    'XS',
    'S',
    'M',
    'M Tall',
    'XXL',
    '3XL',
    '8',
    '10',
    '36.5',
    'ONE SIZE',
  ]);
});
