/** Tests of importing a Merchant feed: every kind of row, re-imports and updates. */
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductRecord, VariantRecord } from '#features/catalogue/catalogue-records.ts';
import { drawPlainPicture, writeCompleteFeed } from '#test/fixtures/complete-feed.ts';
import {
  createMemoryShop,
  type ImportOutcome,
  runImport,
} from '../../import-shop.fixtures.server.ts';

const shop = createMemoryShop();
let folder: string;
let file: string;
let first: ImportOutcome;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parade-feed-'));
  file = await writeCompleteFeed(folder);
  first = await runImport(shop, file, { dataDir: folder });
});

afterAll(() => rm(folder, { recursive: true }));

function productOf(id: string): ProductRecord {
  const match = [...shop.products.values()].find(({ variants }) =>
    variants.some(({ rawSku }) => rawSku === id),
  );
  if (!match) throw new Error(`no product has ${id}`);
  return match;
}

function variantOf(id: string): VariantRecord {
  const match = productOf(id).variants.find(({ rawSku }) => rawSku === id);
  if (!match) throw new Error(`no variant ${id}`);
  return match;
}

describe('the whole feed', () => {
  test('becomes 7 products from 24 items, nothing refused', () => {
    expect(first.report).toMatchObject({
      rows: 24,
      variants: 24,
      refused: 0,
      products: { created: 7, updated: 0, unchanged: 0 },
    });
    expect(shop.products.size).toBe(7);
    expect(first.issues.filter(({ reason }) => reason.startsWith('picture'))).toEqual([]);
    expect(first.report.pictures).toEqual({ saved: 10, reused: 0, failed: 0 });
  });

  test('gives every variant a sku in the format of the shop, and keeps that of the source', () => {
    const variants = [...shop.products.values()].flatMap((product) => product.variants);
    for (const { sku, rawSku } of variants) {
      expect(sku).toMatch(/^M\w{8,}$/);
      expect(rawSku).toBeDefined();
    }
    expect(new Set(variants.map(({ sku }) => sku)).size).toBe(24);
  });

  test('is assigned to departments, categories and fascias', () => {
    expect(productOf('FJ-m')).toMatchObject({
      productType: 'fashion',
      categories: ['fashion-knitwear-jumpers'],
    });
    expect(productOf('enamel-mug')).toMatchObject({
      department: 'home',
      productType: 'home',
      availableFascias: ['aldermoor', 'nightjar'],
    });
    expect(shop.categories.get('fashion-knitwear-jumpers')).toMatchObject({
      parentSlug: 'fashion-knitwear',
      name: { 'en-GB': 'Jumpers' },
    });
  });
});

describe('each kind of row', () => {
  test('a size that is out of stock leaves the others buyable', () => {
    expect(variantOf('DS-N-40').stock).toBe(0);
    expect(productOf('DS-N-40').variants.some(({ stock }) => stock > 0)).toBe(true);
  });

  test('a sale that is over is ignored with a warning', () => {
    const [gaiter] = productOf('neck-gaiter').variants;
    expect(gaiter).toMatchObject({
      prices: { GBP: { centAmount: 2000 } },
      stock: 0,
      size: 'ONE SIZE',
    });
    expect(gaiter?.prices.GBP).not.toHaveProperty('wasCentAmount');
    expect(first.issues.find(({ key }) => key === 'neck-gaiter')?.reason).toBe(
      'sale_price ignored: it ended on 2022-08-31',
    );
  });

  test.each([
    ['lambswool-cap', 1800, 2400],
    ['WS-B-s', 4930, 5800],
  ])('%s costs %i, was %i', (id, centAmount, wasCentAmount) => {
    expect(variantOf(id).prices).toEqual({ GBP: { centAmount, wasCentAmount } });
  });

  test.each([
    ['WS-B-l', 'backorder from 2031-01-15'],
    ['WS-G-xl', 'preorder from 2031-02-01'],
  ])('%s is not silently in stock', (id, word) => {
    expect(variantOf(id).stock).toBe(0);
    expect(first.issues.find(({ key }) => key === id)?.reason).toContain(word);
  });

  test.each(['enamel-mug', 'wool-blanket'])('%s is imported without size, gender or age', (id) => {
    expect(variantOf(id)).toMatchObject({ size: 'ONE SIZE', stock: 25 });
  });

  test('a group of several titles gets the name that they share', () => {
    expect(productOf('DS-W-38')).toMatchObject({
      productKey: 'deck-shoe',
      name: { 'en-GB': 'Deck Shoe' },
      slug: 'deck-shoe',
    });
  });

  test('sizes are ordered from small to large, colours as they came', () => {
    expect(productOf('FJ-m').variants.map(({ size }) => size)).toEqual([
      'XS',
      'S',
      'M',
      'L',
      'XL',
      'XXL',
    ]);
    expect(productOf('DS-W-38').colours.map(({ key }) => key)).toEqual(['white', 'navy']);
  });

  test('colours with a slash are one colour of the first one’s family, and each has its own pictures', () => {
    expect(productOf('WS-B-s').colours[0]).toMatchObject({
      key: 'blue-white',
      label: { 'en-GB': 'Blue/White' },
      facet: 'blue',
    });
    const [mug] = productOf('enamel-mug').colours;
    expect(mug?.pictures).toHaveLength(2);
    expect(mug?.pictures[0]).toMatchObject({ tint: expect.stringMatching(/^#[0-9a-f]{6}$/) });
  });
});

describe('importing again', () => {
  test('changes nothing and reads no picture', async () => {
    const again = await runImport(shop, file, { dataDir: folder });
    expect(again.report).toMatchObject({
      products: { created: 0, updated: 0, unchanged: 7 },
      categories: { created: 0, updated: 0 },
      pictures: { saved: 0, reused: 10, failed: 0 },
    });
  });

  test('changes only what changed in the file', async () => {
    const changed = join(folder, 'changed.xml');
    await writeFile(changed, (await readFile(file, 'utf8')).replace('11.50 GBP', '12.50 GBP'));
    const { report } = await runImport(shop, changed, { dataDir: folder });
    expect(report.products).toEqual({ created: 0, updated: 1, unchanged: 6 });
    expect(variantOf('enamel-mug').prices).toEqual({ GBP: { centAmount: 1250 } });
  });

  test('saves a picture that changed', async () => {
    const path = join(folder, 'pictures/mug.jpg');
    await writeFile(path, await drawPlainPicture(99));
    await utimes(path, 1, 1);
    const { report } = await runImport(shop, file, { dataDir: folder });
    expect(report.pictures).toEqual({ saved: 1, reused: 9, failed: 0 });
  });

  test('shows no saving once the sale is over', async () => {
    await runImport(shop, file, { dataDir: folder, now: new Date('2031-01-01T00:00:00Z') });
    expect(variantOf('lambswool-cap').prices).toEqual({ GBP: { centAmount: 2400 } });
  });
});
