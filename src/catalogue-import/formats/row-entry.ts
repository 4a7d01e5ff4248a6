/** Common row entries of all product file formats. */
import type { RowNote } from '../report/import-issue.ts';
import type { FeedEntry } from './merchant-feed/feed-items.ts';
import { type FeedOptions, type FeedRow, readFeedRow } from './merchant-feed/feed-row.ts';
import type { TableEntry } from './table/table-rows.ts';
import { MERCHANT_COLUMNS, reportUnread } from './table/unread-columns.ts';

export type RowEntry =
  | {
      readonly kind: 'row';
      readonly line: number;
      readonly key?: string;
      readonly row: FeedRow;
      readonly warnings: readonly RowNote[];
    }
  | (RowNote & { readonly kind: 'refused'; readonly line: number; readonly key?: string } & Loss)
  /** An error outside of all rows. */
  | (RowNote & { readonly kind: 'fault'; readonly line: number } & Loss);

type Loss = {
  /** Group of the row's product, when it could be read. */
  readonly group?: string;
  /** The row could not be parsed at all; other rows may be missing with it. */
  readonly isUnreadable?: true;
};

const MAX_KEY = 100;

export async function* readMerchantRows(
  entries: AsyncIterable<FeedEntry>,
  options: FeedOptions,
): AsyncGenerator<RowEntry> {
  let index = 0;
  for await (const entry of entries) {
    if (entry.kind === 'columns') {
      const unread = reportUnread(entry.columns, entry.line, MERCHANT_COLUMNS);
      if (unread) yield unread;
      continue;
    }
    if (entry.kind === 'fault') {
      yield { ...entry, isUnreadable: true, reason: `outside every item: ${entry.reason}` };
      continue;
    }
    const place = { index: index++, line: entry.line };
    if (entry.kind === 'broken') {
      yield { ...entry, kind: 'refused', isUnreadable: true };
      continue;
    }
    const result = readFeedRow(entry.fields, place, options);
    const id = entry.fields.get('id')?.[0]?.slice(0, MAX_KEY);
    const known = { line: entry.line, ...(id === undefined ? {} : { key: id }) };
    const group = entry.fields.get('item_group_id')?.[0] ?? entry.fields.get('id')?.[0] ?? '';
    yield 'reason' in result
      ? { kind: 'refused', ...known, group, ...result }
      : { kind: 'row', ...known, ...result };
  }
}

/**
 * Columns are the fields of Google's XML; additional pictures share a cell, separated by commas.
 */
export async function* readMerchantTable(
  table: AsyncIterable<TableEntry>,
): AsyncGenerator<FeedEntry> {
  for await (const entry of table) {
    if (entry.kind === 'header') {
      yield { kind: 'columns', line: entry.line, columns: entry.columns.map(toFeedName) };
      continue;
    }
    if (entry.kind === 'broken') {
      yield entry;
      continue;
    }
    const fields = new Map<string, readonly string[]>();
    for (const [column, value] of entry.cells) {
      const name = toFeedName(column);
      const values =
        name === 'additional_image_link'
          ? value.split(',').map((address) => address.trim())
          : [value];
      fields.set(name, values);
    }
    yield { kind: 'item', line: entry.line, fields };
  }
}

/** Field name as in XML: `g:image link` becomes `image_link`. */
function toFeedName(column: string): string {
  return column.replace(/^g:/, '').replaceAll(' ', '_');
}
