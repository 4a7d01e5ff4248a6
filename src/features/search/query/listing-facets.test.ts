/** Tests of listing facets: counts, refinements, ranges, and colour combined with size. */
import { describe, expect, test } from 'vitest';
import { expectDefined } from '#test/expect-defined.ts';
import { count, list, RECORDS } from '#test/listing-search.ts';
import type { ListingPage } from '../listing.ts';
import type { SearchRecord } from '../search.ts';

function facet(page: ListingPage, key: string) {
  return page.facets.find((candidate) => candidate.key === key);
}

describe('the facets of a listing', () => {
  test('are counted without their own selection', async () => {
    const page = await list({ refinements: { colour: ['red'], department: ['womens'] } });
    const women = (record: SearchRecord) => record.department === 'womens';
    expect(page.total).toBe(count((record) => women(record) && record.colourFacet.includes('red')));
    const colours = facet(page, 'colour');
    expect(colours).toMatchObject({ label: 'listing.facet.colour', selected: true });
    for (const facetValue of colours?.values ?? []) {
      expect(facetValue.count).toBe(
        count((record) => women(record) && record.colourFacet.includes(facetValue.value)),
      );
      expect(facetValue.selected).toBe(facetValue.value === 'red');
    }
    expect(page.selectedFacets).toEqual([
      { key: 'colour', value: 'red' },
      { key: 'department', value: 'womens' },
    ]);
  });

  test('keep a selected value without results, so that it can be removed', async () => {
    const page = await list({
      q: 'nothing-like-this-anywhere',
      refinements: { brand: ['-Unheard of'] },
    });
    expect(page.total).toBe(0);
    expect(facet(page, 'brand')?.values).toEqual([
      { value: '-Unheard of', count: 0, selected: true },
    ]);
  });

  test('narrow by price, discount, rating and stock', async () => {
    const page = await list({
      price: { min: 2000, max: 9000 },
      discount: 20,
      rating: 3,
      inStock: true,
      sort: 'price-asc',
    });
    const isRated = (record: SearchRecord) => record.averageRating >= 3 && record.isOnStock;
    const isPriced = (record: SearchRecord) => record.price >= 2000 && record.price <= 9000;
    expect(page.total).toBe(
      count((record) => isRated(record) && isPriced(record) && record.discountPercentage >= 20),
    );
    const prices = page.edges.map((edge) => edge.node.price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const pricesWithoutFilter = RECORDS.filter(
      (record) => isRated(record) && record.discountPercentage >= 20,
    ).map((record) => record.price);
    expect(facet(page, 'price')?.range).toEqual({
      min: Math.min(...pricesWithoutFilter),
      max: Math.max(...pricesWithoutFilter),
      from: 2000,
      to: 9000,
    });
    expect(facet(page, 'discount')?.values).toContainEqual({
      value: '20',
      count: count(
        (record) => isRated(record) && isPriced(record) && record.discountPercentage >= 20,
      ),
      selected: true,
    });
    expect(page.sortOptions).toContainEqual({
      key: 'price-asc',
      label: 'listing.sort.price-asc',
      default: false,
      selected: true,
    });
  });

  test('count products with at least a rating or a discount', async () => {
    const page = await list({});
    for (const step of [4, 3, 2, 1])
      expect(facet(page, 'rating')?.values).toContainEqual({
        value: String(step),
        count: count((record) => record.averageRating >= step),
        selected: false,
      });
    for (const step of [10, 30])
      expect(facet(page, 'discount')?.values).toContainEqual({
        value: String(step),
        count: count((record) => record.discountPercentage >= step),
        selected: false,
      });
  });
});

describe('colour and size', () => {
  const {
    colourFacet: [family = ''],
    sizes,
  } = expectDefined(
    RECORDS.find((candidate) => candidate.colourFacet.length > 2 && candidate.sizes.length > 3),
  );
  const size = sizes[1] ?? '';
  const has = (record: SearchRecord, colour: string, expected: string) =>
    record.isOnStock &&
    record.colourVariants.some(
      (variant) => variant.colourFacet === colour && variant.sizesInStock.includes(expected),
    );

  test('match together: the colour is in stock in the size', async () => {
    const page = await list({ refinements: { colour: [family], size: [size] }, hitsPerPage: 120 });
    expect(page.total).toBe(count((record) => has(record, family, size)));
    expect(page.total).toBeLessThan(
      count((record) => record.colourFacet.includes(family) && record.sizes.includes(size)),
    );
    for (const { node } of page.edges) expect(node.colours[0]).toMatchObject({ size });
  });

  test('have the counts that a selection gives, before and after the other is selected', async () => {
    for (const refinements of [{ colour: [family] }, { colour: [family], size: [size] }]) {
      const values = facet(await list({ refinements }), 'size')?.values ?? [];
      expect(values.length).toBeGreaterThan(10);
      for (const { value, count: facetCount } of values)
        expect(facetCount).toBe(count((record) => has(record, family, value)));
    }
    for (const refinements of [{ size: [size] }, { colour: [family], size: [size] }]) {
      const values = facet(await list({ refinements }), 'colour')?.values ?? [];
      for (const { value, count: facetCount } of values)
        expect(facetCount).toBe(count((record) => has(record, value, size)));
    }
  });

  test('of several selected, any pair matches', async () => {
    const colour = [family, 'blue'];
    const page = await list({ refinements: { colour, size: sizes.slice(0, 2) } });
    const matches = (record: SearchRecord) =>
      colour.some((item) => sizes.slice(0, 2).some((other) => has(record, item, other)));
    expect(page.total).toBe(count(matches));
    expect(
      facet(page, 'colour')
        ?.values.filter(({ selected }) => selected)
        .map(({ value }) => value)
        .toSorted(),
    ).toEqual(colour.toSorted());
  });

  test('a colour requested in stock is itself in stock', async () => {
    const page = await list({ refinements: { colour: [family] }, inStock: true });
    expect(page.total).toBe(
      count((record) => record.isOnStock && record.colourFacet.includes(family)),
    );
    expect(facet(page, 'colour')?.values.find(({ value }) => value === family)).toMatchObject({
      count: page.total,
      selected: true,
    });
  });
});
