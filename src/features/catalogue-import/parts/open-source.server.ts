/** Opens a file as product rows, whatever it is written in. */
import { stat } from 'node:fs/promises';
import type { CurrencyCode } from '#kit/money.ts';
import { Problem } from '#kit/problem.ts';
import type { ImportFormat } from '../import-report.ts';
import { readFeedItems } from './feed-items.ts';
import { findEncoding, readStart, readText } from './open-feed.server.ts';
import { recogniseFormat } from './recognise.ts';
import { type RowEntry, readMerchantRows, readMerchantTable } from './row-entry.ts';
import { readShopifyRows } from './shopify-rows.ts';
import { readTable } from './table-rows.ts';

export type SourceOptions = {
  readonly file: string;
  readonly now: Date;
  readonly currency?: CurrencyCode;
  readonly hasDecimalComma?: boolean;
  readonly signal?: AbortSignal;
};

export type Source = RowSource | LineSource;

export type LineSource = {
  readonly format: 'catalogue-lines';
  readonly bytes: number;
  readonly read: (onBytes?: (done: number) => void) => AsyncGenerator<string>;
};

export type RowSource = {
  readonly format: Exclude<ImportFormat, 'catalogue-lines'>;
  readonly bytes: number;
  /** From the start, as often as asked. */
  readonly read: (onBytes?: (done: number) => void) => AsyncGenerator<RowEntry>;
  /** What to look for when there is nothing in it. */
  readonly hint: string;
};

/** Throws `Problem` 422 for what cannot be read or is of no known kind. */
export async function openSource({ file, now, currency = 'GBP', hasDecimalComma = false, signal }: SourceOptions): Promise<Source> {
  const bytes = await findSize(file);
  const encoding = await findEncoding(file);
  const found = recogniseFormat(await readStart(file, encoding));
  const text = (onBytes?: (done: number) => void): AsyncGenerator<string> => readText(file, encoding, signal, onBytes);
  if (found?.format === 'catalogue-lines') return { format: found.format, bytes, read: text };
  if (found?.format === 'merchant-xml') {
    const hint = 'there is no <item> or <entry> in it';
    return { format: found.format, bytes, hint, read: (onBytes) => readMerchantRows(readFeedItems(text(onBytes)), now) };
  }
  const hint = 'there is only a header in it';
  if (found?.format === 'merchant-table') {
    const read: RowSource['read'] = (onBytes) => readMerchantRows(readMerchantTable(readTable(text(onBytes), found.delimiter)), now);
    return { format: found.format, bytes, hint, read };
  }
  if (found?.format === 'shopify-csv') {
    const options = { currency, hasDecimalComma };
    return { format: found.format, bytes, hint, read: (onBytes) => readShopifyRows(readTable(text(onBytes), found.delimiter), options) };
  }
  throw new Problem(
    422,
    'import.unknownFormat',
    `${file} is of no kind that can be imported: a Google Merchant feed (XML, TSV, CSV), a Shopify product CSV, or JSON Lines of this project`,
    { field: 'file' },
  );
}

async function findSize(file: string): Promise<number> {
  const refuse = (why: string): Problem => new Problem(422, 'import.unreadable', `${file} ${why}`, { field: 'file' });
  const found = await stat(file).catch(() => null);
  if (!found) throw refuse('cannot be found: check the path');
  if (!found.isFile()) throw refuse('is not a file: name the feed itself');
  return found.size;
}
