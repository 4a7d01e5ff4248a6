/** Tests of bundles that a fascia forms by rules. */
import { expect, test } from 'vitest';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import { searchRecords } from '#features/search/search.fixtures.ts';
import type { SearchRecord } from '#features/search/search.ts';
import {
  createMemoryCatalogue,
  createMemorySearch,
} from '#providers/search/embedded/in-memory.fixtures.ts';
import { createTestShop, type PortOverrides } from '#test/create-test-shop.ts';
import type { BundleRule } from './bundle-rules.ts';
import { loadBundles } from './load-bundles.server.ts';

const header = { 'en-GB': 'Serum and cream' };
const rule: BundleRule = {
  ...{ type: 'beauties', categories: ['serums', 'creams'], inCommon: ['brand'], header },
};
const KEYS = ['SERUM', 'CREAM', 'OTHER-CREAM', 'ENGRAVED-CREAM', 'SOAP'];

/** Fields of a search record of a product in stock of the brand of all products. */
function record(key: string, category: string, rest: Partial<SearchRecord> = {}): SearchRecord {
  const [template] = searchRecords(1);
  if (!template) throw new Error('There is no record.');
  return {
    ...{ ...template, objectID: key, productKey: key, slug: `slug-of-${key}`, popularity: 1 },
    ...{ categorySlugs: [category], brandSlug: 'muller-sohne', isOnStock: true, collection: null },
    availablefascias: ['aldermoor'],
    ...rest,
  };
}

const serum = record('SERUM', 'serums');
const cream = record('CREAM', 'creams');
const otherCream = record('OTHER-CREAM', 'creams', { popularity: 9 });

type Options = {
  readonly rules?: readonly BundleRule[];
  readonly related?: { readonly beauties: { readonly products: readonly string[] } };
  readonly search?: PortOverrides['search'];
};

/** Loads the bundles of the serum, and the cache tags of its page. */
async function loadSerumBundles(records: readonly SearchRecord[], options: Options = {}) {
  const search = await createMemorySearch(createMemoryCatalogue(records));
  await search.ready();
  const shop = createTestShop({
    fascia: { bundleRules: options.rules ?? [rule] },
    ports: { search: { ...search, ...options.search } },
  });
  await shop.ports.catalogueImport.saveProducts(
    KEYS.map((key) =>
      sampleProduct(key, {
        variants: [sampleVariant(`${key}-S`)],
        ...(key === 'ENGRAVED-CREAM' && { facts: { customisationGroupName: 'engraving' } }),
      }),
    ),
  );
  const found = await shop.ports.catalogue.findProduct(
    { fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP' },
    { productKey: 'SERUM' },
  );
  if (!found || !('product' in found)) throw new Error('There is no serum.');
  const { related } = options;
  const product = { ...found.product, categorySlugs: ['beauty', 'serums'] };
  const bundles = await loadBundles(shop, { ...product, ...(related && { related }) });
  return { bundles: bundles.map((bundle) => [bundle.header, keysOf(bundle)]), tags: shop.tags };
}

const keysOf = ({ products }: { products: readonly { productKey: string }[] }) =>
  products.map(({ productKey }) => productKey);

test('a product of a rule forms a bundle with the most popular product of each other category', async () => {
  const { bundles, tags } = await loadSerumBundles([serum, cream, otherCream]);
  expect(bundles).toEqual([['Serum and cream', ['SERUM', 'OTHER-CREAM']]]);
  expect(tags).toEqual(expect.arrayContaining(['product:SERUM', 'product:OTHER-CREAM']));
});

test('products are in the order of the rule’s categories', async () => {
  const rules: BundleRule[] = [{ ...rule, categories: ['creams', 'serums'] }];
  const { bundles } = await loadSerumBundles([serum, cream], { rules });
  expect(bundles).toEqual([['Serum and cream', ['CREAM', 'SERUM']]]);
});

test.each<[string, Partial<SearchRecord>, BundleRule['inCommon']]>([
  ['out of stock', { isOnStock: false }, []],
  ['of another brand', { brandSlug: 'other' }, ['brand']],
  ['in another category', { categorySlugs: ['soaps'] }, []],
])('there is no bundle with a product %s', async (_why, fields, inCommon) => {
  const rules = [{ ...rule, inCommon }];
  expect((await loadSerumBundles([serum, { ...cream, ...fields }], { rules })).bundles).toEqual([]);
  expect((await loadSerumBundles([serum, cream], { rules })).bundles).toHaveLength(1);
});

test('a rule about collections does not apply to a product without one', async () => {
  const rules: BundleRule[] = [{ ...rule, inCommon: ['collection'] }];
  expect((await loadSerumBundles([serum, cream], { rules })).bundles).toEqual([]);
});

test('a personalised product, and one that is already in the bundle, are skipped', async () => {
  const engraved = record('ENGRAVED-CREAM', 'creams', { popularity: 99 });
  const both = { ...serum, categorySlugs: ['serums', 'creams'], popularity: 98 };
  const { bundles } = await loadSerumBundles([both, engraved, cream]);
  expect(bundles).toEqual([['Serum and cream', ['SERUM', 'CREAM']]]);
});

test('a group that the retailer defines takes precedence over a rule', async () => {
  const related = { beauties: { products: ['SERUM', 'SOAP'] } };
  const { bundles } = await loadSerumBundles([serum, cream], { related });
  expect(bundles).toEqual([[null, ['SERUM', 'SOAP']]]);
});

test('where the search fails there is no bundle, and the page is not cached', async () => {
  const search = { handle: () => Promise.reject(new Error('unavailable')) };
  const { bundles, tags } = await loadSerumBundles([serum, cream], { search });
  expect(bundles).toEqual([]);
  expect(tags).toContain('incomplete');
});
