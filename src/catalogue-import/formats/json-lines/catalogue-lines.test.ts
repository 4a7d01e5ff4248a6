/** Tests of the JSON Lines format: an export can be imported and exported again unchanged. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  sampleCategory,
  sampleColour,
  sampleProduct,
  sampleVariant,
} from '#features/catalogue/catalogue-records.fixtures.ts';
import { exportCatalogueLines } from '../../export/catalogue-export.server.ts';
import { createImportSetup } from '../../import-setup.fixtures.server.ts';
import {
  createMemoryShop,
  type ImportOutcome,
  type MemoryShop,
} from '../../import-shop.fixtures.server.ts';
import { catalogueLine } from './catalogue-lines.server.ts';

const setup = createImportSetup('catalogue.jsonl');

function importLines(...lines: readonly (object | string)[]): Promise<ImportOutcome> {
  const texts = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  return setup.importText(texts.map((text) => `${text}\n`).join(''));
}

async function exportAll({ ports }: MemoryShop): Promise<string> {
  let text = '';
  for await (const line of exportCatalogueLines(ports)) text += line;
  return text;
}

const head = { type: 'catalogue', version: 1 };
const product = {
  type: 'product',
  ...sampleProduct('tee', { variants: [sampleVariant('MABCDEFGH1')] }),
};
const review = {
  type: 'review',
  sourceKey: 'R1',
  product: 'tee',
  rating: 5,
  body: 'Good.',
  submittedAt: '2026-11-01T10:00:00.001Z',
};

const question = {
  sourceKey: 'Q1',
  product: 'tee',
  body: 'Is it thick?',
  submittedAt: '2026-11-01T10:00:00.001Z',
  answers: [
    {
      sourceKey: 'A1',
      body: 'No.',
      username: 'Aldermoor',
      isFromShop: true,
      submittedAt: '2026-11-02T10:00:00.001Z',
    },
  ],
};

test('an export that is imported into an empty shop is exported unchanged', async () => {
  const { catalogueImport } = setup.shop.ports;
  await catalogueImport.saveCategories([sampleCategory('root'), sampleCategory('leaf', 'root')]);
  const rich = sampleProduct('rich', {
    categories: ['leaf'],
    ingredients: { 'en-GB': 'Water' },
    colours: [sampleColour('moss'), sampleColour('sky', { swatchImage: 'file.0a1b' })],
    variants: [
      sampleVariant('AAA00001-1-1', { rawSku: 'A/1' }),
      sampleVariant('MABCDEFGH2', { colour: 'sky', stock: 0 }),
    ],
    facts: { material: ['wool'] },
    status: 'archived',
  });
  await catalogueImport.saveProducts([
    rich,
    sampleProduct('tee', { variants: [sampleVariant('MABCDEFGH1')] }),
  ]);
  const { type: _type, ...record } = review;
  await catalogueImport.saveReviews([record]);
  await catalogueImport.saveQuestions([question]);
  const first = await exportAll(setup.shop);
  expect(first.split('\n')).toHaveLength(8);

  setup.shop = createMemoryShop();
  const { report } = await importLines(...first.trim().split('\n'));
  expect(report).toMatchObject({
    format: 'catalogue-lines',
    rows: 6,
    imported: 6,
    refused: 0,
    ignored: 0,
  });
  const parse = (text: string): unknown[] =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  expect(parse(await exportAll(setup.shop))).toEqual(parse(first));
  const again = await importLines(...first.trim().split('\n'));
  expect(again.report).toMatchObject({
    products: { created: 0, updated: 0, unchanged: 2 },
    records: { unchanged: 2 },
  });
});

test('each line that cannot be imported is reported with its field; the others are imported', async () => {
  const { report, issues } = await importLines(
    head,
    { ...product, productKey: 'a b' },
    '{"type": "product", ',
    { ...product, productKey: 'other', categories: ['nowhere'] },
    product,
    product,
    {
      type: 'category',
      slug: 'leaf',
      parentSlug: 'nowhere',
      name: { 'en-GB': 'Leaf' },
      position: 0,
    },
    review,
    review,
    { ...review, sourceKey: 'R2', product: 'nobody' },
    { type: 'question', ...question, answers: [{ ...question.answers[0], body: '' }] },
    { type: 'question', ...question, product: 'nobody' },
  );
  expect(
    issues
      .toSorted((a, b) => a.line - b.line)
      .map(({ line, severity, reason }) => `${line} ${severity} ${reason}`),
  ).toEqual([
    '2 refused productKey: has letters, digits and dashes only, at most 60',
    '3 refused the line: is not valid JSON',
    '4 refused there is no category nowhere',
    '6 refused productKey is already used on line 5',
    '7 refused Category leaf: no parent nowhere',
    '9 ignored repeats line 8',
    '10 refused there is no product nobody',
    '11 refused answers.0.body: Too small: expected string to have >=1 characters',
    '12 refused there is no product nobody',
  ]);
  expect(report).toMatchObject({ rows: 11, imported: 2, refused: 8, ignored: 1, variants: 1 });
});

test.each([
  [
    { preSelectedSkus: 'MABCDEFGH1' },
    'facts.preSelectedSkus: Invalid input: expected array, received string',
  ],
  [
    { preSelectedSkus: ['MABCDEFGH9'] },
    'facts.preSelectedSkus: names MABCDEFGH9, which is no variant of the product',
  ],
  [
    { preSelectedSkus: ['MABCDEFGH1', 'MABCDEFGH2'] },
    'facts.preSelectedSkus: names two sizes of one colour',
  ],
  [{ isBulky: 'yes' }, 'facts.isBulky: Invalid input: expected boolean, received string'],
  [{ material: 'wool' }, 'facts.material: Invalid input: expected array, received string'],
  [
    { gwpDescription: 'A candle' },
    'facts.gwpDescription: Invalid input: expected object, received string',
  ],
])('invalid facts are refused: %o', async (facts, reason) => {
  const variants = [sampleVariant('MABCDEFGH1'), sampleVariant('MABCDEFGH2', { size: 'S' })];
  const { issues } = await importLines(head, { ...product, variants, facts });
  expect(issues.map((issue) => issue.reason)).toEqual([reason]);
});

test.each([
  [
    'a price of 0',
    { variants: [sampleVariant('MABCDEFGH1', { prices: { GBP: { centAmount: 0 } } })] },
    'variants.0.prices.GBP.centAmount',
  ],
  ['no price', { variants: [sampleVariant('MABCDEFGH1', { prices: {} })] }, 'variants.0.prices'],
  ['no colour', { colours: [] }, 'colours'],
  ['no variant', { variants: [] }, 'variants'],
])('a live product with %s is refused', async (_, fields, field) => {
  const { report, issues } = await importLines(head, { ...product, ...fields });
  expect(issues).toMatchObject([{ severity: 'refused', key: 'tee', field }]);
  expect(report).toMatchObject({ rows: 1, imported: 0 });
  expect(setup.shop.products.size).toBe(0);
});

test('a draft needs no price', async () => {
  const variants = [sampleVariant('MABCDEFGH1', { prices: {} })];
  expect((await importLines(head, { ...product, variants, status: 'draft' })).report).toMatchObject(
    { imported: 1, warnings: 0 },
  );
});

test('a former price that is no saving and an invalid colour value are left out with a warning', async () => {
  const variants = [
    sampleVariant('MABCDEFGH1', { prices: { GBP: { centAmount: 2500, wasCentAmount: 2500 } } }),
  ];
  const colours = [sampleColour('moss', { hex: 'greenish', label: { 'en-GB': 'Dark moss' } })];
  const { report, issues } = await importLines(head, { ...product, variants, colours });
  expect(report).toMatchObject({ imported: 1, refused: 0, warnings: 2 });
  expect(issues.map(({ severity, reason }) => `${severity} ${reason}`)).toEqual([
    'warning hex "greenish" of the colour moss is not written #a1b2c3: #5e6b3b is used',
    'warning wasCentAmount 2500 of MABCDEFGH1 ignored: it is not above the price, 2500',
  ]);
  expect(setup.shop.products.get('tee')).toMatchObject({
    colours: [{ hex: '#5e6b3b' }],
    variants: [{ prices: { GBP: { centAmount: 2500 } } }],
  });
  expect(setup.shop.products.get('tee')?.variants[0]?.prices.GBP).not.toHaveProperty(
    'wasCentAmount',
  );
});

test('a video without a poster is refused', async () => {
  const video = { baseUrl: '/media/film.tee', width: 720, height: 1080 } as never;
  const { issues } = await importLines(head, {
    ...product,
    colours: [{ ...sampleColour('moss'), videos: [video] }],
  });
  expect(issues.map((issue) => issue.reason)).toEqual([
    'colours.0.videos.0.poster: Invalid input: expected object, received undefined',
  ]);
});

test.each([
  ['https://shop.example/stripe.png', 'is a picture’s id, as file.… or draw.…'],
  ['', 'is a picture’s id, as file.… or draw.…'],
  [{ id: 'file.0a1b' }, 'Invalid input: expected string, received object'],
])('a swatch’s picture is named by its id, not as %j', async (swatchImage, reason) => {
  const { issues } = await importLines(head, {
    ...product,
    colours: [{ ...sampleColour('moss'), swatchImage }],
  });
  expect(issues).toMatchObject([
    {
      severity: 'refused',
      field: 'colours.0.swatchImage',
      reason: `colours.0.swatchImage: ${reason}`,
    },
  ]);
});

test('unknown facts and a default size of each colour are kept', async () => {
  const variants = [sampleVariant('MABCDEFGH1'), sampleVariant('MABCDEFGH2', { colour: 'sky' })];
  const facts = { preSelectedSkus: ['MABCDEFGH1', 'MABCDEFGH2'], isOwn: { deep: 1 } };
  await importLines(head, {
    ...product,
    colours: [sampleColour('moss'), sampleColour('sky')],
    variants,
    facts,
  });
  expect(await exportAll(setup.shop)).toContain(JSON.stringify(facts));
});

test('a response of a review may be marked as the own one of the shop, and in no other way', async () => {
  const response = { clientName: 'Aldermoor', text: 'Thank you.' };
  const mark = (isOwn: unknown) => ({ ...review, responses: [{ ...response, isOwn }] });
  expect(await importLines(head, product, mark(true))).toMatchObject({ issues: [] });
  for (const isOwn of [false, 'yes', { deep: 1 }])
    expect((await importLines(head, product, mark(isOwn))).issues).toHaveLength(1);
});

test('a file of a newer version is refused', async () => {
  await expect(importLines({ ...head, version: 2 }, product)).resolves.toMatchObject({
    issues: [{ line: 1, reason: 'version 2 is newer than this shop reads (1): update the shop' }],
  });
});

test('the published schema is the one that parses lines', async () => {
  const published = await readFile(
    new URL('../../../../docs/schemas/catalogue-lines.schema.json', import.meta.url),
    'utf8',
  );
  expect(JSON.parse(published)).toEqual(JSON.parse(JSON.stringify(z.toJSONSchema(catalogueLine))));
});
