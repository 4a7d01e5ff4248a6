/** Tests of grouping sizes by system and categories by department. */
import { describe, expect, test } from 'vitest';
import type { FacetValueView } from '../listing-result.ts';
import { findSizeSystem, groupFacetValues } from './facet-value-groups.ts';

const facetValues = (...values: string[]): FacetValueView[] => values.map((value) => [value, 1]);

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
  test('sizes of one system have no groups', () => {
    expect(groupFacetValues({ key: 'size', values: facetValues('S', 'M') }, [])).toEqual([
      { values: facetValues('S', 'M') },
    ]);
  });

  test('sizes keep their order within each system', () => {
    expect(
      groupFacetValues({ key: 'size', values: facetValues('S', 'M', '8', '10', 'ONE SIZE') }, []),
    ).toEqual([
      { label: 'listing.sizes.letter', values: facetValues('S', 'M') },
      { label: 'listing.sizes.number', values: facetValues('8', '10') },
      { label: 'listing.sizes.one', values: facetValues('ONE SIZE') },
    ]);
  });

  test('categories are under their departments, in the order of the shop', () => {
    const categories = [
      { slug: 'womens-tops', name: 'Tops', within: 'Women' },
      { slug: 'mens-tops', name: 'Tops', within: 'Men' },
      { slug: 'womens-skirts', name: 'Skirts', within: 'Women' },
    ];
    expect(
      groupFacetValues(
        { key: 'category', values: facetValues('mens-tops', 'womens-skirts', 'womens-tops') },
        categories,
      ),
    ).toEqual([
      { name: 'Women', values: facetValues('womens-skirts', 'womens-tops') },
      { name: 'Men', values: facetValues('mens-tops') },
    ]);
  });

  test('other facets have no groups', () => {
    expect(groupFacetValues({ key: 'brand', values: facetValues('S', '8') }, [])).toEqual([
      { values: facetValues('S', '8') },
    ]);
  });
});
