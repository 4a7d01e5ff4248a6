/** Tests that products of a listing begin with different pictures. */
import { expect, test } from 'vitest';
import { buildSampleCatalogue } from './catalogue.ts';

const { products } = buildSampleCatalogue();

/** Share of the products in this category whose first picture another of them shows too. */
function repeatedIn(fascia: string, category: string): number {
  const fronts = products
    .filter(
      ({ availableFascias, categories }) =>
        availableFascias.includes(fascia) && categories[0]?.startsWith(category),
    )
    .map(({ colours }) => colours[0]?.pictures[0]?.id);
  const shared = fronts.filter((front) => fronts.indexOf(front) !== fronts.lastIndexOf(front));
  return shared.length / fronts.length;
}

test.each([
  ['aldermoor', 'womens-dresses'],
  ['aldermoor', 'womens-tops'],
  ['aldermoor', 'womens-knitwear'],
  ['aldermoor', 'womens-trousers'],
  ['aldermoor', 'mens'],
  ['aldermoor', 'beauty'],
  ['aldermoor', 'home'],
  ['nightjar', 'womens-dresses'],
  ['nightjar', 'womens-tops'],
  ['nightjar', 'womens-knitwear'],
  ['nightjar', 'mens'],
  ['nightjar', 'beauty'],
  ['fernhollow', 'beauty'],
  ['fernhollow', 'home'],
])('in %s %s at most one in seven of the first pictures are shown twice', (fascia, category) => {
  expect(repeatedIn(fascia, category)).toBeLessThanOrEqual(0.15);
});

test('a product keeps its colours and their variants, whichever picture comes first', () => {
  for (const { productKey, colours, variants } of products) {
    const keys = new Set(colours.map(({ key }) => key));
    expect(keys.size, productKey).toBe(colours.length);
    expect(
      variants.every(({ colour }) => keys.has(colour)),
      productKey,
    ).toBe(true);
  }
});

test('the first picture shows a whole product', () => {
  const views = products.map(({ colours }) => colours[0]?.pictures[0]?.id.split('.')[3]);
  expect(new Set(views)).toEqual(new Set(['front', 'quarter']));
});

test('a colour that replaces another comes in the same sizes', () => {
  for (const { productKey, colours, variants, facts } of products) {
    if (facts.isPremier || variants.length === 1) continue;
    const counts = colours.map(({ key }) => variants.filter(({ colour }) => colour === key).length);
    expect(new Set(counts).size, productKey).toBe(1);
  }
});
