/** The menu's list and tree. */
import { expect, test } from 'vitest';
import type { Category } from '#features/catalogue/catalogue.ts';
import { flattenCategories, growNavigation } from './navigation.ts';

const category = (slug: string, parentSlug: string | null, position: number): Category => ({
  slug,
  name: slug.toUpperCase(),
  parentSlug,
  depth: 0,
  position,
});

const categories = [
  category('womens', null, 2),
  category('beauty', null, 1),
  category('dresses', 'womens', 2),
  category('knitwear', 'womens', 1),
  category('maxi', 'dresses', 1),
  category('lost', 'nobody', 1),
];

test('children follow their parent in shop order, and orphans are left out', () => {
  expect(flattenCategories(categories).map(([slug, , depth]) => `${depth} ${slug}`)).toEqual([
    '0 beauty',
    '0 womens',
    '1 knitwear',
    '1 dresses',
    '2 maxi',
  ]);
});

test('a category that is its own ancestor does not hang the menu', () => {
  expect(flattenCategories([category('a', 'b', 1), category('b', 'a', 1), category('c', null, 1)])).toEqual([['c', 'C', 0]]);
});

test('the tree that is grown holds what was flattened', () => {
  const [beauty, womens] = growNavigation(flattenCategories(categories));
  expect(beauty?.children).toEqual([]);
  expect(womens?.children.map(({ slug }) => slug)).toEqual(['knitwear', 'dresses']);
  expect(womens?.children[1]?.children[0]).toEqual({ slug: 'maxi', name: 'MAXI', picture: undefined, children: [] });
});
