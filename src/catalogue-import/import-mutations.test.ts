/** Fuzz tests with damaged files: no crash, no hang, and every row is accounted for. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  sampleCategory,
  sampleProduct,
  sampleVariant,
} from '#features/catalogue/catalogue-records.fixtures.ts';
import { isProblem } from '#kit/problem.ts';
import { completeFeedRows, formatFeedXml } from '#test/fixtures/complete-feed.ts';
import { exportCatalogueLines } from './export/catalogue-export.server.ts';
import {
  createMemoryShop,
  type ImportOutcome,
  type MemoryShop,
  runImport,
} from './import-shop.fixtures.server.ts';
import type { ImportReport } from './report/import-report.ts';

/** Number of damaged files over all formats; set `IMPORT_MUTATIONS=5000` for a thorough run. */
const RUNS = Number(process.env.IMPORT_MUTATIONS ?? 560);

const shopify = new URL('../../test/fixtures/shopify/products.csv', import.meta.url);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parade-mutations-'));
});
afterAll(() => rm(folder, { recursive: true }));

type Damage = {
  readonly kind: 'cut' | 'drop' | 'swap' | 'bytes' | 'mark' | 'twice';
  readonly at: number;
  readonly to: number;
  readonly bytes: Uint8Array;
};

/** From integers: fast-check generates doubles by their bits, and most of those are near 0. */
const share = fc.integer({ min: 0, max: 100_000 }).map((number) => number / 100_000);

const damage: fc.Arbitrary<Damage> = fc.record({
  kind: fc.constantFrom('cut', 'drop', 'swap', 'bytes', 'mark', 'twice'),
  at: share,
  to: share,
  bytes: fc.uint8Array({ minLength: 1, maxLength: 12 }),
});

function apply(file: Buffer, { kind, at, to, bytes }: Damage): Buffer {
  const start = Math.floor(at * file.length);
  const length = Math.floor(to * 400);
  const [before, piece, after] = [
    file.subarray(0, start),
    file.subarray(start, start + length),
    file.subarray(start + length),
  ];
  if (kind === 'cut') return before;
  if (kind === 'drop') return Buffer.concat([before, after]);
  if (kind === 'swap') return Buffer.concat([before, Buffer.from(piece).reverse(), after]);
  if (kind === 'bytes') return Buffer.concat([before, bytes, file.subarray(start + bytes.length)]);
  if (kind === 'twice') return Buffer.concat([before, piece, piece, after]);
  // Removes the next character with a meaning in some format.
  const mark = file
    .subarray(start)
    .findIndex((byte) => '<>",\t{}:&\n'.includes(String.fromCharCode(byte)));
  return mark < 0
    ? file
    : Buffer.concat([file.subarray(0, start + mark), file.subarray(start + mark + 1)]);
}

const header = Object.keys(Object.assign({}, ...completeFeedRows));

/** A file format with a valid file; `count` counts its rows independently, where possible. */
type Kind = {
  readonly name: string;
  readonly createContent: () => Promise<string> | string;
  readonly count?: (text: string, outcome: ImportOutcome) => number | null;
};

const countLines = (text: string): number =>
  text.split('\n').filter((line) => line.trim() !== '').length;

const kinds: readonly Kind[] = [
  {
    name: 'merchant-xml',
    createContent: () => formatFeedXml(completeFeedRows),
    count(text, { issues }) {
      // Counts complete items, unless they are inside of something unclosed.
      const isOpen = issues.some(
        ({ reason }) =>
          reason.startsWith('outside every item') || reason.includes('without an end'),
      );
      return isOpen ? null : (text.match(/<item>/g)?.length ?? 0);
    },
  },
  {
    name: 'merchant-table',
    createContent: () =>
      [
        header,
        ...completeFeedRows.map((row) =>
          header.map((name) => row[name] ?? (name === 'availability' ? 'in_stock' : '')),
        ),
      ]
        .map((cells) => cells.join('\t'))
        .join('\n'),
  },
  { name: 'shopify-csv', createContent: () => readFile(shopify, 'utf8') },
  { name: 'catalogue-lines', createContent: exportFilledShop },
  {
    name: 'reviews',
    createContent: () =>
      Array.from({ length: 40 }, (_, index) =>
        JSON.stringify({
          productHandle: 'tee',
          rating: 1 + (index % 5),
          reviewText: `Nice ${index}`,
          submittedAt: '2026-01-01T00:00:00Z',
        }),
      ).join('\n'),
    count: countLines,
  },
  {
    name: 'categories',
    createContent: () =>
      `key,externalId,name.en,slug.en,parentId\n${Array.from({ length: 40 }, (_, index) => `c${index},${index},Name ${index},name-${index},${index > 3 ? index % 4 : ''}`).join('\n')}`,
  },
  {
    name: 'stock',
    createContent: () =>
      Array.from({ length: 40 }, (_, index) =>
        JSON.stringify({ sku: `AAA00001-1-${index % 9}`, stock: index, price: '12.50' }),
      ).join('\n'),
    count: countLines,
  },
];

async function createFilledShop(): Promise<MemoryShop> {
  const shop = createMemoryShop();
  const { catalogueImport } = shop.ports;
  await catalogueImport.saveCategories([sampleCategory('root'), sampleCategory('leaf', 'root')]);
  const variants = Array.from({ length: 8 }, (_, index) => sampleVariant(`AAA00001-1-${index}`));
  const others = ['a', 'b', 'c', 'd'].map((key, index) =>
    sampleProduct(key, {
      variants: [sampleVariant(`AAA0000${index + 2}-1-1`)],
      categories: ['leaf'],
    }),
  );
  await catalogueImport.saveProducts([
    sampleProduct('tee', { variants, categories: ['leaf'] }),
    ...others,
  ]);
  return shop;
}

async function exportFilledShop(): Promise<string> {
  let text = '';
  for await (const line of exportCatalogueLines((await createFilledShop()).ports)) text += line;
  return text;
}

function expectBalancedCounts({ report, issues }: ImportOutcome): void {
  const countIssues = (severity: string): number =>
    issues.filter((issue) => issue.severity === severity).length;
  const { rows, imported, refused, ignored }: ImportReport = report;
  expect({ rows, refused, ignored }).toEqual({
    rows: imported + refused + ignored,
    refused: countIssues('refused'),
    ignored: countIssues('ignored'),
  });
}

test.each(kinds)(
  'every row of a damaged file is accounted for: $name',
  { timeout: 1_200_000 },
  async ({ name, createContent, count }) => {
    const undamaged = Buffer.from(await createContent());
    const file = join(folder, name);
    let importedFiles = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 4 }), async (damages) => {
        const damaged = damages.reduce(apply, undamaged);
        await writeFile(file, damaged);
        const shop =
          name === 'reviews' || name === 'stock' ? await createFilledShop() : createMemoryShop();
        const outcome = await runImport(shop, file, { allowHosts: ['none.invalid'] }).catch(
          (error: unknown) => {
            // The file may only be refused with a Problem, never crash.
            expect(isProblem(error) ? null : error).toBe(null);
            return null;
          },
        );
        if (!outcome) return;
        expectBalancedCounts(outcome);
        const variants = [...shop.products.values()].reduce(
          (sum, product) => sum + product.variants.length,
          0,
        );
        if (name.startsWith('merchant') || name === 'shopify-csv')
          expect(variants).toBe(outcome.report.variants);
        const rows =
          outcome.report.format === name && count
            ? count(new TextDecoder().decode(damaged), outcome)
            : null;
        if (rows !== null) expect(outcome.report.rows).toBe(rows);
        importedFiles++;
      }),
      { numRuns: Math.ceil(RUNS / kinds.length), seed: 20_261_121 },
    );
    expect(importedFiles).toBeGreaterThan(RUNS / kinds.length / 4);
    if (process.env.IMPORT_MUTATIONS)
      console.log(
        name,
        importedFiles,
        'imported,',
        Math.round(process.memoryUsage.rss() / 2 ** 20),
        'MB',
      );
  },
);

test.each(kinds)(
  'the undamaged file is imported without a refused row: $name',
  async ({ name, createContent }) => {
    const file = join(folder, name);
    await writeFile(file, await createContent());
    const { report } = await runImport(
      name === 'reviews' || name === 'stock' ? await createFilledShop() : createMemoryShop(),
      file,
      {
        allowHosts: ['none.invalid'],
      },
    );
    expect(report).toMatchObject({
      format: name,
      refused: name === 'shopify-csv' || name === 'stock' ? 4 : 0,
    });
  },
);
