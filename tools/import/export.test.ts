/** Tests of the export command: formats, destinations and no partial files. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createMemoryCatalogue,
  type MemoryCatalogue,
} from '#catalogue-import/memory/memory-catalogue.fixtures.ts';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import { runExportCommand } from './export.ts';

let folder: string;
let shop: MemoryCatalogue;
let closed: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parade-export-'));
  shop = createMemoryCatalogue();
  await shop.catalogueImport.saveProducts([
    sampleProduct('tee', { variants: [sampleVariant('AAA00001-1-1')] }),
  ]);
  closed = 0;
});
afterEach(() => rm(folder, { recursive: true }));

async function run(...args: string[]): Promise<{ code: number; text: string }> {
  const output = new PassThrough();
  const close = async () => void closed++;
  const scope = { fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP' } as const;
  const feed = {
    scope,
    catalogue: { readProducts: async () => [] },
    urls: { origin: 'https://shop.example', prefix: '' },
    title: 'Aldermoor',
    loadTerms: async () => ({
      delivery: null,
      returns: { days: 28, postage: 'free' } as const,
      isPreloved: false,
    }),
  };
  const openSources = async () => ({ ports: shop, feeds: [feed], close });
  const code = await runExportCommand({ args, cwd: folder, dataDir: folder, openSources, output });
  return { code, text: String(output.read() ?? '') };
}

test('writes JSON Lines to a file, or to the standard output', async () => {
  expect(await run('jsonl')).toEqual({
    code: 0,
    text: `Written to ${join(folder, 'catalogue.jsonl')}\n`,
  });
  const lines = (await readFile(join(folder, 'catalogue.jsonl'), 'utf8')).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).type)).toEqual(['catalogue', 'product']);
  expect((await run('jsonl', '-')).text.trim().split('\n')).toEqual(lines);
  expect(closed).toBe(2);
});

test('writes the feed of a fascia and language, and the schema', async () => {
  expect((await run('merchant', '-')).text).toContain('<title>Aldermoor</title>');
  expect(JSON.parse((await run('schema', '-')).text)).toHaveProperty('$schema');
});

test('leaves no file behind when it fails', async () => {
  await expect(run('merchant', '--locale', 'xx')).rejects.toMatchObject({
    code: 'export.unknownFeed',
  });
  expect((await run('nonsense')).text).toContain('npm run export -- jsonl|merchant|schema');
  expect(await readdir(folder)).toEqual([]);
  expect(closed).toBe(1);
});
