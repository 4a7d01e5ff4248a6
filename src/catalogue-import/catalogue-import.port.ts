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
  /** Product keys or slugs that do not exist; what names them is not saved. */
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
   * needs. It loses the sku and is archived; its address redirects to the product that now has the
   * sku. When absent, no product is archived and a conflict throws.
   */
  readonly mayArchive?: (productKey: string) => boolean;
};

/** Writes that a dry run can roll back. */
export interface CatalogueWrites {
  /**
   * Creates or updates by slug; with `createOnly` it only creates. Parents must precede children.
   * @throws Problem 422 when a parent is missing or a category would lie within itself.
   */
  saveCategories(
    categories: readonly CategoryRecord[],
    options?: { readonly createOnly?: boolean },
  ): Promise<SaveCounts>;
  /**
   * Creates or updates by productKey. The whole batch is one transaction: all or nothing.
   * A product equal to the stored record counts as unchanged and publishes no change.
   * When a slug changes, the former one becomes a redirect. Variants no longer named are removed.
   * @throws Problem 409 when a sku, slug or id belongs to another product; the message names both.
   * @throws Problem 422 when a record is invalid, such as a price of 0 or an unknown category.
   */
  saveProducts(products: readonly ProductRecord[], options?: SaveOptions): Promise<SaveCounts>;
  /** Creates or updates by sourceKey, and updates the products' average rating and review count. */
  saveReviews(reviews: readonly ReviewRecord[]): Promise<ReviewsOutcome>;
  /**
   * Creates or updates by sourceKey, each with its answers: imported answers that a record no
   * longer has are deleted. Counts are those of questions.
   */
  saveQuestions(questions: readonly QuestionRecord[]): Promise<ReviewsOutcome>;
  /**
   * Sets the stock and prices that each change names; stock never falls below the reserved
   * quantity. A sku may occur only once in a batch.
   */
  saveStock(changes: readonly StockChange[]): Promise<StockOutcome>;
}

export interface CatalogueImport extends CatalogueWrites {
  /**
   * Dry run: runs `work` in a transaction that is rolled back, and returns its result. `work` may
   * run more than once.
   *
   *     const counts = await port.dryRun((writes) => writes.saveProducts(products));
   */
  dryRun<T>(work: (writes: CatalogueWrites) => Promise<T>): Promise<T>;
  /**
   * Takes the import lock: one import at a time over all processes that share the database. It is
   * released by `release`, or when the process ends.
   * @throws Problem 409 while another import runs.
   */
  acquireLock(): Promise<{ readonly release: () => Promise<void> }>;
  /** Archives products: their pages answer 410. Returns how many were not archived before. */
  archiveProducts(productKeys: readonly string[]): Promise<number>;
  /**
   * The next productKeys of products that are not archived, after `after` ('' for the first page),
   * in the database's sort order.
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
  /** Deletes former prices of variants that are gone, after a year. */
  cleanUp(now: Date): Promise<void>;
}

declare module '#request/shop.ts' {
  interface Ports {
    catalogueImport: CatalogueImport;
  }
}
