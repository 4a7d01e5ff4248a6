/** Tests of tables with quotes, line breaks, byte order marks and rows of wrong width. */
import { expect, test } from 'vitest';
import { detectFormat } from '../detect-format.ts';
import { readTable, type TableEntry } from './table-rows.ts';

async function read(text: string, pieceLength = text.length): Promise<TableEntry[]> {
  async function* chunks(): AsyncGenerator<string> {
    for (let at = 0; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength);
  }
  const entries: TableEntry[] = [];
  for await (const entry of readTable(chunks(), ',')) entries.push(entry);
  return entries.slice(1);
}

const summarise = (entry: TableEntry): unknown[] => [
  entry.line,
  entry.kind === 'row' ? [...entry.cells.values()] : entry.kind,
];

test('each row is returned with the line on which it starts, in chunks of any length', async () => {
  const text = '\uFEFFA,B\r\n"x\ny",2\r\n\r\n"q ""z""",3\nfoo "bar" baz,4\n';
  const whole = await read(text);
  expect(whole.map(summarise)).toEqual([
    [2, ['x\ny', '2']],
    [5, ['q "z"', '3']],
    [6, ['foo "bar" baz', '4']],
  ]);
  for (const length of [1, 2, 7]) expect(await read(text, length)).toEqual(whole);
});

test('a row of another width is broken, and so is everything after a quote that is never closed', async () => {
  expect((await read('a,b\n1\n1,2,3\n1,2\n"open,2\n3,4')).map(summarise)).toEqual([
    [2, 'broken'],
    [3, 'broken'],
    [4, ['1', '2']],
    [5, 'broken'],
  ]);
});

test.each([
  ['<?xml version="1.0"?><rss>', 'merchant-xml'],
  ['id\ttitle\tprice\tavailability\n', 'merchant-table'],
  ['"ID","Title","Price","Availability"\r\n', 'merchant-table'],
  ['\uFEFFHandle;Title;Variant Price\n', 'shopify-csv'],
  ['name,age\n', undefined],
])('the format of %j is detected by its content', (start, format) => {
  expect(detectFormat(start)?.format).toBe(format);
});
