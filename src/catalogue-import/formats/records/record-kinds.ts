/** Importers of independent records (reviews, stock): how to parse a row and save a batch. */
import type { StockChange } from '#features/catalogue/catalogue-records.ts';
import type { ReviewRecord } from '#features/reviews/review-records.ts';
import type { CatalogueWrites, ReviewsOutcome, SaveCounts } from '../../catalogue-import.port.ts';
import type { RowIssue } from '../../report/import-issue.ts';
import type { HashToShortId } from '../../values/product-keys.ts';
import type { RecordFields } from './record-entries.ts';
import { parseReview, REVIEW_FIELDS } from './review-record.ts';
import { parseStock, STOCK_FIELDS, type StockOptions } from './stock-record.ts';

export type ParseResult<T> =
  | { readonly record: T; readonly key: string; readonly warnings: readonly RowIssue[] }
  | (RowIssue & { readonly key?: string });

export type RecordKind<T> = {
  /** Known field names; other fields are reported once. */
  readonly fields: readonly string[];
  readonly parse: (fields: RecordFields) => ParseResult<T>;
  readonly identify: (record: T) => string;
  /** Handling of a repeated record: `ignored` keeps the first, `later` saves each in turn. */
  readonly repeat: 'ignored' | 'later';
  readonly save: (writes: CatalogueWrites, records: readonly T[]) => Promise<RecordsOutcome<T>>;
};

export type RecordsOutcome<T> = {
  readonly counts: SaveCounts;
  readonly refuse: (record: T) => RowIssue | null;
  readonly warn: (record: T) => RowIssue | null;
};

export function reviewKind(hashToShortId: HashToShortId): RecordKind<ReviewRecord> {
  return {
    fields: REVIEW_FIELDS,
    parse: (fields) => parseReview(fields, hashToShortId),
    identify: ({ sourceKey }) => sourceKey,
    repeat: 'ignored',
    save: async (writes, reviews) => toRecordsOutcome(await writes.saveReviews(reviews)),
  };
}

/** Refuses records whose product does not exist. */
export function toRecordsOutcome<T extends { readonly product: string }>({
  counts,
  unknown,
}: ReviewsOutcome): RecordsOutcome<T> {
  const unknownProducts = new Set(unknown);
  return {
    counts,
    refuse: ({ product }) =>
      unknownProducts.has(product)
        ? {
            field: 'product',
            value: product,
            reason: `there is no product ${product}`,
            advice: 'import its product first',
          }
        : null,
    warn: () => null,
  };
}

export function stockKind(
  options: StockOptions,
  hashToShortId: HashToShortId,
): RecordKind<StockChange> {
  return {
    fields: STOCK_FIELDS,
    parse: (fields) => parseStock(fields, options, hashToShortId),
    identify: ({ sku }) => sku,
    repeat: 'later',
    async save(writes, changes) {
      const { counts, unknown, clampedToReserved } = await writes.saveStock(changes);
      const unknownSkus = new Set(unknown);
      const reservedBySku = new Map(clampedToReserved.map((item) => [item.sku, item.reserved]));
      return {
        counts,
        refuse: ({ sku }) =>
          unknownSkus.has(sku)
            ? {
                field: 'sku',
                reason: 'there is no variant with this sku',
                advice: 'import its product first',
              }
            : null,
        warn: ({ sku, stock }) => {
          const quantity = reservedBySku.get(sku);
          if (quantity === undefined) return null;
          const reason = `stock ${stock} is less than the ${quantity} reserved for baskets: set to ${quantity}`;
          return {
            field: 'stock',
            value: String(stock),
            reason,
            advice: 'send the count again when the baskets are paid or have expired',
          };
        },
      };
    },
  };
}
