/** Port: bulk import of products, categories, reviews and stock, and reading them for export. */
import type {
  CategoryRecord,
  ProductRecord,
  StockChange,
} from '#features/catalogue/catalogue-records.ts';
import type { QuestionRecord, ReviewRecord } from '#features/reviews/review-records.ts';

export type SaveCounts = {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
};

export type ReviewsOutcome = {
  readonly counts: SaveCounts;
  /** Product keys or slugs that do not exist; reviews that refer to them are not saved. */
  readonly unknown: readonly string[];
};

export type StockOutcome = {
  readonly counts: SaveCounts;
  /** Skus without a variant. */
  readonly unknown: readonly string[];
  /**
   * Skus for which less stock was requested than is reserved; stock was set to the reserved
   * quantity.
   */
  readonly clampedToReserved: readonly { readonly sku: string; readonly reserved: number }[];
};

export type SaveOptions = {
  /**
   * Decides if another product may be archived to free a slug, public id or sku that this batch
   * needs. It loses the sku and is archived; its URL redirects to the product that now has the
   * sku. When absent, no product is archived and a conflict throws.
   */
  readonly mayArchive?: (productKey: string) => boolean;
};

/**
 * Writes that a dry run can roll back. Saving the same records again counts them as unchanged.
 *
 * ```ts
 * await writes.saveCategories([{ slug: 'womens', parentSlug: null, name, position: 1 }]);
 * const { created } = await writes.saveProducts(products, { mayArchive: () => false });
 * const { unknown } = await writes.saveReviews(reviews); // product keys that do not exist
 * await writes.saveQuestions(questions);
 * const price = { currency: 'GBP', centAmount: 4500 } as const;
 * const { clampedToReserved } = await writes.saveStock([{ sku: 'TEE1-M', stock: 12, price }]);
 * ```
 */
export interface CatalogueWrites {
  /**
   * Creates or updates by slug; with `createOnly` it only creates. Parents must precede children.
   * The whole batch is one transaction: all or nothing.
   * @throws Problem 422 `import.unknownParent` when a parent is missing, `import.circle` when a
   * category would lie within itself, each with the field, such as `categories[0].parentSlug`.
   */
  saveCategories(
    categories: readonly CategoryRecord[],
    options?: { readonly createOnly?: boolean },
  ): Promise<SaveCounts>;
  /**
   * Creates or updates by productKey. The whole batch is one transaction: all or nothing.
   * A product equal to the stored record counts as unchanged and publishes no change.
   * When a slug changes, the former one becomes a redirect. Variants no longer named are removed.
   * Prices are in minor units. Stock is set, but never below the reserved quantity.
   * @throws Problem 409 `import.taken` when a sku, slug or id belongs to another product; the
   * message names both.
   * @throws Problem 422 when a record is invalid, such as a price of 0 (`import.price`) or an
   * unknown category (`import.unknownCategory`). The field is such as `products[0].categories`.
   */
  saveProducts(products: readonly ProductRecord[], options?: SaveOptions): Promise<SaveCounts>;
  /**
   * Creates or updates by sourceKey, and updates the products' average rating and review count, in
   * one transaction.
   * @throws Problem 422 `import.review` for a value that cannot be stored, or a sourceKey that the
   * batch names twice.
   */
  saveReviews(reviews: readonly ReviewRecord[]): Promise<ReviewsOutcome>;
  /**
   * Creates or updates by sourceKey, each with its answers, in one transaction: imported answers
   * that a record no longer has are deleted. Counts are those of questions.
   */
  saveQuestions(questions: readonly QuestionRecord[]): Promise<ReviewsOutcome>;
  /**
   * Sets the stock, in units, and the prices, in minor units, that each change names, in one
   * transaction; stock never falls below the reserved quantity. A sku may occur only once in a
   * batch.
   */
  saveStock(changes: readonly StockChange[]): Promise<StockOutcome>;
}

/**
 * An import under the lock, and an export.
 *
 * ```ts
 * const planned = await port.dryRun((writes) => writes.saveProducts(products));
 * const { release } = await port.acquireLock();
 * try {
 *   await port.saveProducts(products);
 *   const keys = await port.readKeys('', 1_000);
 *   await port.archiveProducts(keys.filter((key) => !imported.has(key)));
 * } finally {
 *   await release();
 * }
 *
 * const count = await port.countProducts();
 * const categories = await port.readCategories();
 * const records = await port.readProducts('', 100);
 * const next = await port.readProducts(records.at(-1).productKey, 100);
 * const reviews = await port.readReviews('', 100);
 * const questions = await port.readQuestions('', 100);
 * await port.cleanUp(new Date()); // at intervals
 * ```
 */
export interface CatalogueImport extends CatalogueWrites {
  /**
   * Dry run: runs `work` in a transaction that is rolled back, and returns its result, or rejects
   * as `work` does. `work` may run more than once.
   */
  dryRun<T>(work: (writes: CatalogueWrites) => Promise<T>): Promise<T>;
  /**
   * Takes the import lock: one import at a time over all processes that share the database. It is
   * released by `release`, or when the process ends. It does not wait.
   * @throws Problem 409 `import.busy` while another import runs.
   */
  acquireLock(): Promise<{ readonly release: () => Promise<void> }>;
  /**
   * Archives products: their pages answer 410. Unknown keys are ignored. Returns how many were not
   * archived before.
   */
  archiveProducts(productKeys: readonly string[]): Promise<number>;
  /**
   * The next productKeys of products that are not archived, after `after` ('' for the first page),
   * in the database's sort order, at most `limit`; empty after the last one. The other lists that
   * begin after a key end in the same way.
   */
  readKeys(after: string, limit: number): Promise<readonly string[]>;
  /** Every category, parents before children. */
  readCategories(): Promise<readonly CategoryRecord[]>;
  /**
   * The next products after the productKey `after` ('' for the first page), of any status, in the
   * shape that `saveProducts` takes; fields at their default are absent.
   */
  readProducts(after: string, limit: number): Promise<readonly ProductRecord[]>;
  /**
   * The next reviews after the sourceKey `after` ('' for the first page), in a stable order, in the
   * shape that `saveReviews` takes.
   */
  readReviews(after: string, limit: number): Promise<readonly ReviewRecord[]>;
  /**
   * The next published questions after the sourceKey `after` ('' for the first page), in a stable
   * order, with their published answers, in the shape that `saveQuestions` takes.
   */
  readQuestions(after: string, limit: number): Promise<readonly QuestionRecord[]>;
  /** Number of products of any status. */
  countProducts(): Promise<number>;
  /**
   * Deletes former prices of variants that are gone, after a year, in bounded numbers and once a
   * day. Called at intervals.
   */
  cleanUp(now: Date): Promise<void>;
}

declare module '#request/shop.ts' {
  interface Ports {
    catalogueImport: CatalogueImport;
  }
}
