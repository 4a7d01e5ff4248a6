/** Tests that the sample has its suits, sets and looks, each of products that one fascia sells. */
import { expect, test } from 'vitest';
import { buildSampleCatalogue } from './catalogue/catalogue.ts';
import { SAMPLE_LOOKS, SAMPLE_SETS, SAMPLE_SUITS } from './catalogue/related.ts';

const { products } = buildSampleCatalogue();

/** Keys of the products of each group of the kinds, each group once. */
function listGroups(kinds: readonly ('suits' | 'outfits' | 'home' | 'beauties' | 'influencer')[]) {
  const groups = products.flatMap(({ facts }) =>
    kinds.flatMap((kind) => facts.related?.[kind]?.products.join(' ') ?? []),
  );
  return [...new Set(groups)].map((group) => group.split(' '));
}

test.each([
  ['suits', ['suits'], SAMPLE_SUITS],
  ['sets', ['outfits', 'home', 'beauties'], SAMPLE_SETS],
  ['looks', ['influencer'], SAMPLE_LOOKS],
] as const)('REC-4: there are as many %s as documented', (_, kinds, count) => {
  expect(listGroups(kinds)).toHaveLength(count);
});

test('REC-4: each has at least two products, which one fascia sells', () => {
  const byKey = new Map(products.map((product) => [product.productKey, product]));
  const kinds = ['suits', 'outfits', 'home', 'beauties', 'influencer'] as const;
  for (const keys of listGroups(kinds)) {
    const fascias = keys.map((key) => byKey.get(key)?.availableFascias[0]);
    expect(keys.length).toBeGreaterThanOrEqual(2);
    expect(fascias).not.toContain(undefined);
    expect(new Set(fascias).size).toBe(1);
  }
});
