/** A real feed comes in as its own page says: every row with an expected outcome is looked at. */
import { copyFile, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductRecord, VariantRecord } from './catalogue-import.ts';
import { createMemoryShop, type ImportOutcome, runImport } from './import-shop.fixtures.server.ts';

const source = new URL('../../../test/fixtures/merchant-feed/products.xml', import.meta.url);
const shop = createMemoryShop();
let folder: string;
let file: string;
let first: ImportOutcome;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parade-feed-'));
  file = join(folder, 'products.xml');
  await copyFile(source, file);
  await mkdir(join(folder, 'images'));
  const names = new Set((await readFile(source, 'utf8')).match(/images\/[\w-]+\.jpg/g));
  for (const [index, name] of [...names].entries()) {
    const background = { r: (index * 37) % 256, g: (index * 91) % 256, b: (index * 53) % 256 };
    await writeFile(
      join(folder, name),
      await sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    );
  }
  first = await runImport(shop, file, { dataDir: folder });
});

afterAll(() => rm(folder, { recursive: true }));

function productOf(id: string): ProductRecord {
  const found = [...shop.products.values()].find(({ variants }) => variants.some(({ rawSku }) => rawSku === id));
  if (!found) throw new Error(`nothing came of ${id}`);
  return found;
}

function variantOf(id: string): VariantRecord {
  const found = productOf(id).variants.find(({ rawSku }) => rawSku === id);
  if (!found) throw new Error(`no variant ${id}`);
  return found;
}

describe('the whole feed', () => {
  test('becomes 17 products from 56 items, nothing refused', () => {
    expect(first.report).toMatchObject({ rows: 56, variants: 56, refused: 0, products: { created: 17, updated: 0, unchanged: 0 } });
    expect(shop.products.size).toBe(17);
    expect(first.issues.filter(({ reason }) => reason.startsWith('picture'))).toEqual([]);
    expect(first.report.pictures).toEqual({ saved: 37, reused: 0, failed: 0 });
  });

  test('gives every variant a sku as the shop writes it, and keeps the source’s', () => {
    const variants = [...shop.products.values()].flatMap((product) => product.variants);
    for (const { sku, rawSku } of variants) {
      expect(sku).toMatch(/^M\w{8,}$/);
      expect(rawSku).toBeDefined();
    }
    expect(new Set(variants.map(({ sku }) => sku)).size).toBe(56);
  });

  test('comes to its department, categories and fascias', () => {
    expect(productOf('918223582')).toMatchObject({ department: 'fashion', productType: 'fashion', categories: ['fashion-sneakers'] });
    expect(productOf('mighty-mug')).toMatchObject({ department: 'home', productType: 'home', availableFascias: ['aldermoor', 'nightjar'] });
    expect(shop.categories.get('fashion-shirts-t-shirts')).toMatchObject({ parentSlug: 'fashion-shirts', name: { 'en-GB': 'T-shirts' } });
  });
});

describe('each edited row', () => {
  test.each(['918223588', '112223580', '9182235821'])('%s is out of stock, the other sizes are not', (id) => {
    expect(variantOf(id).stock).toBe(0);
    expect(productOf(id).variants.some(({ stock }) => stock > 0)).toBe(true);
  });

  test('tactical-neck-warmer is out of stock at 20.00, its sale being over', () => {
    expect(productOf('tactical-neck-warmer').variants).toEqual([
      expect.objectContaining({ prices: { GBP: { centAmount: 2000 } }, stock: 0, size: 'ONE SIZE' }),
    ]);
    expect(first.issues.find(({ key }) => key === 'tactical-neck-warmer')?.reason).toBe('sale_price ignored: it ended on 2022-08-31');
  });

  test('pirates-beanie costs 9.00, was 10.00', () => {
    expect(variantOf('pirates-beanie').prices).toEqual({ GBP: { centAmount: 900, wasCentAmount: 1000 } });
  });

  test.each([
    ['818223582', 6750, 7500],
    ['818223583', 6750, 7500],
    ['818223584', 6750, 7500],
    ['218223580', 4050, 4500],
    ['218223581', 4050, 4500],
    ['218223582', 4050, 4500],
  ])('%s costs %i, was %i', (id, centAmount, wasCentAmount) => {
    expect(variantOf(id).prices).toEqual({ GBP: { centAmount, wasCentAmount } });
  });

  test.each([
    ['818223584', 'backorder from 2026-12-15'],
    ['618223585', 'preorder from 2027-01-10'],
  ])('%s is not silently in stock', (id, word) => {
    expect(variantOf(id).stock).toBe(0);
    expect(first.issues.find(({ key }) => key === id)?.reason).toContain(word);
  });

  test('the hoodies are one product of three colours with no size to choose', () => {
    const hoodie = productOf('grey-hoodie');
    expect(hoodie).toMatchObject({ productKey: 'hoodie', name: { 'en-GB': 'Hoodie' }, slug: 'hoodie' });
    expect(hoodie.variants.map(({ colour, size, prices }) => [colour, size, prices.GBP?.centAmount])).toEqual([
      ['grey', 'ONE SIZE', 3000],
      ['blue', 'ONE SIZE', 3500],
      ['white', 'ONE SIZE', 3500],
    ]);
    expect(hoodie.facts.material).toEqual(['Cotton', 'Polyester']);
  });

  test.each(['mighty-mug', 'the-dash-cushion', 'white-parrot-cusion'])('%s is taken without size, gender or age', (id) => {
    expect(variantOf(id)).toMatchObject({ size: 'ONE SIZE', stock: 25 });
  });

  test('groups of several titles get the name that they share', () => {
    expect(productOf('918223582')).toMatchObject({ productKey: 'plimsolls', name: { 'en-GB': 'Plimsolls' } });
    expect(productOf('112223580').name).toEqual({ 'en-GB': 'Polygon Shirt' });
    expect(productOf('white-parrot-cusion').name).toEqual({ 'en-GB': 'White Parrot Cushion' });
  });

  test('colours with a slash are one colour of the first one’s family, and each has its own pictures', () => {
    expect(productOf('618223581').colours[0]).toMatchObject({ key: 'blue-white', label: { 'en-GB': 'Blue/White' }, facet: 'blue' });
    const [white, blue] = productOf('918223582').colours;
    expect([white?.pictures.length, blue?.pictures.length]).toEqual([4, 4]);
    expect(white?.pictures[0]).toMatchObject({ alt: { 'en-GB': 'Plimsolls, White' }, tint: expect.stringMatching(/^#[0-9a-f]{6}$/) });
  });
});

describe('importing again', () => {
  test('changes nothing and reads no picture', async () => {
    const again = await runImport(shop, file, { dataDir: folder });
    expect(again.report).toMatchObject({
      products: { created: 0, updated: 0, unchanged: 17 },
      categories: { created: 0, updated: 0, unchanged: 13 },
      pictures: { saved: 0, reused: 37, failed: 0 },
    });
  });

  test('changes only what changed in the file', async () => {
    const changed = join(folder, 'changed.xml');
    await writeFile(changed, (await readFile(file, 'utf8')).replace('11.99 GBP', '12.99 GBP'));
    const { report } = await runImport(shop, changed, { dataDir: folder });
    expect(report.products).toEqual({ created: 0, updated: 1, unchanged: 16 });
    expect(variantOf('mighty-mug').prices).toEqual({ GBP: { centAmount: 1299 } });
  });

  test('takes a picture that changed', async () => {
    const path = join(folder, 'images/mighty-mug.jpg');
    await writeFile(
      path,
      await sharp({ create: { width: 30, height: 30, channels: 3, background: '#123456' } })
        .jpeg()
        .toBuffer(),
    );
    await utimes(path, 1, 1);
    const { report } = await runImport(shop, file, { dataDir: folder });
    expect(report.pictures).toEqual({ saved: 1, reused: 36, failed: 0 });
  });

  test('shows no saving once the sale is over', async () => {
    await runImport(shop, file, { dataDir: folder, now: new Date('2031-01-01T00:00:00Z') });
    expect(variantOf('pirates-beanie').prices).toEqual({ GBP: { centAmount: 1000 } });
  });
});
