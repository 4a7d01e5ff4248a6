/** Reads reviews, categories, stock and prices from tables or JSON Lines, a record per row. */
import type { TableEntry } from '../table/table-rows.ts';

/** Values by field name as normalised by `toField`; empty ones are absent. */
export type RecordFields = ReadonlyMap<string, unknown>;

export type RecordEntry =
  | { readonly kind: 'record'; readonly line: number; readonly fields: RecordFields }
  | {
      readonly kind: 'broken';
      readonly line: number;
      readonly reason: string;
      readonly advice?: string;
    };

/** Normalises a field name: `Product Handle`, `product_handle` and `productHandle` are the same. */
export function toField(name: string): string {
  return name
    .replace(/^\uFEFF/, '')
    .replace(/[\s_-]+/g, '')
    .toLowerCase();
}

export async function* readRecordTable(
  table: AsyncIterable<TableEntry>,
): AsyncGenerator<RecordEntry> {
  for await (const entry of table) {
    if (entry.kind === 'header') continue;
    if (entry.kind === 'broken') yield entry;
    else
      yield {
        kind: 'record',
        line: entry.line,
        fields: new Map([...entry.cells].map(([name, value]) => [toField(name), value])),
      };
  }
}

export async function* readRecordLines(lines: AsyncIterable<string>): AsyncGenerator<RecordEntry> {
  let line = 0;
  for await (const text of lines) {
    line++;
    if (text.trim() === '') continue;
    const fields = parseFields(text);
    if (fields) yield { kind: 'record', line, fields };
    else
      yield {
        kind: 'broken',
        line,
        reason: 'the line is not a JSON object',
        advice: 'write one object a line',
      };
  }
}

function parseFields(text: string): RecordFields | null {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    const filled = Object.entries(value).filter(([, value]) => value !== null && value !== '');
    return new Map(
      filled.map(([name, value]) => [
        toField(name),
        typeof value === 'string' ? value.trim() : value,
      ]),
    );
  } catch {
    return null;
  }
}

/** First of the fields that is a string, number or boolean, as text; '' when none is. */
export function textOf(fields: RecordFields, ...names: readonly string[]): string {
  for (const name of names) {
    const value = fields.get(name);
    if (typeof value === 'string') return value.trim();
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  }
  return '';
}
