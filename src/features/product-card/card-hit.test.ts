/** Tests of the fields of a search hit that a card contains. */

import { expect, test } from 'vitest';
import { type ProductCardHit, toProductCard } from '#features/search/records/product-card.ts';
import { searchRecords } from '#features/search/search.fixtures.ts';
import { expectDefined } from '#test/expect-defined.ts';
import { toCardHit } from './card-hit.ts';
import { plainTee } from './product-card.fixtures.ts';

const noPromotions = {
  badges: [],
  classification: { excluded: [], departments: [] },
  language: 'en-GB',
};

test('a card has only the fields that it shows', () => {
  const { colours, saving: _, ...tee } = plainTee;
  const whole = { maxPrice: 2000, discountPercentage: 0, isDiscountEqual: true };
  const hit: ProductCardHit = {
    ...toProductCard(expectDefined(searchRecords(1)[0])),
    ...tee,
    id: 'TEE00001',
    ...{ maxPrice: 1500, wasPrice: null, discountPercentage: 0, isDiscountEqual: true },
    colours: colours.map((colour) => ({
      ...colour,
      ...whole,
      wasPrice: colour.wasPrice ?? null,
      images: [...colour.images, 'third'],
    })),
    averageRating: 0,
    totalReviewCount: 0,
    categorySlugs: ['womens'],
    department: 'womens',
    classification: null,
  };
  const card = toCardHit(hit, noPromotions);
  expect(Object.keys(card).toSorted()).toEqual([
    'brand',
    'colourCount',
    'colours',
    'isOnStock',
    'name',
    'price',
    'productKey',
    'slug',
  ]);
  expect(card.colours[0]?.images).toHaveLength(2);
  expect(card.colours[0]).not.toHaveProperty('swatchImage');
  expect(toCardHit({ ...hit, isPremier: true }, noPromotions)).toMatchObject({ isPremier: true });
  const reduced = { ...hit, maxPrice: 2000, discountPercentage: 25, isDiscountEqual: false };
  expect(toCardHit(reduced, noPromotions)).toMatchObject({
    price: 1500,
    maxPrice: 2000,
    saving: { percent: 25, isEqual: false },
  });
  const printed = {
    ...hit,
    colours: hit.colours.map((colour) => ({ ...colour, swatchImage: 'file.stripe' })),
  };
  expect(toCardHit(printed, noPromotions).colours[0]).toHaveProperty('swatchImage', 'file.stripe');
  const rated = toCardHit(
    { ...hit, averageRating: 4.6, totalReviewCount: 12 },
    { badges: [], classification: { excluded: [], departments: [] }, language: 'en-GB' },
  );
  expect(rated.rating).toEqual([4.6, 12]);
  const drop = {
    id: 'drop',
    placement: 'image',
    priority: 1,
    text1: { 'en-GB': 'New drop' },
    categorySlug: 'womens',
  } as const;
  const badged = {
    badges: [drop],
    classification: { excluded: [], departments: [] },
    language: 'en-GB',
  };
  expect(toCardHit(hit, badged).badges).toEqual([{ id: 'drop', text: 'New drop' }]);
  expect(toCardHit({ ...hit, categorySlugs: ['mens'] }, badged).badges).toBeUndefined();
});
