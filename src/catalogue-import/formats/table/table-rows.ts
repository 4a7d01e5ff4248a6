/** Reads CSV or TSV row by row, each with the line on which it starts. */
import { CsvError, parse } from 'csv-parse';
import { PlainRecords, type RawRecord } from './plain-records.ts';

/** Cells by lower-case column name, trimmed; empty ones are absent. */
export type Cells = ReadonlyMap<string, string>;

export type TableEntry =
  /** The first entry. */
  | { readonly kind: 'header'; readonly line: number; readonly columns: readonly string[] }
  | { readonly kind: 'row'; readonly line: number; readonly cells: Cells }
  | { readonly kind: 'broken'; readonly line: number; readonly reason: string };

export type Delimiter = ',' | ';' | '\t' | '|';

/** Longest row, in characters; a longer one has a quote that is never closed. */
const MAX_ROW = 1_000_000;

/**
 * A row whose cell count differs from the header's is broken: its values may be in the wrong
 * columns.
 */
export async function* readTable(
  text: AsyncIterable<string>,
  delimiter: Delimiter,
  rename: (column: string) => string = (column) => column,
): AsyncGenerator<TableEntry> {
  let header: readonly string[] | null = null;
  let line = 1;
  try {
    for await (const { raw, record } of readRecords(text, delimiter)) {
      const start = line;
      line += countLines(raw);
      if (record.length === 1 && record[0]?.trim() === '') continue;
      if (!header) {
        header = record.map((name) => toColumn(rename(toColumn(name))));
        yield { kind: 'header', line: start, columns: header };
      } else yield toEntry(header, record, start);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    yield {
      kind: 'broken',
      line,
      reason: 'a quote is opened and never closed: nothing from here on can be read',
    };
  }
}

/** Splits plain rows fast; a full parser takes over at the first quote. */
async function* readRecords(
  text: AsyncIterable<string>,
  delimiter: Delimiter,
): AsyncGenerator<RawRecord> {
  const plain = new PlainRecords(delimiter, MAX_ROW);
  const chunks = text[Symbol.asyncIterator]();
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    const { records, unparsed } = plain.read(next.value);
    yield* records;
    if (unparsed !== null) return yield* parseRecords(unparsed, chunks, delimiter);
  }
  yield* plain.end();
}

/** Writes to the parser by hand: as a stream it drops the valid rows before an error. */
async function* parseRecords(
  start: string,
  chunks: AsyncIterator<string>,
  delimiter: Delimiter,
): AsyncGenerator<RawRecord> {
  const ready: RawRecord[] = [];
  const parser = parse({
    delimiter,
    raw: true,
    relax_quotes: true,
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: MAX_ROW,
    // With `raw`, a record is an object, unlike the library's type.
    on_record(row: unknown) {
      if (isRawRecord(row)) ready.push(row);
      return null;
    },
  });
  parser.resume();
  let fault: Error | null = null;
  parser.on('error', (error) => {
    fault = error;
  });
  const feed = (chunk: string | null): Promise<void> =>
    new Promise((resolve) =>
      chunk === null ? parser.end(() => resolve()) : parser.write(chunk, () => resolve()),
    );
  for (let chunk = start; ; ) {
    await feed(chunk);
    yield* ready.splice(0);
    if (fault) throw fault;
    const next = await chunks.next();
    if (next.done) break;
    chunk = next.value;
  }
  await feed(null);
  yield* ready.splice(0);
  if (fault) throw fault;
}

function isRawRecord(row: unknown): row is RawRecord {
  return (
    typeof row === 'object' &&
    row !== null &&
    'raw' in row &&
    'record' in row &&
    Array.isArray(row.record)
  );
}

/** Normalises a column name. */
export function toColumn(name: string): string {
  return name
    .replace(/^\uFEFF/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

function toEntry(header: readonly string[], record: readonly string[], line: number): TableEntry {
  if (record.length !== header.length) {
    const reason = `has ${record.length} cells where the header has ${header.length}: look for a stray quote or separator`;
    return { kind: 'broken', line, reason };
  }
  const cells = new Map<string, string>();
  for (const [index, value] of record.entries()) {
    const name = header[index] ?? '';
    const trimmed = value.trim();
    if (name !== '' && trimmed !== '' && !cells.has(name)) cells.set(name, trimmed);
  }
  return { kind: 'row', line, cells };
}

function countLines(raw: string): number {
  return raw.match(/\r\n|\n|\r/g)?.length ?? 0;
}
