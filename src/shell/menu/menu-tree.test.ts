/** Tests of the menu's tree. */
import { expect, test } from 'vitest';
import type { Category } from '#features/catalogue/catalogue.ts';
import { buildMenuTree, type MenuNode } from './menu-tree.ts';

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

const outline = (nodes: readonly MenuNode[], depth = 0): string[] =>
  nodes.flatMap(({ slug, children }) => [`${depth} ${slug}`, ...outline(children, depth + 1)]);

test('children are under their parent in shop order, and orphans are left out', () => {
  expect(outline(buildMenuTree(categories))).toEqual([
    '0 beauty',
    '0 womens',
    '1 knitwear',
    '1 dresses',
    '2 maxi',
  ]);
});

test('a category that is its own ancestor does not hang the menu', () => {
  expect(
    outline(buildMenuTree([category('a', 'b', 1), category('b', 'a', 1), category('c', null, 1)])),
  ).toEqual(['0 c']);
});
