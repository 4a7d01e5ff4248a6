/** Reads the rows of a Merchant feed: XML items, or a table with the same fields. */
import type { RowEntry } from '../row-entry.ts';
import type { TableEntry } from '../table/table-rows.ts';
import { reportUnknownColumns } from '../table/unknown-columns.ts';
import type { FeedEntry } from './feed-items.ts';
import { type FeedOptions, parseFeedRow } from './merchant-item.ts';

/** Names as `readMerchantTable` writes them. */
const MERCHANT_COLUMNS =
  /^(?:id|item_group_id|title|description|(?:sale_)?price|sale_price_effective_date|availability(?:_date)?|(?:additional_)?image_link|brand|colou?r|size|gender|age_group|material|product_type|google_product_category|(?:manufacturer|eu_responsible)_(?:name|address|email)|safety_warnings|related_(?:suits|home|beauties|outfits|bundle|influencer)(?:_header)?)$/;

const MAX_KEY = 100;

export async function* readMerchantRows(
  entries: AsyncIterable<FeedEntry>,
  options: FeedOptions,
): AsyncGenerator<RowEntry> {
  let index = 0;
  for await (const entry of entries) {
    if (entry.kind === 'columns') {
      const unknown = reportUnknownColumns(entry.columns, entry.line, MERCHANT_COLUMNS);
      if (unknown) yield unknown;
      continue;
    }
    if (entry.kind === 'fileIssue') {
      yield { ...entry, isUnreadable: true, reason: `outside every item: ${entry.reason}` };
      continue;
    }
    const location = { index: index++, line: entry.line };
    if (entry.kind === 'broken') {
      yield { ...entry, kind: 'rejected', isUnreadable: true };
      continue;
    }
    const result = parseFeedRow(entry.fields, location, options);
    const id = entry.fields.get('id')?.[0]?.slice(0, MAX_KEY);
    const identity = { line: entry.line, ...(id === undefined ? {} : { key: id }) };
    const group = entry.fields.get('item_group_id')?.[0] ?? entry.fields.get('id')?.[0] ?? '';
    yield 'reason' in result
      ? { kind: 'rejected', ...identity, group, ...result }
      : { kind: 'row', ...identity, ...result };
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
        name === 'additional_image_link' ? value.split(',').map((url) => url.trim()) : [value];
      fields.set(name, values);
    }
    yield { kind: 'item', line: entry.line, fields };
  }
}

/** Field name as in XML: `g:image link` becomes `image_link`. */
function toFeedName(column: string): string {
  return column.replace(/^g:/, '').replaceAll(' ', '_');
}
