/** Table of messages as translators edit it in a spreadsheet: CSV in UTF-8. */
import { parse } from 'csv-parse/sync';
import { SOURCE_LOCALE } from '#tools/build/messages-plugin.ts';
import { findTranslation, type LocaleTexts } from './locale-texts.ts';

export const KEY_COLUMN = 'key';
export const USES_COLUMN = 'where used';

/** Spreadsheets recognise UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * One row for each message: its key, where it is used, the English text, and a column for each of
 * `tags`, empty where there is no translation.
 */
export function writeTable(
  { sources, translations }: LocaleTexts,
  tags: readonly string[],
  findUses: (key: string) => readonly string[],
): string {
  const rows = sources.map(({ key, text, file }) => [
    ...[key, [...new Set([file, ...findUses(key)])].join(' '), text],
    ...tags.map((tag) => findTranslation(translations.get(tag) ?? [], key) ?? ''),
  ]);
  const head = [KEY_COLUMN, USES_COLUMN, SOURCE_LOCALE, ...tags];
  return BYTE_ORDER_MARK + [head, ...rows].map(writeRow).join('');
}

function writeRow(cells: readonly string[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`;
}

function writeCell(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows of a table with any of the delimiters that spreadsheets write.
 * @throws Error for quotation marks that are not closed.
 */
export function readTable(text: string): readonly (readonly string[])[] {
  const rows: unknown = parse(text, {
    bom: true,
    delimiter: findDelimiter(text),
    relax_column_count: true,
  });
  return Array.isArray(rows) ? rows.map(toCells) : [];
}

function toCells(row: unknown): readonly string[] {
  return Array.isArray(row) ? row.map((cell) => String(cell).replaceAll('\r\n', '\n')) : [];
}

/** The one that is most frequent in the first line. */
function findDelimiter(text: string): string {
  const [head = ''] = text.split('\n', 1);
  const countCells = (delimiter: string) => head.split(delimiter).length;
  return [',', ';', '\t'].toSorted((a, b) => countCells(b) - countCells(a))[0] ?? ',';
}
