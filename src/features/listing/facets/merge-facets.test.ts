/** Tests that filter changes do not reorder filters. */
import { expect, test } from 'vitest';
import type { FacetView } from '../listing-result.ts';
import { mergeFacets } from './merge-facets.ts';

function facet(key: 'brand' | 'colour' | 'size', counts: Record<string, number>): FacetView {
  return { key, values: Object.entries(counts) };
}

const counts = (facets: readonly FacetView[]) =>
  facets.map(({ key, values }) => [key, values.map(([value, count]) => `${value} ${count}`)]);

test('values keep their order and show their new counts', () => {
  const before = [facet('brand', { Kerb: 9, Saltmarsh: 5 }), facet('colour', { green: 7, red: 2 })];
  const after = [facet('brand', { Saltmarsh: 3 }), facet('colour', { red: 2, green: 1 })];
  expect(counts(mergeFacets(before, after))).toEqual([
    ['brand', ['Kerb 0', 'Saltmarsh 3']],
    ['colour', ['green 1', 'red 2']],
  ]);
});

test('a facet without results keeps its position with counts of 0, a new value comes last', () => {
  const before = [facet('brand', { Kerb: 9 }), facet('colour', { green: 7 })];
  expect(counts(mergeFacets(before, [facet('brand', { Pellow: 4, Kerb: 1 })]))).toEqual([
    ['brand', ['Kerb 1', 'Pellow 4']],
    ['colour', ['green 0']],
  ]);
});

test('sizes with results again are in size order', () => {
  const order = (names: readonly string[]): FacetView => ({
    key: 'size',
    values: names.map((name) => [name, 1] as const),
  });
  const [retained] = mergeFacets([order(['S', 'L'])], [order(['XS', 'S', 'M', 'L', 'XL'])]);
  expect(retained?.values.map(([size]) => size)).toEqual(['XS', 'S', 'M', 'L', 'XL']);
});
