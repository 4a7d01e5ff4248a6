/** Tests of grouping sizes by system and categories by department. */
import { describe, expect, test } from 'vitest';
import type { TermView } from '../listing-result.ts';
import { findSizeSystem, groupTerms } from './term-groups.ts';

const terms = (...values: string[]): TermView[] => values.map((value) => [value, 1]);

test.each([
  ['XS', 'letter'],
  ['3XL', 'letter'],
  ['S/M', 'letter'],
  ['M Tall', 'letter'],
  ['12', 'number'],
  ['6.5', 'number'],
  ['W32 L30', 'waist'],
  ['50 ml', 'volume'],
  ['180 g', 'volume'],
  ['45 x 45 cm', 'measure'],
  ['ONE SIZE', 'one'],
  ['Super King', 'name'],
  ['Single', 'name'],
  ['Large mug', 'name'],
])('FIND-2: the size %s is a %s', (size, system) => {
  expect(findSizeSystem(size)).toBe(system);
});

describe('groups', () => {
  test('sizes of one system need none', () => {
    expect(groupTerms({ key: 'size', terms: terms('S', 'M') }, [])).toEqual([
      { terms: terms('S', 'M') },
    ]);
  });

  test('sizes keep their order within each system', () => {
    expect(groupTerms({ key: 'size', terms: terms('S', 'M', '8', '10', 'ONE SIZE') }, [])).toEqual([
      { label: 'listing.sizes.letter', terms: terms('S', 'M') },
      { label: 'listing.sizes.number', terms: terms('8', '10') },
      { label: 'listing.sizes.one', terms: terms('ONE SIZE') },
    ]);
  });

  test('categories are under their departments, in the order of the shop', () => {
    const categories = [
      { slug: 'womens-tops', name: 'Tops', within: 'Women' },
      { slug: 'mens-tops', name: 'Tops', within: 'Men' },
      { slug: 'womens-skirts', name: 'Skirts', within: 'Women' },
    ];
    expect(
      groupTerms(
        { key: 'category', terms: terms('mens-tops', 'womens-skirts', 'womens-tops') },
        categories,
      ),
    ).toEqual([
      { name: 'Women', terms: terms('womens-skirts', 'womens-tops') },
      { name: 'Men', terms: terms('mens-tops') },
    ]);
  });

  test('other facets have no groups', () => {
    expect(groupTerms({ key: 'brand', terms: terms('S', '8') }, [])).toEqual([
      { terms: terms('S', '8') },
    ]);
  });
});
