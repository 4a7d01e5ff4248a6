/** Tests that the fast splitter and the full parser give the same rows. */
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PlainRecords } from './plain-records.ts';
import { readTable } from './table-rows.ts';

const OPTIONS = {
  delimiter: '\t',
  relax_quotes: true,
  relax_column_count: true,
  record_delimiter: ['\r\n', '\n', '\r'],
};

async function* chunksOf(text: string, size: number) {
  for (let from = 0; from < text.length; from += size) yield text.slice(from, from + size);
}

async function cellsOf(text: string, size: number): Promise<unknown[][]> {
  const entries: unknown[][] = [];
  for await (const entry of readTable(chunksOf(text, size), '\t')) {
    if (entry.kind === 'header') entries.push([entry.line, ...entry.columns]);
    else if (entry.kind === 'row') entries.push([entry.line, ...entry.cells.values()]);
    else entries.push([entry.line, 'broken']);
  }
  return entries;
}

/** Rows by the full parser alone. */
function parseFully(text: string): string[][] {
  return parse(text, OPTIONS).filter((row) => row.length > 1 || row[0]?.trim() !== '');
}

test('a table gives the same rows as the full parser alone, in chunks of any length', async () => {
  const cell = fc.constantFrom('a', 'b c', '', '7,5', 'x"y', '"q\t\n1"', '"say ""so"""');
  const ending = fc.constantFrom('\n', '\r\n', '\r');
  const body = fc
    .array(fc.tuple(cell, cell, ending), { maxLength: 8 })
    .map((rows) => rows.map(([one, two, end]) => `${one}\t${two}${end}`).join(''));
  await fc.assert(
    fc.asyncProperty(
      body,
      fc.integer({ min: 1, max: 9 }),
      fc.boolean(),
      async (rows, size, isOpen) => {
        const text = `one\ttwo\n${isOpen ? rows.replace(/[\r\n]+$/, '') : rows}`;
        const cells = (await cellsOf(text, size)).map((row) => row.slice(1));
        const expected = parseFully(text).map((row) =>
          row.map((value) => value.trim()).filter((value) => value !== ''),
        );
        expect(cells).toEqual(expected);
      },
    ),
  );
});

test('lines are counted on after the parser takes over', async () => {
  expect(await cellsOf('one\ttwo\r\na\tb\r\n\r\n"c\nc"\td\ne\tf\n', 4)).toEqual([
    [1, 'one', 'two'],
    [2, 'a', 'b'],
    [4, 'c\nc', 'd'],
    [6, 'e', 'f'],
  ]);
});

test('a table without quotes is split without the parser, which gets a line that is too long', () => {
  const plain = new PlainRecords(',', 10);
  expect(plain.read('a,b\nc,')).toMatchObject({
    records: [{ record: ['a', 'b'] }],
    unparsed: null,
  });
  expect(plain.read('d\r')).toEqual({ records: [], unparsed: null });
  expect(plain.read('\ne,f')).toMatchObject({
    records: [{ record: ['c', 'd'], raw: 'c,d\r\n' }],
    unparsed: null,
  });
  expect(plain.end()).toMatchObject([{ record: ['e', 'f'] }]);
  expect(plain.read('0123456789').unparsed).toBe('e,f0123456789');
});
