/** Writes of the import port in memory: all of a batch or nothing, with its changes published. */
import type { CategoryRecord, ProductRecord } from '#features/catalogue/catalogue-records.ts';
import { checkProducts } from '#features/catalogue/check-product-records.ts';
import type { Change } from '#features/changes/changes.port.ts';
import type { QuestionRecord, ReviewRecord } from '#features/reviews/review-records.ts';
import { Problem } from '#kit/problem.ts';
import type { CatalogueWrites, ReviewsOutcome, SaveCounts } from '../catalogue-import.port.ts';
import { archiveConflictingOrThrow, assertValid } from './memory-rejections.fixtures.ts';
import { applyStockChanges } from './memory-stock.fixtures.ts';

export type MemoryState = {
  readonly products: Map<string, ProductRecord>;
  readonly categories: Map<string, CategoryRecord>;
  readonly reviews: Map<string, ReviewRecord>;
  readonly questions: Map<string, QuestionRecord>;
  /** productKey of the product that a former slug leads to. */
  readonly formerSlugs: Map<string, string>;
};

type Publish = (...changes: readonly Change[]) => void;

export function createMemoryWrites(store: MemoryState, publish: Publish): CatalogueWrites {
  const publishProducts = (keys: Iterable<string>) =>
    publish(...[...new Set(keys)].map((key) => ({ topic: 'product', key }) as const));
  return {
    async saveCategories(records, { createOnly = false } = {}) {
      assertParentsExist(store, records);
      const { counts, changed } = upsertAll(store.categories, records, slugOf, createOnly);
      publish(...changed.map(({ slug }) => ({ topic: 'category', key: slug }) as const));
      return counts;
    },
    async saveProducts(records, { mayArchive = () => false } = {}) {
      const formerProducts = new Map(store.products);
      const after = new Map(store.products);
      assertValid(store, records);
      checkProducts(records);
      const moved = archiveConflictingOrThrow(after, records, mayArchive);
      const averaged = records.map(withAverage(store));
      const { counts, changed } = upsertAll(after, averaged, productKeyOf, false);
      for (const [key, product] of after) store.products.set(key, product);
      for (const { slug, to } of moved) store.formerSlugs.set(slug, to);
      for (const { productKey, slug } of changed) {
        const former = formerProducts.get(productKey)?.slug;
        if (former !== undefined && former !== slug) store.formerSlugs.set(former, productKey);
        store.formerSlugs.delete(slug);
      }
      publishProducts(changed.map(productKeyOf));
      const slugs = changed.flatMap((product) => movedCategories(product, formerProducts));
      publish(
        ...listWithAncestors(store, slugs).map((key) => ({ topic: 'members', key }) as const),
      );
      return counts;
    },
    async saveReviews(records) {
      const isKnown = ({ product }: ReviewRecord) => store.products.has(product);
      const savable = records.filter(isKnown);
      const { counts, changed } = upsertAll(
        store.reviews,
        savable,
        ({ sourceKey }) => sourceKey,
        false,
      );
      for (const { product: productKey } of changed) {
        const product = store.products.get(productKey);
        if (product) store.products.set(productKey, withAverage(store)(product));
      }
      publishProducts(changed.map(({ product }) => product));
      return {
        counts,
        unknown: records.filter((candidate) => !isKnown(candidate)).map(({ product }) => product),
      };
    },
    saveQuestions: async (records) => saveQuestions(store, records, publish),
    async saveStock(changes) {
      const { outcome, changed } = applyStockChanges(store.products, changes);
      publishProducts(changed);
      return outcome;
    },
  };
}

function productKeyOf({ productKey }: ProductRecord): string {
  return productKey;
}

function slugOf({ slug }: CategoryRecord): string {
  return slug;
}

/** Categories whose list of products changes with this product. */
function movedCategories(
  { productKey, status, availableFascias, categories }: ProductRecord,
  formerProducts: ReadonlyMap<string, ProductRecord>,
): readonly string[] {
  const former = formerProducts.get(productKey);
  const membership = JSON.stringify([status, availableFascias, categories]);
  const isUnmoved =
    former &&
    JSON.stringify([former.status, former.availableFascias, former.categories]) === membership;
  return isUnmoved ? [] : [...categories, ...(former?.categories ?? [])];
}

/** The categories and all above them, each once. */
export function listWithAncestors(
  { categories }: Pick<MemoryState, 'categories'>,
  slugs: readonly string[],
): readonly string[] {
  const listed = new Set<string>();
  for (const slug of slugs)
    for (
      let category = categories.get(slug);
      category && !listed.has(category.slug);
      category = categories.get(category.parentSlug ?? '')
    )
      listed.add(category.slug);
  return [...listed];
}

/** Average and number follow the reviews where there are any. */
function withAverage({ reviews }: MemoryState) {
  return (product: ProductRecord): ProductRecord => {
    const ratings = [...reviews.values()]
      .filter((review) => review.product === product.productKey)
      .map(({ rating }) => rating);
    if (ratings.length === 0) return product;
    const average = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
    return {
      ...product,
      averageRating: Math.round(average * 100) / 100,
      reviewCount: ratings.length,
    };
  };
}

function assertParentsExist(store: MemoryState, records: readonly CategoryRecord[]): void {
  const categories = new Map(store.categories);
  for (const [index, { slug, parentSlug, ...rest }] of records.entries()) {
    const details = { field: `categories[${index}].parentSlug` };
    if (parentSlug !== null && !categories.has(parentSlug)) {
      const message = `Category ${slug}: no parent ${parentSlug}`;
      throw new Problem(422, 'import.unknownParent', message, details);
    }
    if (parentSlug !== null && listWithAncestors({ categories }, [parentSlug]).includes(slug)) {
      const message = `Category ${slug} would lie within itself, under ${parentSlug}`;
      throw new Problem(422, 'import.circle', message, details);
    }
    categories.set(slug, { slug, parentSlug, ...rest });
  }
}

function upsertAll<T>(
  store: Map<string, T>,
  records: readonly T[],
  identify: (record: T) => string,
  createOnly: boolean,
): { readonly counts: SaveCounts; readonly changed: readonly T[] } {
  const counts = { created: 0, updated: 0, unchanged: 0 };
  const changed = records.filter((record) => {
    const existing = store.get(identify(record));
    const isSame = JSON.stringify(existing) === JSON.stringify(record);
    counts[existing === undefined ? 'created' : createOnly || isSame ? 'unchanged' : 'updated'] +=
      1;
    return existing === undefined || !(createOnly || isSame);
  });
  for (const record of changed) store.set(identify(record), record);
  return { counts, changed };
}

function saveQuestions(
  { products, questions }: MemoryState,
  records: readonly QuestionRecord[],
  publish: Publish,
): ReviewsOutcome {
  const isKnown = ({ product }: QuestionRecord) => products.has(product);
  const savable = records.filter(isKnown);
  const { counts, changed } = upsertAll(questions, savable, ({ sourceKey }) => sourceKey, false);
  const keys = new Set(changed.map(({ product }) => product));
  publish(...[...keys].map((key) => ({ topic: 'reviews', key }) as const));
  return {
    counts,
    unknown: records.filter((candidate) => !isKnown(candidate)).map(({ product }) => product),
  };
}
