/** Opens a file of any supported format as product rows, records or lines. */
import { stat } from 'node:fs/promises';
import type { CurrencyCode } from '#i18n/money.ts';
import { Problem } from '#kit/problem.ts';
import type { ImportFormat } from '../report/import-report.ts';
import { areDecimalCommas } from '../values/feed-values.ts';
import { type DetectedFormat, detectFormat } from './detect-format.ts';
import { findParents, type ParentsBySku, readMagentoRows } from './magento/magento-rows.ts';
import { readFeedItems } from './merchant-feed/feed-items.ts';
import { readMerchantRows, readMerchantTable } from './merchant-feed/merchant-rows.ts';
import { decodeFile, findEncoding, readStart } from './open-file.server.ts';
import {
  type RecordEntry,
  readRecordLines,
  readRecordTable,
  toField,
} from './records/record-entries.ts';
import type { RowEntry } from './row-entry.ts';
import { readShopifyRows } from './shopify/shopify-rows.ts';
import { splitLines } from './split-lines.ts';
import { readTable, type TableEntry } from './table/table-rows.ts';

export type SourceOptions = {
  readonly file: string;
  readonly now: Date;
  readonly currency?: CurrencyCode;
  readonly hasDecimalComma?: boolean;
  /** Known field name by the file's column name. */
  readonly columns?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
};

export type Source = RowSource | LineSource | RecordSource;

/** Reads from the start at each call. */
type Read<T> = (onBytes?: (done: number) => void) => AsyncGenerator<T>;

type OpenSourceOf<Kind, T> = {
  readonly kind: Kind;
  readonly format: ImportFormat;
  readonly bytes: number;
  /** Explanation for the error when the file has no rows. */
  readonly hint: string;
  readonly read: Read<T>;
};

/** Rows that are grouped into products. */
export type RowSource = OpenSourceOf<'rows', RowEntry>;
/** The JSON Lines exchange format. */
export type LineSource = OpenSourceOf<'lines', string>;
/** Independent rows: reviews, categories, stock and prices. */
export type RecordSource = OpenSourceOf<'records', RecordEntry>;

/** @throws Problem 422 for a file that cannot be read or whose format is unknown. */
export async function openSource(options: SourceOptions): Promise<Source> {
  const { file, signal } = options;
  const bytes = await findSize(file);
  const encoding = await findEncoding(file);
  const rename = renameBy(options.columns);
  const detected = detectFormat(await readStart(file, encoding), rename);
  if (!detected) {
    throw new Problem(
      422,
      'import.unknownFormat',
      `${file} has no format that can be imported: a Google Merchant feed (XML, TSV, CSV), a Shopify or Magento product CSV, JSON Lines of this project, reviews, categories, or stock and prices; rename columns with --map COLUMN=FIELD`,
      { field: 'file' },
    );
  }
  const read: Read<string> = (onBytes) => decodeFile(file, encoding, signal, onBytes);
  const hasDecimalComma =
    options.hasDecimalComma || (await isWrittenWithCommas(detected, read, rename));
  return { bytes, ...openAs(detected, read, { ...options, hasDecimalComma }) };
}

/** Rows that are sampled to detect decimal commas. */
const SAMPLED_ROWS = 1_000;

/** Detects decimal commas: true when every sampled price has one. */
async function isWrittenWithCommas(
  { format, delimiter, isJsonLines }: DetectedFormat,
  text: Read<string>,
  rename: (column: string) => string,
): Promise<boolean> {
  if (
    isJsonLines ||
    !['merchant-xml', 'merchant-table', 'shopify-csv', 'magento-csv', 'stock'].includes(format)
  )
    return false;
  const prices: string[] = [];
  let rows = 0;
  const entries =
    format === 'merchant-xml' ? readFeedItems(text()) : readTable(text(), delimiter, rename);
  for await (const entry of entries) {
    if (entry.kind === 'row')
      prices.push(
        ...['price', 'g:price', 'variant price'].flatMap((name) => entry.cells.get(name) ?? []),
      );
    if (entry.kind === 'item') prices.push(...(entry.fields.get('price') ?? []));
    rows += 1;
    if (rows > SAMPLED_ROWS) break;
  }
  return areDecimalCommas(prices);
}

type Unsized<S> = S extends Source ? Omit<S, 'bytes'> : never;

function openAs(
  { format, delimiter, isJsonLines }: DetectedFormat,
  text: Read<string>,
  options: SourceOptions,
): Unsized<Source> {
  const { now, currency = 'GBP', hasDecimalComma = false } = options;
  if (format === 'catalogue-lines')
    return { kind: 'lines', format, hint: 'there is no line after the first', read: text };
  if (format === 'merchant-xml') {
    const read: Read<RowEntry> = (onBytes) =>
      readMerchantRows(readFeedItems(text(onBytes)), { now, hasDecimalComma });
    return { kind: 'rows', format, hint: 'there is no <item> or <entry> in it', read };
  }
  const hint = 'there is only a header in it';
  const rename = renameBy(options.columns);
  const table: Read<TableEntry> = (onBytes) => readTable(text(onBytes), delimiter, rename);
  if (format === 'merchant-table') {
    return {
      kind: 'rows',
      format,
      hint,
      read: (onBytes) =>
        readMerchantRows(readMerchantTable(table(onBytes)), { now, hasDecimalComma }),
    };
  }
  if (format === 'magento-csv') {
    let parents: Promise<ParentsBySku> | null = null;
    async function* read(onBytes?: (done: number) => void): AsyncGenerator<RowEntry> {
      parents ??= findParents(table());
      yield* readMagentoRows(table(onBytes), await parents, { now, currency, hasDecimalComma });
    }
    return { kind: 'rows', format, hint, read };
  }
  if (format === 'shopify-csv') {
    return {
      kind: 'rows',
      format,
      hint,
      read: (onBytes) => readShopifyRows(table(onBytes), { currency, hasDecimalComma }),
    };
  }
  const read: Read<RecordEntry> = (onBytes) =>
    isJsonLines ? readRecordLines(splitLines(text(onBytes))) : readRecordTable(table(onBytes));
  return { kind: 'records', format, hint, read };
}

/** Column names are compared without case, spaces, dashes and underscores. */
function renameBy(columns: Readonly<Record<string, string>> = {}): (column: string) => string {
  const names = new Map(Object.entries(columns).map(([from, to]) => [toField(from), to]));
  return (column) => names.get(toField(column)) ?? column;
}

async function findSize(file: string): Promise<number> {
  const createProblem = (reason: string): Problem =>
    new Problem(422, 'import.unreadable', `${file} ${reason}`, { field: 'file' });
  const fileStat = await stat(file).catch(() => null);
  if (!fileStat) throw createProblem('cannot be found: check the path');
  if (!fileStat.isFile()) throw createProblem('is not a file: name the feed itself');
  return fileStat.size;
}
