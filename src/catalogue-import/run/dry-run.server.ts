/** Dry-run writer: runs each write in a transaction that is rolled back. */
import type { CategoryRecord } from '#features/catalogue/catalogue-records.ts';
import type { CatalogueImport, CatalogueWrites } from '../catalogue-import.port.ts';
import type { DownloadCache } from '../pictures/download-cache.server.ts';

/** Each batch runs separately; the categories of earlier batches that it needs are saved first. */
export function createDryRun(port: CatalogueImport): CatalogueWrites {
  const knownCategories = new Map<string, CategoryRecord>();
  /** The categories with their ancestors, parents first. */
  const listWithAncestors = (slugs: Iterable<string>): CategoryRecord[] => {
    const chain = new Map<string, CategoryRecord>();
    const addWithAncestors = (slug: string | null): void => {
      const category = slug === null ? undefined : knownCategories.get(slug);
      if (!category || chain.has(category.slug)) return;
      addWithAncestors(category.parentSlug);
      chain.set(category.slug, category);
    };
    for (const slug of slugs) addWithAncestors(slug);
    return [...chain.values()];
  };
  return {
    async saveCategories(categories, options) {
      const parents = listWithAncestors(
        categories.flatMap(({ parentSlug }) => (parentSlug === null ? [] : [parentSlug])),
      );
      const counts = await port.dryRun(async (writes) => {
        await writes.saveCategories(parents, { createOnly: true });
        return writes.saveCategories(categories, options);
      });
      for (const category of categories) knownCategories.set(category.slug, category);
      return counts;
    },
    saveProducts: (products, options) =>
      port.dryRun(async (writes) => {
        await writes.saveCategories(
          listWithAncestors(products.flatMap((product) => product.categories)),
          {
            createOnly: true,
          },
        );
        return writes.saveProducts(products, options);
      }),
    saveReviews: (reviews) => port.dryRun((writes) => writes.saveReviews(reviews)),
    saveQuestions: (questions) => port.dryRun((writes) => writes.saveQuestions(questions)),
    saveStock: (changes) => port.dryRun((writes) => writes.saveStock(changes)),
  };
}

/** Finds what earlier imports cached; stores nothing. */
export function readOnlyDownloadCache(downloadCache: DownloadCache): DownloadCache {
  return { find: downloadCache.find, save: async () => {} };
}
