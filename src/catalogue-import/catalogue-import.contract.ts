/** Contract tests of the catalogue import port. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  sampleCategory,
  sampleColour,
  sampleProduct,
  sampleVariant,
} from '#features/catalogue/catalogue-records.fixtures.ts';
import {
  type CatalogueImportContext,
  collectChanges,
  type Setup,
  scope,
} from './contract/catalogue-import-context.fixtures.ts';
import {
  describeArchiving,
  describeRejections,
  describeUpdates,
} from './contract/catalogue-import-products.contract.ts';
import {
  describeQuestionsImport,
  describeReviewsImport,
} from './contract/catalogue-import-reviews.contract.ts';
import { describeStock } from './contract/catalogue-import-stock.contract.ts';

export function describeCatalogueImport(
  name: string,
  open: () => Promise<CatalogueImportContext>,
): void {
  describe(`catalogue import on ${name}`, () => {
    let setup: CatalogueImportContext;
    beforeAll(async () => {
      setup = await open();
      await setup.catalogueImport.saveCategories([
        sampleCategory('root'),
        sampleCategory('leaf', 'root'),
      ]);
    });
    afterAll(() => setup.close());

    describeUpdates(() => setup);
    describeRejections(() => setup);
    describeCategories(() => setup);
    describeReading(() => setup);
    describeDryRun(() => setup);
    describeArchiving(() => setup);
    describeReviewsImport(() => setup);
    describeQuestionsImport(() => setup);
    describeStock(() => setup);
  });
}

function describeCategories(setup: Setup): void {
  test('categories are identified by slug; descendants move with a moved category', async () => {
    const { catalogueImport, catalogue } = setup();
    const tree = [
      sampleCategory('top-a'),
      sampleCategory('top-b'),
      sampleCategory('mid', 'top-a'),
      sampleCategory('low', 'mid'),
    ];
    expect(await catalogueImport.saveCategories(tree)).toEqual({
      created: 4,
      updated: 0,
      unchanged: 0,
    });
    expect(await catalogueImport.saveCategories(tree)).toEqual({
      created: 0,
      updated: 0,
      unchanged: 4,
    });
    await catalogueImport.saveProducts([sampleProduct('filed', { categories: ['low'] })]);
    expect(await catalogueImport.saveCategories([sampleCategory('mid', 'top-b')])).toEqual({
      created: 0,
      updated: 1,
      unchanged: 0,
    });
    expect(await catalogue.findProduct(scope, { productKey: 'filed' })).toMatchObject({
      product: { categoryTaxonomy: 'top-b/mid/low' },
    });
  });

  test('a category needs its parent and cannot be its own ancestor', async () => {
    const orphan = setup().catalogueImport.saveCategories([sampleCategory('orphan', 'nobody')]);
    await expect(orphan).rejects.toMatchObject({
      status: 422,
      details: { field: 'categories[0].parentSlug' },
    });
    const circle = setup().catalogueImport.saveCategories([sampleCategory('root', 'leaf')]);
    await expect(circle).rejects.toMatchObject({ status: 422, code: 'import.circle' });
  });
}

function describeReading(setup: Setup): void {
  test('imported products are read back as they were written', async () => {
    const { catalogueImport } = setup();
    const fullProduct = sampleProduct('read-1', {
      id: 'YDD1',
      categories: ['leaf'],
      ingredients: { 'en-GB': 'Water', 'de-DE': 'Wasser' },
      colours: [sampleColour('moss'), sampleColour('sky', { swatchImage: 'draw.sky' })],
      variants: [
        sampleVariant('read-1-a', {
          rawSku: 'A 1',
          prices: { GBP: { centAmount: 900, wasCentAmount: 1000 }, EUR: { centAmount: 1100 } },
        }),
        sampleVariant('read-1-b', { colour: 'sky', stock: 0, wishlistBuffer: 2 }),
      ],
      averageRating: 4.3,
      reviewCount: 12,
      popularity: 0.7,
      newFrom: '2026-11-01T00:00:00.000Z',
      facts: { material: ['wool'], isBulky: true },
    });
    await catalogueImport.saveProducts([fullProduct, sampleProduct('read-2')]);
    expect(await catalogueImport.readProducts('read-0', 2)).toEqual([
      fullProduct,
      sampleProduct('read-2'),
    ]);
    expect(await catalogueImport.readProducts('read-1', 1)).toEqual([sampleProduct('read-2')]);
    const categories = await catalogueImport.readCategories();
    expect(await catalogueImport.saveCategories(categories)).toMatchObject({
      created: 0,
      updated: 0,
    });
  });
}

function describeDryRun(setup: Setup): void {
  test('a dry run counts changes as an import would, and stores nothing', async () => {
    const { catalogueImport } = setup();
    await catalogueImport.saveProducts([sampleProduct('there')]);
    const changed = sampleProduct('there', { brand: 'Another' });
    const reportedChanges = await collectChanges(setup(), async () => {
      const counts = await catalogueImport.dryRun(async (writes) => {
        await writes.saveCategories([sampleCategory('never')]);
        return writes.saveProducts([changed, sampleProduct('never', { categories: ['never'] })]);
      });
      expect(counts).toEqual({ created: 1, updated: 1, unchanged: 0 });
    });
    expect(reportedChanges).toEqual([]);
    expect(await catalogueImport.readProducts('theque', 1)).toEqual([sampleProduct('there')]);
  });

  test('one import at a time', async () => {
    const { catalogueImport } = setup();
    const { release } = await catalogueImport.acquireLock();
    await expect(catalogueImport.acquireLock()).rejects.toMatchObject({
      status: 409,
      code: 'import.busy',
    });
    await release();
    await (await catalogueImport.acquireLock()).release();
  });
}
