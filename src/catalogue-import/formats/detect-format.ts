/** Detects a file's format by its content, never by its name. */
import type { ImportFormat } from '../report/import-report.ts';
import { toField } from './records/record-entries.ts';
import { REVIEW_NAMES } from './records/review-record.ts';
import type { Delimiter } from './table/table-rows.ts';

export type DetectedFormat = {
  readonly format: ImportFormat;
  readonly delimiter: Delimiter;
  readonly isJsonLines?: true;
};

const DELIMITERS: readonly Delimiter[] = ['\t', ',', ';', '|'];

/** Column names that identify a format: all names of one of the sets are required. */
const TABLE_COLUMNS: readonly (readonly [ImportFormat, readonly (readonly string[])[]])[] = [
  ['shopify-csv', [['handle', 'title', 'variantprice']]],
  // Before stock, since it has sku and price columns too.
  [
    'magento-csv',
    [
      ['sku', 'producttype', 'attributesetcode'],
      ['sku', 'producttype', 'additionalattributes'],
      ['sku', 'configurablevariations'],
    ],
  ],
  [
    'reviews',
    REVIEW_NAMES.rating.flatMap((rating) =>
      REVIEW_NAMES.product.map((product) => [rating, product]),
    ),
  ],
  ['merchant-table', [['id', 'title', 'price', 'availability']]],
  [
    'categories',
    [
      ['slug.en', 'parentid'],
      ['slug', 'name', 'parentslug'],
      ['slug', 'name.en', 'parentslug'],
    ],
  ],
  [
    'stock',
    [
      ['sku', 'stock'],
      ['sku', 'quantity'],
      ['sku', 'price'],
    ],
  ],
];

/** null for an unknown format. `start` must contain the whole first line. */
export function detectFormat(
  start: string,
  rename: (column: string) => string = (column) => column,
): DetectedFormat | null {
  const text = start.replace(/^\uFEFF/, '').trimStart();
  if (text.startsWith('<')) return { format: 'merchant-xml', delimiter: ',' };
  const [header = ''] = text.split(/\r\n|\n|\r/, 1);
  if (text.startsWith('{')) {
    const format = detectJsonLines(header);
    return format && { format, delimiter: ',', isJsonLines: true };
  }
  for (const delimiter of DELIMITERS) {
    const columns = new Set(
      header
        .split(delimiter)
        .map((name) => toField(rename(name.replaceAll('"', '').trim()).replace(/^g:/, ''))),
    );
    const match = TABLE_COLUMNS.find(([, sets]) =>
      sets.some((names) => names.every((name) => columns.has(name))),
    );
    if (match) return { format: match[0], delimiter };
  }
  return null;
}

/** Detects the format of JSON Lines by the first line. */
function detectJsonLines(firstLine: string): ImportFormat | null {
  if (/"type"\s*:\s*"(?:catalogue|category|product|review|question)"/.test(firstLine))
    return 'catalogue-lines';
  const names = new Set(
    [...firstLine.matchAll(/"([\w .-]{1,40})"\s*:/g)].map(([, name = '']) => toField(name)),
  );
  return (
    TABLE_COLUMNS.find(([format, sets]) => {
      return (
        (format === 'reviews' || format === 'stock') &&
        sets.some((required) => required.every((name) => names.has(name)))
      );
    })?.[0] ?? null
  );
}
