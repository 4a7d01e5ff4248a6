/** Reads the measurements of a product's sizes from the tables of its size guide. */
import type { ContentPage } from '#features/content/content.ts';
import { extractHtmlText } from '#features/content/text/extract-page-text.ts';
import { walkContent } from '#features/content/walk-content.ts';
import { findSizeSystem } from '#features/listing/facets/facet-value-groups.ts';

export type SizeTable = {
  /** The product's sizes that the table has, in ascending order. */
  readonly sizes: readonly string[];
  /** Heading of the column of the sizes: `UK`. */
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
export const MAX_MEASURES = 12;

/** `78 cm`, `70–85 cm`, also where inches follow; the Arabic unit is `سم`. */
const CENTIMETRES = /^(\d+(?:[.,]\d+)?)(?:\s*[–-]\s*(\d+(?:[.,]\d+)?))?\s*(?:cm|سم)(?!\p{L})/u;

/**
 * The table with the most of the product's sizes in one of its columns, if it has columns in
 * centimetres; null where no table has two of them, or where the table may be another department's.
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
  const [best, ...others] = tables
    .filter((table) => table.sizes.length >= MIN_SIZES)
    // In a table of the same sizes without centimetres nothing can be compared.
    .toSorted((a, b) => b.sizes.length - a.sizes.length || b.measures.length - a.measures.length);
  if (!best || best.measures.length === 0 || hasGap(best.sizes, sizes)) return null;
  return others.some((other) => mayReplace(other, best)) ? null : best;
}

/** A size between two of the table is missing: "one size larger" would not be the next one. */
function hasGap(tableSizes: readonly string[], sizes: readonly string[]): boolean {
  const [first = '', last = ''] = [tableSizes[0], tableSizes.at(-1)];
  return sizes.indexOf(last) - sizes.indexOf(first) >= tableSizes.length;
}

/**
 * Two tables have the same names of sizes, such as for men's shirts and belts, and either may
 * apply; a table without centimetres counts unless it converts the sizes of the other.
 */
function mayReplace(other: SizeTable, best: SizeTable): boolean {
  if (other.sizes.length < best.sizes.length) return false;
  return other.measures.length > 0 || nameSystem(other.heading) !== nameSystem(best.heading);
}

/** `UK (label)` and `UK` name the same system. */
function nameSystem(heading: string): string {
  return heading.replace(/\(.*/, '').trim();
}

type Row = {
  /** Column of the heading. */
  readonly column: number;
  readonly cells: readonly string[];
};

function toSizeTable(table: string, sizes: readonly string[]): SizeTable {
  const rows = [...table.matchAll(/<tr\b[^<>]*>([\s\S]*?)<\/tr>/gi)].map(([, row = '']) =>
    parseRow(row),
  );
  const names = rows[0]?.cells ?? [];
  const column = findSizeColumn(rows, sizes);
  const bySize = Map.groupBy(rows, ({ cells }) => cells[column] ?? '');
  const listedSizes = sizes.filter((size) => bySize.has(size));
  const measures = names.flatMap((name, nth) => {
    const ranges = listedSizes.map((size) =>
      mergeRanges((bySize.get(size) ?? []).map(({ cells }) => parseRange(cells[nth] ?? ''))),
    );
    return isComplete(ranges) && isAscending(ranges) ? [{ name, ranges }] : [];
  });
  return {
    sizes: listedSizes,
    heading: names[column] ?? '',
    measures: measures.slice(0, MAX_MEASURES),
  };
}

/**
 * The column with the most of the sizes; of several the one of the rows' headings. Only letters
 * count in the others: the same number is another size in another system.
 */
function findSizeColumn(rows: readonly Row[], sizes: readonly string[]): number {
  const sizeColumn = rows.at(-1)?.column ?? 0;
  const count = (column: number) => {
    const cells = new Set(rows.map((row) => row.cells[column]));
    const counts = (size: string) => column === sizeColumn || findSizeSystem(size) === 'letter';
    return sizes.filter((size) => counts(size) && cells.has(size)).length;
  };
  const columns = rows[0]?.cells.map((_, column) => column) ?? [];
  return [sizeColumn, ...columns].reduce((best, column) =>
    count(column) > count(best) ? column : best,
  );
}

/** A size of several rows, such as M for 12 and 14, reaches from the first to the last. */
function mergeRanges(ranges: readonly (Range | null)[]): Range | null {
  if (!isComplete(ranges)) return null;
  return [Math.min(...ranges.map(([from]) => from)), Math.max(...ranges.map(([, to]) => to))];
}

/** The heading is the cell with the scope of a row, else the first. */
function parseRow(row: string): Row {
  const cells = [...row.matchAll(/<t[dh]\b([^<>]*)>([\s\S]*?)<\/t[dh]>/gi)].map(
    ([, attributes = '', html = '']) => ({
      isHeading: /scope\s*=\s*["']?row\b/i.test(attributes),
      text: extractHtmlText(html),
    }),
  );
  const column = Math.max(
    0,
    cells.findIndex(({ isHeading }) => isHeading),
  );
  return { column, cells: cells.map(({ text }) => text) };
}

type Range = SizeMeasure['ranges'][number];

function parseRange(cell: string): Range | null {
  const [, from, to = from] = CENTIMETRES.exec(cell) ?? [];
  if (from === undefined || to === undefined) return null;
  return [parseNumber(from), parseNumber(to)];
}

function parseNumber(text: string): number {
  return Number(text.replace(',', '.'));
}

function isComplete(ranges: readonly (Range | null)[]): ranges is readonly Range[] {
  return ranges.every((range) => range !== null);
}

/** Sizes that are equal in a measure, such as lengths, cannot be distinguished by it. */
function isAscending(ranges: readonly Range[]): boolean {
  return ranges.every(([from, to], index) => {
    const [previousFrom, previousTo] = ranges[index - 1] ?? [-1, -1];
    return from + to > previousFrom + previousTo;
  });
}
