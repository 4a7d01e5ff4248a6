/** The categories of one import, parents before children, each slug with one meaning. */
import type { CategoryRecord } from '../catalogue-import.ts';
import { categoriesOf, type Placement } from './placement.ts';

/** More than this is no navigation but a field misused. */
const MAX_CATEGORIES = 2_000;

export type CategoryTree = {
  /** Makes room for the placement's categories. */
  add(placement: Placement): void;
  /** Slugs from the deepest category up to the department, as far as the tree holds them. */
  slugsOf(placement: Placement): readonly string[];
  list(): readonly CategoryRecord[];
};

export function createCategoryTree(): CategoryTree {
  const bySlug = new Map<string, CategoryRecord>();
  const childrenOf = new Map<string, number>();
  /** "Shirts T > Shirts" and "Shirts > T-Shirts" would share a slug: the later one stays in its parent. */
  const isHere = (category: Omit<CategoryRecord, 'position'>): boolean =>
    bySlug.get(category.slug)?.parentSlug === category.parentSlug;
  return {
    add(placement) {
      for (const category of categoriesOf(placement)) {
        if (isHere(category)) continue;
        if (bySlug.has(category.slug) || bySlug.size >= MAX_CATEGORIES) return;
        const position = childrenOf.get(category.parentSlug ?? '') ?? 0;
        childrenOf.set(category.parentSlug ?? '', position + 1);
        bySlug.set(category.slug, { ...category, position });
      }
    },
    slugsOf(placement) {
      const chain = categoriesOf(placement);
      const firstHidden = chain.findIndex((category) => !isHere(category));
      return chain
        .slice(0, firstHidden < 0 ? chain.length : firstHidden)
        .map(({ slug }) => slug)
        .reverse();
    },
    list: () => [...bySlug.values()],
  };
}
