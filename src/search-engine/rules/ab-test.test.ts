/** Tests of A/B test assignment: stable per shopper, in the given shares, none without a token. */
import { describe, expect, test } from 'vitest';
import { searchRecords } from '#features/search/search.fixtures.ts';
import { respondToQuery } from '../protocol/response/respond-to-query.ts';
import { createShopIndex } from '../shop-indexes/shop-index.ts';
import { chooseVariant, parseAbTest } from './ab-test.ts';

const settings = {
  abTest: {
    abTestID: 7,
    variants: [
      { trafficPercentage: 70 },
      {
        trafficPercentage: 30,
        customSearchParameters: { filters: 'isOnStock:true', hitsPerPage: 3 },
      },
    ],
  },
};
const abTest = parseAbTest(settings);

test('ten thousand shoppers get the variants in their shares, each always the same one', () => {
  const selected = Array.from(
    { length: 10_000 },
    (_, n) => chooseVariant(abTest, `shopper-${n}`)?.abTestVariantID,
  );
  const second = selected.filter((variant) => variant === 2).length;
  expect(second).toBeGreaterThan(2_800);
  expect(second).toBeLessThan(3_200);
  expect(selected.slice(0, 100)).toEqual(
    Array.from({ length: 100 }, (_, n) => chooseVariant(abTest, `shopper-${n}`)?.abTestVariantID),
  );
});

describe('a response', () => {
  const index = createShopIndex('en-GB');
  index.upsert(searchRecords(50));
  const named = { name: 'shop', index, sort: 'relevance', abTest };
  const tokenOf = (variant: number) =>
    Array.from({ length: 100 }, (_, n) => `shopper-${n}`).find(
      (token) => chooseVariant(abTest, token)?.abTestVariantID === variant,
    ) ?? '';

  test('names its test and variant, and uses the parameters of the variant', () => {
    expect(respondToQuery(named, { userToken: tokenOf(1) })).toMatchObject({
      abTestID: 7,
      abTestVariantID: 1,
      hitsPerPage: 20,
      nbHits: 50,
    });
    const second = respondToQuery(named, { userToken: tokenOf(2) });
    expect(second).toMatchObject({ abTestID: 7, abTestVariantID: 2, hitsPerPage: 3 });
    expect(second.nbHits).toBeLessThan(50);
  });

  test('names no test without a token, or where the request disables tests', () => {
    for (const parameters of [{}, { userToken: tokenOf(2), enableABTest: false }])
      expect(respondToQuery(named, parameters)).not.toHaveProperty('abTestID');
  });
});

test.each([
  [{ abTestID: 0, variants: settings.abTest.variants }, 'abTest.abTestID'],
  [{ abTestID: 1, variants: settings.abTest.variants.slice(0, 1) }, 'abTest.variants'],
  [
    { abTestID: 1, variants: [{ trafficPercentage: 50 }, { trafficPercentage: 20 }] },
    'abTest.variants',
  ],
])('an invalid A/B test is refused with its field: %j', (given, field) => {
  expect(() => parseAbTest({ abTest: given })).toThrow(field);
});
