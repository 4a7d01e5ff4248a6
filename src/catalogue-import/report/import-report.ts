/** Progress and report of an import. */
import type { SaveCounts } from '../catalogue-import.port.ts';

/** Units on hand for `in_stock` items: Google's feed has no quantities. */
export const DEFAULT_STOCK = 25;

/** Detected from the content, see `formats/detect-format.ts`. */
export type ImportFormat =
  | 'merchant-xml'
  | 'merchant-table'
  | 'shopify-csv'
  | 'magento-csv'
  | 'catalogue-lines'
  | 'reviews'
  | 'categories'
  | 'stock';

export type ImportProgress = {
  /**
   * `reading` scans the whole file, `saving` writes products, `following` waits for search and page
   * caches of every server.
   */
  readonly phase: 'reading' | 'saving' | 'following';
  /** Unit: bytes while reading, rows or bytes while saving, changes while following. */
  readonly done: number;
  readonly total: number;
  /** Rows so far; given when `saving` counts bytes. */
  readonly rows?: number;
};

export type PictureCounts = {
  /** Saved by this import. */
  readonly saved: number;
  /** In the download cache, or already seen in this import. */
  readonly reused: number;
  readonly failed: number;
};

/**
 * Invariant: `rows = imported + refused + ignored`. A row is a variant, a picture, or a record
 * (review, category, stock), depending on the file.
 */
export type RowCounts = {
  readonly rows: number;
  readonly imported: number;
  readonly refused: number;
  /** Left out by a rule, such as a review that occurs twice in the file. */
  readonly ignored: number;
  /** Number of warnings, such as for altered values. */
  readonly warnings: number;
};

/**
 * State of the change feed's consumers (search and page cache of each server) at the time of the
 * report.
 */
export type ConsumerProgress = {
  readonly consumers: number;
  /** Consumers that had not caught up when waiting ended. */
  readonly behind: number;
  /** Unprocessed changes of the consumer that is furthest behind. */
  readonly changes: number;
};

export type ImportReport = RowCounts & {
  readonly format: ImportFormat;
  /** Nothing was changed; the figures are what a real import would have done. */
  readonly isDryRun: boolean;
  readonly variants: number;
  /** Products archived because the file does not name them; only with `replaces`. */
  readonly archived: number;
  /** Outcome of review, stock and price rows. */
  readonly records: SaveCounts;
  readonly products: SaveCounts;
  readonly categories: SaveCounts;
  readonly pictures: PictureCounts;
  readonly milliseconds: number;
  /** Absent for dry runs, and when no change feed was given. */
  readonly followUp?: ConsumerProgress;
};
