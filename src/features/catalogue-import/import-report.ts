/** What an import tells while it runs and when it is done. */
import type { SaveCounts } from './catalogue-import.port.ts';

/** Google's feed says whether, not how many: this many units are in hand where it says `in_stock`. */
export const DEFAULT_STOCK = 25;

/** Told by content: see `parts/recognise.ts`. */
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
  /** First the whole file is looked through, then products are saved as they come, then search and pages of every server follow. */
  readonly phase: 'reading' | 'saving' | 'following';
  /** Bytes while reading, rows while saving, changes while following. */
  readonly done: number;
  readonly total: number;
  /** Rows so far, where bytes are counted. */
  readonly rows?: number;
};

export type PictureCounts = {
  /** Saved now. */
  readonly saved: number;
  /** Known from an earlier import or seen before in this one. */
  readonly reused: number;
  readonly failed: number;
};

/** Nothing is lost: `rows = imported + refused + ignored`. A row is a variant, or what else the file is made of. */
export type RowCounts = {
  readonly rows: number;
  readonly imported: number;
  readonly refused: number;
  /** Left out by a rule, such as a review that stands in the file twice. */
  readonly ignored: number;
  /** Rows that came in altered. */
  readonly warnings: number;
};

/** How far those who follow the change feed are when an import is reported: search and pages of each server. */
export type FollowUp = {
  readonly consumers: number;
  /** Those that were not waited for any longer. */
  readonly behind: number;
  /** What the farthest of them has yet to process. */
  readonly changes: number;
};

export type ImportReport = RowCounts & {
  readonly format: ImportFormat;
  /** Nothing was changed: this is what would have come of it. */
  readonly isDryRun: boolean;
  readonly variants: number;
  /** Products that are no longer in the file and were retired: only when asked to replace the catalogue. */
  readonly retired: number;
  /** How the reviews, or the stock and price rows, of such a file fared. */
  readonly records: SaveCounts;
  readonly products: SaveCounts;
  readonly categories: SaveCounts;
  readonly pictures: PictureCounts;
  readonly milliseconds: number;
  /** Absent where nothing was changed. */
  readonly followUp?: FollowUp;
};
