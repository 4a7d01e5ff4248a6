/** Import port in memory, for tests of its callers; other ports in memory read what it writes. */
import type { CategoryRecord, ProductRecord } from '#features/catalogue/catalogue-records.ts';
import type { Change } from '#features/changes/changes.port.ts';
import type { QuestionRecord, ReviewRecord } from '#features/reviews/review-records.ts';
import { Problem } from '#kit/problem.ts';
import type { CatalogueImport } from '../catalogue-import.port.ts';
import {
  createMemoryWrites,
  listWithAncestors,
  type MemoryState,
} from './memory-writes.fixtures.ts';

export type MemoryCatalogue = MemoryState & { readonly catalogueImport: CatalogueImport };

/** `publish` receives the changes of each write, as the feed does once it is committed. */
export function createMemoryCatalogue(
  publish: (...changes: readonly Change[]) => void = () => undefined,
): MemoryCatalogue {
  const store: MemoryState = {
    ...{ products: new Map<string, ProductRecord>(), formerSlugs: new Map<string, string>() },
    ...{ categories: new Map<string, CategoryRecord>(), reviews: new Map<string, ReviewRecord>() },
    questions: new Map<string, QuestionRecord>(),
  };
  const { products, categories, reviews, questions } = store;
  const listNotArchived = () =>
    [...products.values()].filter(({ status }) => status !== 'archived');
  let isBusy = false;
  const catalogueImport: CatalogueImport = {
    ...createMemoryWrites(store, publish),
    dryRun: (work) => work(createMemoryWrites(copyOf(store), () => undefined)),
    async acquireLock() {
      if (isBusy) throw new Problem(409, 'import.busy', 'Another import is running');
      isBusy = true;
      return {
        async release() {
          isBusy = false;
        },
      };
    },
    async archiveProducts(keys) {
      const archived = listNotArchived().filter(({ productKey }) => keys.includes(productKey));
      for (const product of archived)
        products.set(product.productKey, { ...product, status: 'archived' });
      const slugs = archived.flatMap((product) => product.categories);
      publish(
        ...archived.map(({ productKey }) => ({ topic: 'product', key: productKey }) as const),
        ...listWithAncestors(store, slugs).map((key) => ({ topic: 'members', key }) as const),
      );
      return archived.length;
    },
    readKeys: async (after, limit) =>
      pageAfter(
        listNotArchived().map(({ productKey }) => productKey),
        after,
        limit,
      ),
    readCategories: async () =>
      [...categories.values()].toSorted(
        (category, other) =>
          listWithAncestors(store, [category.slug]).length -
          listWithAncestors(store, [other.slug]).length,
      ),
    readProducts: async (after, limit) =>
      pageAfter([...products.keys()], after, limit).flatMap((key) => products.get(key) ?? []),
    readReviews: async (after, limit) =>
      pageAfter([...reviews.keys()], after, limit).flatMap((key) => reviews.get(key) ?? []),
    readQuestions: async (after, limit) =>
      pageAfter([...questions.keys()], after, limit).flatMap((key) => questions.get(key) ?? []),
    countProducts: async () => products.size,
    cleanUp: async () => undefined,
  };
  return { ...store, catalogueImport };
}

function copyOf(store: MemoryState): MemoryState {
  const { products, categories, reviews, questions, formerSlugs } = store;
  return {
    questions: new Map(questions),
    ...{ products: new Map(products), categories: new Map(categories) },
    ...{ reviews: new Map(reviews), formerSlugs: new Map(formerSlugs) },
  };
}

function pageAfter(keys: readonly string[], after: string, limit: number): readonly string[] {
  return keys
    .filter((key) => key > after)
    .toSorted()
    .slice(0, limit);
}
