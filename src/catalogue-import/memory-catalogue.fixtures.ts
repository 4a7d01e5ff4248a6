/** In-memory implementation of the catalogue import port, for tests of its callers. */
import type {
  CategoryRecord,
  ProductRecord,
  StockChange,
} from '#features/catalogue/catalogue-records.ts';
import type { ReviewRecord } from '#features/reviews/review-records.ts';
import { Problem } from '#kit/problem.ts';
import type { CatalogueImport, CatalogueWrites, SaveCounts } from './catalogue-import.port.ts';

type MemoryState = {
  readonly products: Map<string, ProductRecord>;
  readonly categories: Map<string, CategoryRecord>;
  readonly reviews: Map<string, ReviewRecord>;
};

export type MemoryCatalogue = MemoryState & { readonly catalogueImport: CatalogueImport };

export function createMemoryCatalogue(): MemoryCatalogue {
  const store: MemoryState = { products: new Map(), categories: new Map(), reviews: new Map() };
  const writes = createWrites(store);
  const { products, categories, reviews } = store;
  let isBusy = false;
  const catalogueImport: CatalogueImport = {
    ...writes,
    dryRun: (work) =>
      work(
        createWrites({
          products: new Map(products),
          categories: new Map(categories),
          reviews: new Map(reviews),
        }),
      ),
    async begin() {
      if (isBusy) throw new Problem(409, 'import.busy', 'Another import is running');
      isBusy = true;
      return {
        async end() {
          isBusy = false;
        },
      };
    },
    async retireProducts(keys) {
      const found = keys
        .flatMap((key) => products.get(key) ?? [])
        .filter(({ status }) => status !== 'archived');
      for (const product of found)
        products.set(product.productKey, { ...product, status: 'archived' });
      return found.length;
    },
    readKeys: async (after, limit) =>
      next(
        [...products.values()].filter(({ status }) => status !== 'archived').map(keyOf),
        after,
        limit,
      ),
    readCategories: async () => [...categories.values()],
    readProducts: async (after, limit) =>
      next([...products.keys()], after, limit).flatMap((key) => products.get(key) ?? []),
    readReviews: async (after, limit) =>
      next([...reviews.keys()], after, limit).flatMap((key) => reviews.get(key) ?? []),
    countProducts: async () => products.size,
  };
  return { ...store, catalogueImport };
}

function keyOf({ productKey }: ProductRecord): string {
  return productKey;
}

function next(keys: readonly string[], after: string, limit: number): readonly string[] {
  return keys
    .filter((key) => key > after)
    .toSorted()
    .slice(0, limit);
}

function createWrites({ products, categories, reviews }: MemoryState): CatalogueWrites {
  return {
    async saveCategories(records, { keepExisting = false } = {}) {
      for (const { slug, parentSlug } of records) {
        if (
          parentSlug !== null &&
          !categories.has(parentSlug) &&
          !records.some((other) => other.slug === parentSlug)
        ) {
          throw new Problem(
            422,
            'import.unknownParent',
            `Category ${slug}: no parent ${parentSlug}`,
          );
        }
      }
      return keepAll(categories, records, ({ slug }) => slug, keepExisting);
    },
    async saveProducts(records, { mayRelease = () => false } = {}) {
      for (const record of records)
        refuseClash(
          record,
          [...products.values()]
            .filter(({ productKey }) => !mayRelease(productKey))
            .concat(records),
        );
      for (const slug of records.flatMap((record) => record.categories)) {
        if (!categories.has(slug))
          throw new Problem(422, 'import.unknownCategory', `there is no category ${slug}`);
      }
      return keepAll(products, records, keyOf, false);
    },
    async saveReviews(records) {
      const isKnown = ({ product }: ReviewRecord): boolean => products.has(product);
      const counts = keepAll(reviews, records.filter(isKnown), ({ sourceKey }) => sourceKey, false);
      return {
        counts,
        unknown: records.filter((one) => !isKnown(one)).map(({ product }) => product),
      };
    },
    saveStock: async (changes) => saveStock(products, changes),
  };
}

/** Nothing is ever reserved here. */
function saveStock(products: MemoryState['products'], changes: readonly StockChange[]) {
  const unknown: string[] = [];
  const counts = { created: 0, updated: 0, unchanged: 0 };
  for (const { sku, stock, price } of changes) {
    const product = [...products.values()].find(({ variants }) =>
      variants.some((variant) => variant.sku === sku),
    );
    if (!product) unknown.push(sku);
    else {
      const { currency, ...amounts } = price ?? {};
      const variants = product.variants.map((variant) =>
        variant.sku === sku
          ? {
              ...variant,
              stock: stock ?? variant.stock,
              prices: currency ? { ...variant.prices, [currency]: amounts } : variant.prices,
            }
          : variant,
      );
      const changed = { ...product, variants } as ProductRecord;
      counts[JSON.stringify(changed) === JSON.stringify(product) ? 'unchanged' : 'updated']++;
      products.set(product.productKey, changed);
    }
  }
  return { counts, unknown, raised: [] };
}

function refuseClash(record: ProductRecord, others: readonly ProductRecord[]): void {
  const skus = new Set(record.variants.map(({ sku }) => sku));
  for (const other of others) {
    if (other.productKey === record.productKey) continue;
    const owned = `of product ${record.productKey} belongs to product ${other.productKey}`;
    if (other.slug === record.slug) {
      throw new Problem(409, 'import.taken', `The slug ${record.slug} ${owned}`, {
        field: 'products[0].slug',
      });
    }
    const sku = other.variants.find((variant) => skus.has(variant.sku))?.sku;
    if (sku !== undefined)
      throw new Problem(409, 'import.taken', `The sku ${sku} ${owned}`, {
        field: 'products[0].sku',
      });
  }
}

function keepAll<T>(
  store: Map<string, T>,
  records: readonly T[],
  keyOfOne: (record: T) => string,
  keepExisting: boolean,
): SaveCounts {
  const counts = { created: 0, updated: 0, unchanged: 0 };
  for (const record of records) {
    const before = store.get(keyOfOne(record));
    if (before === undefined) counts.created++;
    else if (keepExisting || JSON.stringify(before) === JSON.stringify(record)) counts.unchanged++;
    else counts.updated++;
    if (before === undefined || !keepExisting) store.set(keyOfOne(record), record);
  }
  return counts;
}
