/** Tests that environmental claims without evidence are imported with a warning. */
import { describe, expect, test } from 'vitest';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import { createImportSetup } from '../import-setup.fixtures.server.ts';
import { findGreenClaims } from './find-green-claims.ts';

const describeIn = (locale: string, text: string, facts = {}) =>
  sampleProduct('tee', { description: { 'en-GB': 'Soft.', [locale]: text }, facts });

describe('an environmental claim without evidence is reported with its field', () => {
  test.each([
    ['en-GB', 'An Eco-Friendly tee.', 'Eco-Friendly'],
    ['en-GB', 'Sustainable cotton.', 'Sustainable'],
    ['fr-FR', 'Un maillot écologique.', 'écologique'],
    ['fr-FR', 'Respectueuse de l’environnement.', 'Respectueuse de l’environnement'],
    ['de-DE', 'Ein klimaneutrales Hemd.', 'klimaneutrales'],
    ['de-DE', 'Nachhaltige Baumwolle.', 'Nachhaltige'],
    ['ar', 'قميص من قطن مستدام.', 'مستدام'],
    ['ar', 'مادة صديقة للبيئة', 'صديقة للبيئة'],
    ['ar', 'منتج محايد مناخيًا', 'محايد مناخيًا'],
  ])('%s: %s', (locale, text, value) => {
    expect(findGreenClaims(describeIn(locale, text), ['aldermoor'])).toMatchObject([
      { field: `description.${locale}`, value },
    ]);
  });
});

test.each([
  'Moss green, unsustainably soft, and durable.',
  'Un tissu durable, vert et frais.',
  'Grün und haltbar.',
  'قميص أخضر متين.',
])('a colour or durability is no claim: %s', (text) => {
  expect(findGreenClaims(describeIn('en-GB', text), ['aldermoor'])).toEqual([]);
});

test('there is no warning with evidence, nor where the shop does not sell to the EU', () => {
  const text = 'Sustainable leather.';
  expect(findGreenClaims(describeIn('en-GB', text, { materialEvidence }), ['aldermoor'])).toEqual(
    [],
  );
  expect(findGreenClaims(describeIn('en-GB', text), [])).toEqual([]);
});

const materialEvidence = { leather: 'Leather Working Group', wool: 'RWS' };

test.each([
  ['en-GB', 'Sustainable leather and merino.'],
  ['fr-FR', 'Un cuir écologique.'],
  ['de-DE', 'Nachhaltiges Rindsleder. Aus Baumwolle gefüttert.'],
  ['ar', 'مصنوع من الجلد المستدام.'],
])('%s: evidence of a material covers a claim about it: %s', (locale, text) => {
  const product = describeIn(locale, text, { materialEvidence });
  expect(findGreenClaims(product, ['aldermoor'])).toEqual([]);
});

test.each([
  ['en-GB', 'Sustainable cotton.', 'Sustainable'],
  ['en-GB', 'Sustainable leather. The lining is eco-friendly.', 'eco-friendly'],
  ['en-GB', 'Sustainable leather and viscose.', 'Sustainable'],
  ['en-GB', 'Sustainable vegan leather.', 'Sustainable'],
  ['en-GB', 'A sustainable leather alternative.', 'sustainable'],
  ['fr-FR', 'Un simili cuir écologique.', 'écologique'],
  ['de-DE', 'Nachhaltiges Apfelleder.', 'Nachhaltiges'],
  ['fr-FR', 'Cuir souple. Un coton écologique.', 'écologique'],
  ['de-DE', 'Nachhaltige Baumwolle.', 'Nachhaltige'],
  ['de-DE', 'Nachhaltiges Kunstleder.', 'Nachhaltiges'],
  ['ar', 'جلد ناعم. قطن مستدام.', 'مستدام'],
])('%s: evidence of another material does not: %s', (locale, text, value) => {
  const product = describeIn(locale, text, { materialEvidence });
  expect(findGreenClaims(product, ['aldermoor'])).toMatchObject([{ value }]);
});

const european = { fascias: ['aldermoor'], eeaFascias: ['aldermoor'] };
const feed = createImportSetup('feed.csv', european);
const catalogue = createImportSetup('catalogue.jsonl', european);
const warning = { severity: 'warning', field: 'description.en-GB', value: 'eco-friendly' };

test('a feed with a claim is imported with a warning', async () => {
  const { issues } = await feed.importText(
    'id,title,description,price,availability\ntee,Tee,An eco-friendly tee,9.00 GBP,in_stock\n',
  );
  expect(issues).toContainEqual(expect.objectContaining(warning));
  expect(feed.shop.products.has('tee')).toBe(true);
});

test('a catalogue file with a claim is imported with a warning', async () => {
  const variants = [sampleVariant('MABCDEFGH1')];
  const product = { type: 'product', ...describeIn('en-GB', 'An eco-friendly tee.'), variants };
  const lines = [{ type: 'catalogue', version: 1 }, product];
  const { issues } = await catalogue.importText(
    lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
  );
  expect(issues).toContainEqual(expect.objectContaining(warning));
  expect(catalogue.shop.products.has('tee')).toBe(true);
});
