/** Tests of the rules PDP-9, CARD-3 and PROMO-1. */
import { describe, expect, test } from 'vitest';
import { applyPercentOff } from '#features/vouchers/vouchers.ts';
import {
  type BadgeRule,
  findClassification,
  findPriceBadge,
  findPromoBadges,
  hasEveryInstalmentField,
  hasSamples,
  type InstalmentRule,
  isPreloved,
  isWithin,
  paymentOf,
  subscriptionPrice,
} from './promotion.ts';

const knit = {
  categorySlugs: ['womens', 'womens-knitwear'],
  department: 'womens',
  classification: 'Premium',
};
const mug = { categorySlugs: ['home'], department: 'home' };

function badge(id: string, priority: number, overrides: Partial<BadgeRule> = {}): BadgeRule {
  return { id, priority, placement: 'image', text1: { 'en-GB': id }, ...overrides };
}
const listIds = (badges: readonly BadgeRule[]) => badges.map(({ id }) => id);

describe('CARD-3: badges', () => {
  const rules = [
    badge('late', 9),
    badge('knit', 2, { categorySlug: 'womens-knitwear' }),
    badge('also', 2, { categorySlug: 'womens' }),
    badge('third', 2, { categorySlug: 'womens' }),
    badge('code', 5, { placement: 'price' }),
    badge('sooner', 1, { placement: 'price', categorySlug: 'womens' }),
  ];
  test('the price badge is the one with the lowest priority value', () => {
    expect(findPriceBadge(rules, knit)?.id).toBe('sooner');
    expect(findPriceBadge(rules, mug)?.id).toBe('code');
    expect(findPriceBadge([], mug)).toBeNull();
  });
  test('promo badges are those of the highest priority, up to a limit', () => {
    expect(listIds(findPromoBadges(rules, knit, 2))).toEqual(['also', 'knit']);
    expect(listIds(findPromoBadges(rules, knit, 1))).toEqual(['also']);
    expect(listIds(findPromoBadges(rules, mug, 2))).toEqual(['late']);
    expect(listIds(findPromoBadges([...rules, badge('first', 1)], knit, 2))).toEqual(['first']);
  });
  test.each([
    [
      'shown where its department is included',
      { excluded: [], departments: ['womens'] },
      'Premium',
    ],
    ['hidden when it is excluded', { excluded: ['Premium'], departments: ['womens'] }, null],
    ['hidden where its department is not included', { excluded: [], departments: ['mens'] }, null],
  ])('the classification badge is %s', (_, rule, expected) => {
    expect(findClassification(rule, knit)).toBe(expected);
  });
  test('a product without classification has no such badge', () => {
    expect(findClassification({ excluded: [], departments: ['home'] }, mug)).toBeNull();
  });
});

describe('PROMO-1: instalments', () => {
  const complete: InstalmentRule = {
    provider: 'threely',
    currency: 'GBP',
    minPrice: 3000,
    maxPrice: 100000,
    label: { 'en-GB': '{count} payments of {amount}' },
    labelNoPrice: { 'en-GB': 'Pay in parts' },
    numberOfPayments: 3,
    paymentLogo: 'data:image/svg+xml,x',
    providerLink: 'https://threely.example',
  };
  test.each([
    [2999, 0],
    [3000, 1],
    [100000, 1],
    [100001, 0],
  ])('at %i minor units %i banners are shown', (price, count) => {
    expect(
      [complete].filter(hasEveryInstalmentField).filter((rule) => isWithin(price, rule)),
    ).toHaveLength(count);
  });
  test.each(Object.keys(complete))('a banner without %s is not shown', (field) => {
    expect(
      hasEveryInstalmentField(
        Object.fromEntries(Object.entries(complete).filter(([name]) => name !== field)),
      ),
    ).toBe(false);
  });
  test('an empty field counts as missing', () => {
    expect(hasEveryInstalmentField({ ...complete, providerLink: '' })).toBe(false);
    expect(hasEveryInstalmentField({ ...complete, numberOfPayments: 0 })).toBe(false);
  });
  test('the payments do not exceed the price', () => {
    expect(paymentOf(18800, 3)).toBe(6266);
  });
});

describe('PDP-9', () => {
  test('a subscription costs 95 percent, rounded down', () => {
    expect(subscriptionPrice(1999)).toBe(1899);
  });
  test.each([
    [['womens', 'womens-preloved'], true],
    [['PRELOVED'], true],
    [['womens'], false],
  ])('of %j is preloved: %s', (categorySlugs, expected) => {
    expect(isPreloved({ categorySlugs })).toBe(expected);
  });
  test.each([
    ['YDD00467', true],
    ['XDD00467', false],
    ['AYDD1', false],
  ])('%s has samples: %s', (id, expected) => {
    expect(hasSamples({ id })).toBe(expected);
  });
});

test('a badge never promises a lower price than will be charged', () => {
  expect(applyPercentOff(1999, 10)).toBe(1800);
  expect([applyPercentOff(1000, 70), applyPercentOff(2000, 85)]).toEqual([300, 300]);
});
