/** What a file is, told by its first characters and never by its name. */
import type { ImportFormat } from '../import-report.ts';
import { type Delimiter, toColumn } from './table-rows.ts';

export type Recognised = { readonly format: ImportFormat; readonly delimiter: Delimiter };

const DELIMITERS: readonly Delimiter[] = ['\t', ',', ';', '|'];

/** Column names that only this kind of table has, all of them needed. */
const TABLES: readonly (readonly [ImportFormat, readonly (readonly string[])[]])[] = [
  ['shopify-csv', [['handle', 'title', 'variant price']]],
  ['merchant-table', [['id', 'title', 'price', 'availability']]],
  [
    'categories',
    [
      ['key', 'slug.en', 'parentid'],
      ['slug', 'name', 'parentslug'],
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

/** null for a file of none of these kinds. `start` holds the whole first line. */
export function recogniseFormat(start: string): Recognised | null {
  const text = start.replace(/^\uFEFF/, '').trimStart();
  if (text.startsWith('<')) return { format: 'merchant-xml', delimiter: ',' };
  if (text.startsWith('{')) {
    const format = recogniseLines(text);
    return format && { format, delimiter: ',' };
  }
  const [header = ''] = text.split(/\r\n|\n|\r/, 1);
  for (const delimiter of DELIMITERS) {
    const columns = new Set(header.split(delimiter).map((name) => toColumn(name.replaceAll('"', '')).replaceAll('_', ' ')));
    const found = TABLES.find(([, sets]) => sets.some((names) => names.every((name) => columns.has(name))));
    if (found) return { format: found[0], delimiter };
  }
  return null;
}

/** Told by the first line, which each kind of ours begins with. */
function recogniseLines(text: string): ImportFormat | null {
  const [first = ''] = text.split('\n', 1);
  const has = (name: string): boolean => new RegExp(`"${name}"\\s*:`).test(first);
  if (/"type"\s*:\s*"(?:catalogue|category|product)"/.test(first)) return 'catalogue-lines';
  if (has('rating') && (has('productHandle') || has('productKey'))) return 'reviews';
  return has('sku') && (has('stock') || has('price')) ? 'stock' : null;
}
