/** What we ask of whoever takes a catalogue in. */
import type { CategoryRecord, ProductRecord } from './catalogue-import.ts';

export type SaveCounts = { readonly created: number; readonly updated: number; readonly unchanged: number };

export interface CatalogueImport {
  /** Creates or updates by slug; with `keepExisting` only creates. Parents must come before children. */
  saveCategories(categories: readonly CategoryRecord[], options?: { readonly keepExisting?: boolean }): Promise<SaveCounts>;
  /**
   * Creates or updates by productKey, the whole batch in one transaction: all or nothing.
   * A product equal to what is kept counts as unchanged and publishes no change.
   * A slug that moved keeps its old address as a redirect. Variants no longer named are removed.
   * Throws `Problem` 409 when a sku or slug belongs to another product; the message names both.
   */
  saveProducts(products: readonly ProductRecord[]): Promise<SaveCounts>;
  /** Every category, parents before children. */
  readCategories(): Promise<readonly CategoryRecord[]>;
  /** The next products by productKey, of any status, as `saveProducts` takes them; fields at their default are absent. */
  readProducts(after: string, limit: number): Promise<readonly ProductRecord[]>;
  /** How many products are kept, of any status. */
  countProducts(): Promise<number>;
}

declare module '#kit/shop.ts' {
  interface Ports {
    catalogueImport: CatalogueImport;
  }
}
