/** Category tree of one import, parents before children; each slug is used once. */
import type { CategoryRecord } from '#features/catalogue/catalogue-records.ts';
import { categoriesOf, type ProductCategories } from './categorise-product.ts';

/** Limit against a misused field: no navigation has this many categories. */
const MAX_CATEGORIES = 2_000;

export type FeedCategoryTree = {
  /** Adds categories that are missing, up to the limit. */
  add(categories: ProductCategories): void;
  /** Slugs of the categories that are in the tree, the deepest first, the department last. */
  slugsOf(categories: ProductCategories): readonly string[];
  list(): readonly CategoryRecord[];
};

export function createCategoryTree(): FeedCategoryTree {
  const bySlug = new Map<string, CategoryRecord>();
  const childrenOf = new Map<string, number>();
  /**
   * True if the slug belongs to this very category. "Shirts T > Shirts" and "Shirts > T-Shirts"
   * would share a slug: the first keeps it, and the other path ends at its parent.
   */
  const isSameCategory = (category: Omit<CategoryRecord, 'position'>): boolean =>
    bySlug.get(category.slug)?.parentSlug === category.parentSlug;
  return {
    add(categories) {
      for (const category of categoriesOf(categories)) {
        if (isSameCategory(category)) continue;
        if (bySlug.has(category.slug) || bySlug.size >= MAX_CATEGORIES) return;
        const position = childrenOf.get(category.parentSlug ?? '') ?? 0;
        childrenOf.set(category.parentSlug ?? '', position + 1);
        bySlug.set(category.slug, { ...category, position });
      }
    },
    slugsOf(categories) {
      const chain = categoriesOf(categories);
      const firstMissing = chain.findIndex((category) => !isSameCategory(category));
      return chain
        .slice(0, firstMissing < 0 ? chain.length : firstMissing)
        .map(({ slug }) => slug)
        .reverse();
    },
    list: () => [...bySlug.values()],
  };
}
