/** What we ask of whoever takes a catalogue in. */
import type {
  CategoryRecord,
  ProductRecord,
  ReviewRecord,
  StockChange,
} from './catalogue-import.ts';

export type SaveCounts = {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
};

export type ReviewsOutcome = {
  readonly counts: SaveCounts;
  /** Products that the shop does not have, as the reviews name them; their reviews are not kept. */
  readonly unknown: readonly string[];
};

export type StockOutcome = {
  readonly counts: SaveCounts;
  /** Skus that the shop does not have. */
  readonly unknown: readonly string[];
  /** Less was asked for than baskets hold: what they hold was set. */
  readonly raised: readonly { readonly sku: string; readonly reserved: number }[];
};

export type SaveOptions = {
  /**
   * Says whether another product may be retired for a slug or sku that is its own. Its sku moves, its address becomes a
   * redirect to the product that has it now. Nobody gives way when absent.
   */
  readonly mayGiveWay?: (productKey: string) => boolean;
};

/** What can be tried out. */
export interface CatalogueWrites {
  /** Creates or updates by slug; with `keepExisting` only creates. Parents must come before children. */
  saveCategories(
    categories: readonly CategoryRecord[],
    options?: { readonly keepExisting?: boolean },
  ): Promise<SaveCounts>;
  /**
   * Creates or updates by productKey, the whole batch in one transaction: all or nothing.
   * A product equal to what is kept counts as unchanged and publishes no change.
   * A slug that moved keeps its old address as a redirect. Variants no longer named are removed.
   * Throws `Problem` 409 when a sku or slug belongs to another product; the message names both.
   */
  saveProducts(products: readonly ProductRecord[], options?: SaveOptions): Promise<SaveCounts>;
  /** Creates or updates by sourceKey; products' averages and numbers of reviews follow. */
  saveReviews(reviews: readonly ReviewRecord[]): Promise<ReviewsOutcome>;
  /** Sets what each change names; never below what baskets hold. A sku stands in a batch once. */
  saveStock(changes: readonly StockChange[]): Promise<StockOutcome>;
}

export interface CatalogueImport extends CatalogueWrites {
  /** What `work` would come to: it is done and undone. It may run more than once. */
  rehearse<T>(work: (writes: CatalogueWrites) => Promise<T>): Promise<T>;
  /**
   * One import at a time, over all processes that share the database. Ends by itself with the process.
   * Throws `Problem` 409 while another one runs.
   */
  begin(): Promise<{ readonly end: () => Promise<void> }>;
  /** Archives products: their addresses answer that they are gone. How many were not archived already. */
  retireProducts(productKeys: readonly string[]): Promise<number>;
  /** The next keys, in an order of their own, of products that are not archived. */
  readKeys(after: string, limit: number): Promise<readonly string[]>;
  /** Every category, parents before children. */
  readCategories(): Promise<readonly CategoryRecord[]>;
  /** The next products by productKey, of any status, as `saveProducts` takes them; fields at their default are absent. */
  readProducts(after: string, limit: number): Promise<readonly ProductRecord[]>;
  /** The next reviews by sourceKey, in the same order whenever asked, as `saveReviews` takes them. */
  readReviews(after: string, limit: number): Promise<readonly ReviewRecord[]>;
  /** How many products are kept, of any status. */
  countProducts(): Promise<number>;
}

declare module '#request/shop.ts' {
  interface Ports {
    catalogueImport: CatalogueImport;
  }
}
