/** Tests with real retailers' files, not in the repository: run with PARADE_FEEDS=FOLDER. */
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ProductRecord } from '#features/catalogue/catalogue-records.ts';
import { readTable } from './formats/table/table-rows.ts';
import { createMemoryShop, type ImportOutcome, runImport } from './import-shop.fixtures.server.ts';

const folder = process.env.PARADE_FEEDS ?? '';
const fileOf = (path: string): string => join(folder, path);
async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

/** Normalises cells as `readTable` does: lower-case names, trimmed values, no empty ones. */
function normaliseCells(row: Record<string, string>): Record<string, string> {
  const cells = Object.entries(row).map(
    ([name, value]) => [name.toLowerCase(), value.trim()] as const,
  );
  return Object.fromEntries(cells.filter(([, value]) => value !== ''));
}

const offline = { allowHosts: ['none.invalid'] };

describe.skipIf(!existsSync(fileOf('shopify/products.csv')))('real files', () => {
  const shop = createMemoryShop();
  let outcome: ImportOutcome;
  beforeAll(async () => {
    outcome = await runImport(shop, fileOf('shopify/products.csv'), offline);
  });

  const productOf = (key: string): ProductRecord => {
    const found = shop.products.get(key);
    if (!found) throw new Error(`no product ${key}`);
    return found;
  };
  const issuesOn = (line: number): string =>
    outcome.issues
      .filter((issue) => issue.line === line && issue.field !== 'picture')
      .map(({ severity, reason }) => `${severity}: ${reason}`)
      .join('; ');

  test('the export comes to its totals, every row accounted for', () => {
    const { report } = outcome;
    expect(report).toMatchObject({
      rows: 471,
      imported: 467,
      refused: 4,
      ignored: 0,
      variants: 296,
      products: { created: 134 },
    });
    const products = [...shop.products.values()];
    expect(products.filter(({ status }) => status === 'live')).toHaveLength(132);
    const variants = products.flatMap((product) => product.variants);
    expect(variants.filter(({ prices }) => prices.GBP?.wasCentAmount !== undefined)).toHaveLength(
      114,
    );
    // 335 distinct URLs are remote; one belongs to a row whose product is refused.
    expect(report.pictures).toEqual({ saved: 22, reused: 0, failed: 334 });
  });

  test('importing again changes nothing', async () => {
    const { report } = await runImport(shop, fileOf('shopify/products.csv'), offline);
    expect(report.products).toEqual({ created: 0, updated: 0, unchanged: 134 });
  });

  test.each([
    [1, 'season (product.metafields.custom.season)'],
    [37, 'warning: Variant SKU "\'883360541068M" read as "883360541068M"'],
    [53, 'refused: Variant Price missing'],
    [85, 'warning: Variant SKU "701643458509M" is already used on line 72'],
    [86, 'warning: option Width left out'],
    [104, 'refused: has the same colour and size as the item on line 103'],
    [141, 'warning: option Width was added to the size'],
    [159, 'warning: option Width left out'],
    [160, 'warning: option Width left out'],
    [205, 'refused: no row of the product tartan-scarf with a Title comes before it'],
    [214, 'warning: Variant Compare At Price "8.99" ignored: it is not above the price'],
    [270, 'warning: Variant SKU missing'],
    [294, 'refused: Variant Price "12,50 GBP" is ambiguous'],
    [302, 'warning: Variant Compare At Price "2.99" ignored: it is not above the price'],
    [410, 'warning: Variant Inventory Qty "-5" is below 0: taken as 0'],
    [
      439,
      'warning: Handle "Green_Crystal Earring" is not a valid slug: green-crystal-earring is used',
    ],
    [480, 'warning: Variant Inventory Qty "-3" is below 0: taken as 0'],
  ])('line %i: %s', (line, words) => {
    expect(issuesOn(line)).toContain(words);
  });

  test('each product that needs care is what a sane importer makes of it', () => {
    const sizesOf = (key: string) => [...new Set(productOf(key).variants.map(({ size }) => size))];
    const stocksOf = (key: string) => productOf(key).variants.map(({ stock }) => stock);
    expect(productOf('classic-wrap').colours).toHaveLength(5);
    expect(productOf('quilted-jacket').colours).toHaveLength(1);
    expect(sizesOf('quilted-jacket')).toHaveLength(4);
    expect(productOf('zerrick').variants).toHaveLength(15);
    expect(sizesOf('black-single-pleat-athletic-fit-wool-suit')).toContain('42 Regular');
    expect(productOf('black-single-pleat-athletic-fit-wool-suit').variants).toHaveLength(18);
    expect(stocksOf('striped-silk-tie').every((stock) => stock === 0)).toBe(true);
    expect(sizesOf('mens-classic-deer-gloves')).not.toEqual(['ONE SIZE']);
    expect(stocksOf('laptop-briefcase-with-wheels-37l')).toEqual([25]);
    expect(JSON.stringify(productOf('decoration-swing').description)).not.toMatch(
      /script|onclick|onerror|javascript:|style/i,
    );
    expect(productOf('family-tree-photo-frame').name['en-GB']).toMatch(/".*,|,.*"/);
    expect(['boxed-blender', 'microwave-oven'].map((key) => productOf(key).status)).toEqual([
      'draft',
      'archived',
    ]);
    expect(shop.products.has('lunch-box')).toBe(false);
    expect(['green-oval-earring', 'tropical-earring'].map((key) => sizesOf(key))).toEqual([
      ['ONE SIZE'],
      ['ONE SIZE'],
    ]);
    expect(stocksOf('prada-women-bag').concat(stocksOf('womens-wrist-watch'))).toEqual([0, 0]);
    expect(productOf('solidus-t-shirt').variants.length).toBeGreaterThanOrEqual(3);
    expect(productOf('rolex-cellini-moonphase').name).toEqual(
      productOf('rolex-cellini-moonphase-1').name,
    );
  });

  test('of 324 reviews 303 attach, once', async () => {
    const file = fileOf('reviews/reviews.jsonl');
    const { report } = await runImport(shop, file);
    expect(report).toMatchObject({
      rows: 324,
      imported: 303,
      refused: 21,
      ignored: 0,
      records: { created: 303 },
    });
    const ratings = [1, 2, 3, 4, 5].map(
      (rating) => [...shop.reviews.values()].filter((review) => review.rating === rating).length,
    );
    expect(ratings).toEqual([35, 25, 37, 100, 106]);
    expect((await runImport(shop, file)).report.records).toEqual({
      created: 0,
      updated: 0,
      unchanged: 303,
    });
  });

  test('102 categories become a tree of five roots', async () => {
    const tree = createMemoryShop();
    const { report } = await runImport(tree, fileOf('categories/categories.csv'));
    expect(report).toMatchObject({
      rows: 102,
      imported: 102,
      refused: 0,
      categories: { created: 102 },
    });
    expect(
      [...tree.categories.values()].filter(({ parentSlug }) => parentSlug === null),
    ).toHaveLength(5);
    expect(tree.categories.get('women-clothing')?.name).toEqual({
      'en-GB': 'Clothing',
      'de-DE': 'Bekleidung',
      'it-IT': 'Abbigliamento',
    });
  });

  test('tables are read as their authors meant', async () => {
    const tables = fileOf('csv-spectrum/csvs');
    // One of the twelve tables is published with the JSON of another one.
    for (const name of (await readdir(tables)).filter((item) => !item.startsWith('location'))) {
      const expected: Record<string, string>[] = JSON.parse(
        await readFile(fileOf(`csv-spectrum/json/${name.replace('.csv', '.json')}`), 'utf8'),
      );
      const rows: object[] = [];
      for await (const entry of readTable(once(await readFile(join(tables, name), 'utf8')), ',')) {
        if (entry.kind === 'row') rows.push(Object.fromEntries(entry.cells));
      }
      expect({ name, rows }).toEqual({
        name,
        rows: expected.map(normaliseCells),
      });
    }
  });

  test('strings that break things are imported as text, or are refused with a message', async () => {
    const strings: string[] = JSON.parse(
      await readFile(fileOf('text/naughty-strings.json'), 'utf8'),
    );
    const path = join(await mkdtemp(join(tmpdir(), 'parade-naughty-')), 'reviews.jsonl');
    const lines = strings.map((text, index) =>
      JSON.stringify({
        productHandle: 'plate',
        rating: 1 + (index % 5),
        title: text,
        reviewText: text,
        username: text,
        submittedAt: '2026-01-01',
      }),
    );
    await writeFile(path, lines.join('\n'));
    const { report } = await runImport(shop, path);
    expect(report).toMatchObject({
      rows: strings.length,
      refused: 0,
      imported: strings.length - report.ignored,
    });
    await rm(dirname(path), { recursive: true });
  });

  test('the feed in XML and the same in TSV are one catalogue', async () => {
    const feeds = createMemoryShop();
    const xml = await runImport(feeds, fileOf('merchant-feed/products.xml'), offline);
    expect(xml.report).toMatchObject({
      rows: 56,
      imported: 56,
      refused: 0,
      products: { created: 17 },
      pictures: { saved: 37, failed: 0 },
    });
    const table = await runImport(feeds, fileOf('merchant-feed/products.tsv'), offline);
    expect(table.report).toMatchObject({
      rows: 56,
      imported: 56,
      products: { created: 0, updated: 0, unchanged: 17 },
    });
    const variants = [...feeds.products.values()].flatMap((product) => product.variants);
    const bought = (id: string) => variants.find(({ rawSku }) => rawSku === id);
    expect(bought('tactical-neck-warmer')).toMatchObject({
      stock: 0,
      prices: { GBP: { centAmount: 2000 } },
    });
    expect(bought('pirates-beanie')?.prices).toEqual({
      GBP: { centAmount: 900, wasCentAmount: 1000 },
    });
    expect([
      bought('818223584')?.stock,
      bought('618223585')?.stock,
      bought('918223588')?.stock,
    ]).toEqual([0, 0, 0]);
    expect(feeds.products.get('hoodie')?.variants.map(({ size }) => size)).toEqual([
      'ONE SIZE',
      'ONE SIZE',
      'ONE SIZE',
    ]);
  });
});
