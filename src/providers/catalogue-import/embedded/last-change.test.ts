/** Tests of the day of a product's last change, which sitemaps name. */
import { expect, test } from 'vitest';
import { defineStatement } from '#database/statement.ts';
import { sampleProduct } from '#features/catalogue/catalogue-records.fixtures.ts';
import { createCatalogue } from '#providers/catalogue/embedded/catalogue.provider.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { createCatalogueImport } from './catalogue-import.provider.ts';

const DAY = '2026-01-01';
const makeOld = defineStatement<never>(
  'test.makeOld',
  'update product set updated_at = $1::timestamptz',
);
const readPopularity = defineStatement<{ popularity: number }>(
  'test.popularity',
  'select popularity from product',
);

onEveryDatabase(({ name, open }) =>
  test(`${name}: META-1: a product changes with its texts, not with its popularity`, async () => {
    const { database, close } = await open();
    const catalogueImport = createCatalogueImport(database);
    const readDay = async () => {
      const scope = { fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP' } as const;
      const [product] = await createCatalogue(database).listSitemapProducts(scope, '', 1);
      return product?.changedOn;
    };
    await catalogueImport.saveProducts([sampleProduct('tee', { popularity: 1 })]);
    await database.rows(makeOld, [DAY]);
    await catalogueImport.saveProducts([sampleProduct('tee', { popularity: 7 })]);
    expect(await database.rows(readPopularity)).toEqual([{ popularity: 7 }]);
    expect(await readDay()).toBe(DAY);
    const renamed = { 'en-GB': 'Other', 'fr-FR': 'Autre' };
    await catalogueImport.saveProducts([sampleProduct('tee', { popularity: 7, name: renamed })]);
    expect(await readDay()).not.toBe(DAY);
    await close();
  }),
);
