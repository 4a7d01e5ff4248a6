/** Tests of the import command from its arguments to its output. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createMemoryShop,
  feed,
  item,
  type MemoryShop,
} from '#catalogue-import/import-shop.fixtures.server.ts';
import { runImportCommand } from './import.ts';

let folder: string;
let file: string;
let shop: MemoryShop;
let closed: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parade-command-'));
  file = join(folder, 'feed.xml');
  shop = createMemoryShop();
  closed = 0;
});
afterEach(() => rm(folder, { recursive: true }));

async function run(...args: string[]): Promise<{ code: number; text: string }> {
  let text = '';
  const output = { write: (piece: string) => (text += piece) };
  const openPorts = async () => ({
    ports: shop.ports,
    fascias: ['aldermoor'],
    close: async () => void closed++,
  });
  const standardInput = Readable.from([]);
  const code = await runImportCommand({
    args,
    standardInput,
    cwd: folder,
    dataDir: folder,
    openPorts,
    output,
    now: new Date('2026-11-21T12:00:00Z'),
  });
  return { code, text };
}

test('imports directly if no shop is running, and prints the result', async () => {
  await writeFile(file, feed(item({ image_link: '' }), item({ id: 'bad\u009b', price: '' })));
  const { code, text } = await run('feed.xml', '--fascia', 'aldermoor');
  expect(code).toBe(0);
  expect(text).toContain(
    'line 4, bad : refused, price missing\n  line 3, tee-1: warning, image_link missing\n',
  );
  expect(text).toContain('2 rows: 1 imported, 1 refused, 0 ignored; 1 warning.\n');
  expect(text).toContain('1 product with 1 variant: 1 new, 0 changed, 0 as before.');
  expect(text).toContain('Correct the refused rows and import again');
  expect(closed).toBe(1);
});

test('an issue of many rows is printed once, after the problems, with row and line', async () => {
  const items = Array.from({ length: 9 }, (_, index) =>
    item({ id: `t${index}`, title: `Tee ${index}`, color: `Shade ${index}q`, image_link: '' }),
  );
  await writeFile(file, feed(...items, item({ id: 'bad', price: '' })));
  const { text } = await run('feed.xml');
  expect(text).toContain('  line 12, bad: refused, price missing\n');
  expect(text).toContain(
    '  line 3, t0: warning, image_link missing\n    the same on line 4, 5, and 6 more\n',
  );
  expect(text.indexOf('refused, price')).toBeLessThan(text.indexOf('image_link'));
  const rows = (await readFile(join(folder, 'import', 'report.csv'), 'utf8')).split('\r\n');
  expect(rows.slice(0, 2)).toEqual([
    'row,line,product,outcome,field,value,reason,what to do',
    '10,12,bad,refused,price,,price missing,fill it in',
  ]);
  expect(rows).toContain(',,,altered,image_link,,and 6 more rows like the 3 above,name a picture');
  expect(rows).toHaveLength(2 + 4 + 4 + 1);
});

test.each([
  [0, /^Done in [\d.]+ s\. Importing again/m],
  [
    300,
    /^Saved in [\d.]+ s; 1 of 2 \(search and pages of each server\) are still up to 300 changes behind: /m,
  ],
])('reports completion only when all consumers are %i changes behind', async (behind, printed) => {
  const consumers = async () => [
    { name: 'search 1', behind: 0, silentSeconds: 0 },
    { name: 'search 2', behind, silentSeconds: 20 },
  ];
  shop = { ...shop, ports: { ...shop.ports, changes: { newest: async () => '9', consumers } } };
  await writeFile(file, feed(item({ image_link: '' })));
  expect((await run('feed.xml')).text).toMatch(printed);
});

test('exits with 1 if nothing was imported, and prints the reason', async () => {
  expect(await run()).toMatchObject({
    code: 1,
    text: expect.stringContaining('npm run import -- FILE|URL|-'),
  });
  expect(await run(file, '--nonsense')).toMatchObject({
    code: 1,
    text: expect.stringContaining('--fascia'),
  });
  expect(await run(file)).toMatchObject({
    code: 1,
    text: expect.stringContaining('cannot be found: check the path'),
  });
  await writeFile(file, feed(item({ price: '' })));
  expect(await run(file)).toMatchObject({
    code: 1,
    text: expect.stringContaining('Nothing was imported'),
  });
  await writeFile(file, feed(item()));
  expect(await run(file, '--fascia', 'x')).toMatchObject({
    code: 1,
    text: expect.stringContaining('There is no fascia x'),
  });
  expect(closed).toBe(3);
});
