/** Reads the measurements of a product's sizes from the tables of its size guide. */
import type { ContentPage } from '#features/content/content.ts';
import { readHtmlText } from '#features/content/text/read-page-text.ts';
import { walkContent } from '#features/content/walk-content.ts';

export type SizeTable = {
  /** The product's sizes that the table has, in ascending order. */
  readonly sizes: readonly string[];
  /** Heading of the sizes' column: `UK`. */
  readonly heading: string;
  readonly measures: readonly SizeMeasure[];
};

export type SizeMeasure = {
  /** Heading of the column, in the language of the guide: `Bust`. */
  readonly name: string;
  /** Centimetres by size; both ends are equal where the table has one number. */
  readonly ranges: readonly (readonly [from: number, to: number])[];
};

/** Characters read of each field of HTML, and fields read of each page. */
const MAX_HTML = 50_000;
const MAX_FIELDS = 5_000;
/** With fewer sizes nothing can be compared. */
const MIN_SIZES = 2;

/** `78 cm`, `70–85 cm`, also where inches follow; the Arabic unit is `سم`. */
const CENTIMETRES = /^(\d+(?:[.,]\d+)?)(?:\s*[–-]\s*(\d+(?:[.,]\d+)?))?\s*(?:cm|سم)(?!\p{L})/u;

/**
 * The table with the most of the product's sizes as headings of rows, if it has columns in
 * centimetres; null where no table has two of them.
 */
export function findSizeTable(
  { sections }: Pick<ContentPage, 'sections'>,
  sizes: readonly string[],
): SizeTable | null {
  const tables: SizeTable[] = [];
  let fields = 0;
  for (const { key, value } of walkContent(sections)) {
    if (++fields > MAX_FIELDS) break;
    if (key !== 'html' || typeof value !== 'string') continue;
    for (const [, table = ''] of value.slice(0, MAX_HTML).matchAll(/<table\b([\s\S]*?)<\/table>/gi))
      tables.push(toSizeTable(table, sizes));
  }
  const [best, next] = tables
    .filter((table) => table.measures.length > 0 && table.sizes.length >= MIN_SIZES)
    .toSorted((a, b) => b.sizes.length - a.sizes.length);
  // Two tables with the same names of sizes, such as for men's shirts and belts: either may apply.
  return !best || next?.sizes.length === best.sizes.length ? null : best;
}

type Row = {
  readonly heading: string;
  /** Column of the heading. */
  readonly column: number;
  readonly cells: readonly string[];
};

function toSizeTable(table: string, sizes: readonly string[]): SizeTable {
  const rows = [...table.matchAll(/<tr\b[^<>]*>([\s\S]*?)<\/tr>/gi)].map(([, row = '']) =>
    readRow(row),
  );
  const bySize = new Map(rows.map((row) => [row.heading, row]));
  const found = sizes.flatMap((size) => bySize.get(size) ?? []);
  const names = rows[0]?.cells ?? [];
  const measures = names.flatMap((name, column) => {
    const ranges = found.map(({ cells }) => readRange(cells[column] ?? ''));
    return isComplete(ranges) && isAscending(ranges) ? [{ name, ranges }] : [];
  });
  return {
    sizes: found.map(({ heading }) => heading),
    heading: names[found[0]?.column ?? 0] ?? '',
    measures,
  };
}

/** The heading is the cell with the scope of a row, else the first. */
function readRow(row: string): Row {
  const cells = [...row.matchAll(/<t[dh]\b([^<>]*)>([\s\S]*?)<\/t[dh]>/gi)].map(
    ([, attributes = '', html = '']) => ({
      isHeading: /scope\s*=\s*["']?row\b/i.test(attributes),
      text: readHtmlText(html),
    }),
  );
  const column = Math.max(
    0,
    cells.findIndex(({ isHeading }) => isHeading),
  );
  return { heading: cells[column]?.text ?? '', column, cells: cells.map(({ text }) => text) };
}

type Range = SizeMeasure['ranges'][number];

function readRange(cell: string): Range | null {
  const [, from, to = from] = CENTIMETRES.exec(cell) ?? [];
  if (from === undefined || to === undefined) return null;
  return [readNumber(from), readNumber(to)];
}

function readNumber(text: string): number {
  return Number(text.replace(',', '.'));
}

function isComplete(ranges: readonly (Range | null)[]): ranges is readonly Range[] {
  return ranges.every((range) => range !== null);
}

/** Sizes that are equal in a measure, such as lengths, cannot be told apart by it. */
function isAscending(ranges: readonly Range[]): boolean {
  return ranges.every(([from, to], index) => {
    const [previousFrom, previousTo] = ranges[index - 1] ?? [-1, -1];
    return from + to > previousFrom + previousTo;
  });
}
