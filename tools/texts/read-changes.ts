/** Reads the translations of a table, and lists every invalid cell. */
import { SOURCE_LOCALE } from '#tools/build/messages-plugin.ts';
import { listTextFaults } from './check-text.ts';
import {
  findTranslation,
  type LocaleTexts,
  type SourceText,
  type TextChanges,
} from './locale-texts.ts';
import { KEY_COLUMN, USES_COLUMN } from './texts-csv.ts';

export type CellFault = {
  /** Number of the row as a spreadsheet counts; the head is 1. */
  readonly row: number;
  /** Name of the column. */
  readonly field: string;
  readonly reason: string;
};

export type ReadChanges = { readonly changes: TextChanges; readonly faults: readonly CellFault[] };

/** An empty cell leaves the translation as it is. */
export function readChanges(rows: readonly (readonly string[])[], texts: LocaleTexts): ReadChanges {
  const [head = [], ...body] = rows;
  const faults: CellFault[] = listHeadFaults(head, texts).map((fault) => ({ row: 1, ...fault }));
  const changes = new Map<string, Map<string, string>>();
  if (faults.length > 0) return { changes, faults };
  const sources = new Map(texts.sources.map((source) => [source.key, source]));
  const seen = new Map<string, number>();
  for (const [index, cells] of body.entries()) {
    const row = index + 2;
    if (cells.every((cell) => cell === '')) continue;
    const cellsByColumn = new Map(head.map((name, position) => [name, cells[position] ?? '']));
    const key = cellsByColumn.get(KEY_COLUMN) ?? '';
    const source = sources.get(key);
    const reason = findRowFault(cells, { head, key, source, first: seen.get(key) });
    if (reason) faults.push({ row, ...reason });
    seen.set(key, row);
    if (reason || !source) continue;
    for (const { tag, text, reasons } of readCells(cellsByColumn, source, texts)) {
      faults.push(...reasons.map((fault) => ({ row, field: tag, reason: fault })));
      if (reasons.length === 0) changes.set(tag, (changes.get(tag) ?? new Map()).set(key, text));
    }
  }
  return { changes, faults };
}

type ColumnFault = Omit<CellFault, 'row'>;

function listHeadFaults(
  head: readonly string[],
  { translations }: LocaleTexts,
): readonly ColumnFault[] {
  const tags = [...translations.keys()];
  const known = [KEY_COLUMN, USES_COLUMN, SOURCE_LOCALE, ...tags];
  return [
    ...(head.includes(KEY_COLUMN) ? [] : [{ field: KEY_COLUMN, reason: 'the column is missing' }]),
    ...head
      .filter((name) => !known.includes(name))
      .map((name) => ({
        field: name,
        reason: `is not a column of this table: ${known.join(', ')}`,
      })),
    ...head
      .filter((name, position) => head.indexOf(name) !== position)
      .map((name) => ({ field: name, reason: 'occurs twice' })),
  ];
}

type RowContext = {
  readonly head: readonly string[];
  readonly key: string;
  readonly source: SourceText | undefined;
  /** Row that has the same key. */
  readonly first: number | undefined;
};

function findRowFault(
  cells: readonly string[],
  { head, key, source, first }: RowContext,
): ColumnFault | null {
  if (cells.length !== head.length)
    return {
      field: KEY_COLUMN,
      reason: `the row has ${cells.length} cells, and the head ${head.length}`,
    };
  if (!source) return { field: KEY_COLUMN, reason: `there is no message ${key}` };
  if (first !== undefined)
    return { field: KEY_COLUMN, reason: `${key} is already in row ${first}` };
  const english = head.indexOf(SOURCE_LOCALE);
  if (english >= 0 && cells[english] !== source.text)
    return {
      field: SOURCE_LOCALE,
      reason: `the English text is now ${JSON.stringify(source.text)}; edit it in ${source.file}`,
    };
  return null;
}

/** Cells that differ from the present translation, with their faults. */
function readCells(
  cellsByColumn: ReadonlyMap<string, string>,
  { key, text: english }: SourceText,
  { translations }: LocaleTexts,
) {
  return [...translations].flatMap(([tag, files]) => {
    const text = cellsByColumn.get(tag) ?? '';
    if (text === '' || text === findTranslation(files, key)) return [];
    return [{ tag, text, reasons: listTextFaults(english, text, tag) }];
  });
}
