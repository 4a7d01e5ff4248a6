/** Category tree of one import, parents before children; each slug is used once. */
import type { CategoryRecord } from '#features/catalogue/catalogue-records.ts';
import { categoriesOf, type Placement } from './placement.ts';

/** Limit against a misused field: no navigation has this many categories. */
const MAX_CATEGORIES = 2_000;

export type FeedCategoryTree = {
  /** Adds the placement's categories that are missing, up to the limit. */
  add(placement: Placement): void;
  /**
   * Slugs of those of its categories that are in the tree, the deepest first, the department last.
   */
  slugsOf(placement: Placement): readonly string[];
  list(): readonly CategoryRecord[];
};

export function createCategoryTree(): FeedCategoryTree {
  const bySlug = new Map<string, CategoryRecord>();
  const childrenOf = new Map<string, number>();
  /**
   * True if the slug belongs to this very category. "Shirts T > Shirts" and "Shirts > T-Shirts"
   * would share a slug: the first keeps it, and the later path ends at its parent.
   */
  const isSameCategory = (category: Omit<CategoryRecord, 'position'>): boolean =>
    bySlug.get(category.slug)?.parentSlug === category.parentSlug;
  return {
    add(placement) {
      for (const category of categoriesOf(placement)) {
        if (isSameCategory(category)) continue;
        if (bySlug.has(category.slug) || bySlug.size >= MAX_CATEGORIES) return;
        const position = childrenOf.get(category.parentSlug ?? '') ?? 0;
        childrenOf.set(category.parentSlug ?? '', position + 1);
        bySlug.set(category.slug, { ...category, position });
      }
    },
    slugsOf(placement) {
      const chain = categoriesOf(placement);
      const firstHidden = chain.findIndex((category) => !isSameCategory(category));
      return chain
        .slice(0, firstHidden < 0 ? chain.length : firstHidden)
        .map(({ slug }) => slug)
        .reverse();
    },
    list: () => [...bySlug.values()],
  };
}
