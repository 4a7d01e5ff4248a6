/** Tests of a Shopify export with the faults of real ones. */
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ProductRecord } from '#features/catalogue/catalogue-records.ts';
import {
  createMemoryShop,
  type ImportOutcome,
  runImport,
} from '../../import-shop.fixtures.server.ts';

const file = fileURLToPath(
  new URL('../../../../test/fixtures/shopify/products.csv', import.meta.url),
);
const offline = { allowHosts: ['none.invalid'] };
const shop = createMemoryShop();
let outcome: ImportOutcome;

beforeAll(async () => {
  outcome = await runImport(shop, file, offline);
});

function productOf(key: string): ProductRecord {
  const found = shop.products.get(key);
  if (!found) throw new Error(`no product ${key}`);
  return found;
}

const listVariants = (key: string): string[] =>
  productOf(key).variants.map(({ colour, size }) => `${colour} ${size}`);
const issuesOn = (line: number): string[] =>
  outcome.issues
    .filter((issue) => issue.line === line && !issue.reason.startsWith('picture'))
    .map((issue) => `${issue.severity}: ${issue.reason}`);

test('every row is a variant, a picture or refused', () => {
  expect(outcome.report).toMatchObject({
    rows: 14,
    imported: 10,
    variants: 9,
    refused: 4,
    products: { created: 5 },
  });
});

test('importing again changes nothing', async () => {
  const { report } = await runImport(shop, file, offline);
  expect(report.products).toEqual({ created: 0, updated: 0, unchanged: 5 });
});

describe('products', () => {
  test('options are found by name in any order and spelling; one of the rows is at the end of the file', () => {
    expect(listVariants('harbour-coat')).toEqual(['navy S', 'navy M', 'rust S']);
    expect(listVariants('lane-top')).toEqual(['grey 10', 'grey 12']);
  });

  test('a third option becomes part of the size when it varies, and is ignored when it does not', () => {
    expect(listVariants('wide-suit')).toEqual(['black 40 Regular', 'black 40 Short']);
    expect(listVariants('narrow-suit')).toEqual(['black 40']);
  });

  test('quotes and line breaks stay in the text, markup is removed', () => {
    expect(productOf('harbour-coat').description['en-GB']).toBe(
      'Warm "wool".\n\nTwo pockets,\none lining.',
    );
    expect(productOf('lane-top').name['en-GB']).toBe('Lane Top, the "Good" One');
  });

  test('drafts and archived products are imported with their status', () => {
    expect(
      ['harbour-coat', 'narrow-suit', 'round-ring-small'].map((key) => productOf(key).status),
    ).toEqual(['live', 'draft', 'archived']);
  });

  test('the sku is generated, that of the source is kept; untracked stock counts as available, negative stock as 0', () => {
    expect(productOf('harbour-coat').variants[0]).toMatchObject({
      rawSku: '0012HC',
      prices: { GBP: { centAmount: 8000, wasCentAmount: 9500 } },
    });
    expect(productOf('narrow-suit').variants[0]).toMatchObject({ stock: 25 });
    expect(productOf('wide-suit').variants[0]).toMatchObject({ rawSku: 'WS-2', stock: 0 });
    expect(productOf('round-ring-small').variants).toMatchObject([{ size: 'ONE SIZE' }]);
  });
});

test.each([
  [1, 'warning: unknown columns are ignored: tags, internal note'],
  [2, 'warning: Variant SKU "\'0012HC" read as "0012HC"'],
  [5, 'warning: Variant Compare At Price "80.00" ignored: it is not above the price'],
  [6, 'refused: Variant Price missing: a price above 0 is required'],
  [7, 'refused: has the same colour and size as the item on line 2'],
  [
    9,
    'warning: Variant SKU "0013HC" is already used on line 5: another was derived from it, handle and options',
  ],
  [16, 'refused: no row of the product nobody with a Title comes before it'],
])('line %s is reported', (line, reason) => {
  expect(issuesOn(line)).toContain(reason);
});

test('a decimal comma is refused without its option', async () => {
  expect(outcome.issues.find(({ line }) => line === 15)).toMatchObject({
    severity: 'refused',
    advice: expect.stringContaining('with --decimal-comma'),
  });
  const other = createMemoryShop();
  await runImport(other, file, { ...offline, hasDecimalComma: true });
  expect(other.products.get('lunch-tin')?.variants[0]?.prices).toEqual({
    GBP: { centAmount: 1250 },
  });
});
