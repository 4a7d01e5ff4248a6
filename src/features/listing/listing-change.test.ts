/** Tests of the states that forms and chips produce. */
import { describe, expect, test } from 'vitest';
import { EMPTY_LISTING, type ListingState } from '#features/search/listing.ts';
import {
  clearFilters,
  findLastPage,
  isRefined,
  parseListingForm,
  parsePriceFields,
  withoutFacetValue,
} from './listing-change.ts';

const dresses: ListingState = { ...EMPTY_LISTING, mode: 'category', category: 'dresses' };

function form(fields: readonly (readonly [string, string])[]): FormData {
  const filled = new FormData();
  for (const [name, value] of fields) filled.append(name, value);
  return filled;
}

test.each([
  ['nothing is no range', [], null],
  ['one end is enough', [['priceFrom', '10']], { min: 1000, max: null }],
  ['pence count', [['priceTo', '49.99']], { min: 0, max: 4999 }],
  [
    'reversed bounds are swapped',
    [
      ['priceFrom', '50'],
      ['priceTo', '10'],
    ],
    { min: 1000, max: 5000 },
  ],
  ['a comma is a decimal sign too', [['priceTo', '45,50']], { min: 0, max: 4550 }],
  ['words are no price', [['priceFrom', 'cheap']], null],
] as const)('price fields: %s', (_, fields, range) => {
  expect(parsePriceFields(form(fields))).toEqual(range);
});

describe('a listing', () => {
  test('changed by its form restarts at its first page', () => {
    const state = parseListingForm(
      { ...dresses, page: 3, hitsPerPage: 48 },
      form([
        ['colour', 'green'],
        ['colour', 'blue'],
        ['sort', 'newness'],
      ]),
    );
    expect(state).toEqual({
      ...dresses,
      refinements: { colour: ['green', 'blue'] },
      sort: 'newness',
    });
  });

  test('reads the minimum rating and discount, and the stock filter, from its form', () => {
    const requested = form([
      ['rating', '4'],
      ['discount', '20'],
      ['stock', 'in'],
    ]);
    expect(parseListingForm(dresses, requested)).toEqual({
      ...dresses,
      rating: 4,
      discount: 20,
      inStock: true,
    });
    expect(parseListingForm({ ...dresses, rating: 4, inStock: true }, form([]))).toEqual(dresses);
  });

  test('an unknown sort becomes the default', () => {
    expect(parseListingForm(dresses, form([['sort', 'random']])).sort).toBe('relevance');
  });

  test('loses one value by its chip, and the facet with its last value', () => {
    const both: ListingState = { ...dresses, refinements: { colour: ['green', 'blue'] } };
    const single = withoutFacetValue(both, 'colour', 'green');
    expect(single.refinements).toEqual({ colour: ['blue'] });
    expect(withoutFacetValue(single, 'colour', 'blue').refinements).toEqual({});
  });

  test('cleared of all filters keeps its query, category and sort', () => {
    const refined: ListingState = {
      ...dresses,
      refinements: { size: ['10'] },
      price: { min: 0, max: 100 },
      sort: 'newness',
    };
    expect([
      isRefined(refined),
      isRefined(clearFilters(refined)),
      clearFilters(refined).category,
    ]).toEqual([true, false, 'dresses']);
  });
});

test('a page beyond the last one redirects to the last, or to the first without results', () => {
  const none = { total: 26, edges: [] };
  expect(findLastPage({ ...EMPTY_LISTING, page: 4 }, none)?.page).toBe(2);
  expect(findLastPage({ ...EMPTY_LISTING, page: 4 }, { ...none, total: 0 })?.page).toBe(1);
  expect(findLastPage({ ...EMPTY_LISTING, page: 50 }, { ...none, total: 5000 })?.page).toBe(42);
  expect(findLastPage(EMPTY_LISTING, { total: 0, edges: [] })).toBeNull();
});
