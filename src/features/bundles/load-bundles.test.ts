/** Tests of loading bundles, and of adding a posted bundle. */
import { describe, expect, test } from 'vitest';
import { someBasket } from '#features/basket/basket.fixtures.ts';
import type { Product } from '#features/catalogue/catalogue.ts';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import type { RelatedGroups } from '#features/catalogue/catalogue-records.ts';
import { Problem } from '#kit/problem.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { addPostedBundle } from './add-bundle.server.ts';
import { colourFieldName, sizeFieldName } from './bundle-form.ts';
import { suitBundle } from './bundles.fixtures.ts';
import { loadBundles } from './load-bundles.server.ts';

const KEYS = ['A', 'B', 'C', 'D', 'E'];

/** A shop that sells A to E, of which E takes personalisation. */
async function createBundleShop() {
  const shop = createTestShop();
  const variants = (key: string) => [sampleVariant(`${key}-S`), sampleVariant(`${key}-M`)];
  await shop.ports.catalogueImport.saveProducts(
    KEYS.map((key) =>
      sampleProduct(key, {
        variants: variants(key),
        ...(key === 'E' && { facts: { customisationGroupName: 'engraving' } }),
      }),
    ),
  );
  return shop;
}

async function findProductA(shop: Awaited<ReturnType<typeof createBundleShop>>): Promise<Product> {
  const scope = { fascia: shop.fascia.code, locale: 'en-GB', currency: 'GBP' } as const;
  const found = await shop.ports.catalogue.findProduct(scope, { productKey: 'A' });
  if (!found || !('product' in found)) throw new Error('There is no product.');
  return found.product;
}

const productA = await findProductA(await createBundleShop());
const withRelated = (related: RelatedGroups): Product => ({ ...productA, related });

describe('REC-4: bundles of a product', () => {
  test('have the products that this shop sells, with a cache tag of each', async () => {
    const shop = await createBundleShop();
    const [bundle, ...others] = await loadBundles(
      shop,
      withRelated({ home: { header: { 'en-GB': 'The room' }, products: ['A', 'B', 'GONE'] } }),
    );
    expect(others).toEqual([]);
    expect(bundle).toMatchObject({
      ...{ bundleType: 'home', header: 'The room' },
      products: [{ productKey: 'A' }, { productKey: 'B' }],
    });
    expect(shop.tags).toEqual(expect.arrayContaining(['product:A', 'product:B']));
  });

  test('have the lowest prices before reductions, where they are stated', async () => {
    const shop = await createBundleShop();
    const product = { ...(await findProductA(shop)), related: { home: { products: ['A', 'B'] } } };
    const variants = product.variants.map((variant) => ({ ...variant, lowestPrice: 1_800 }));
    const findProduct = async () => ({ product: { ...product, variants } });
    const ports = { ...shop.ports, catalogue: { ...shop.ports.catalogue, findProduct } };
    const [bundle] = await loadBundles({ ...shop, ports }, product);
    expect(bundle?.products[0]?.colours[0].variants[0]).toMatchObject({ lowestPrice: 1_800 });
  });

  test.each([
    ['the product is not in them', { suits: { products: ['B', 'C'] } }],
    ['only the product is left', { suits: { products: ['A', 'GONE'] } }],
    ['the only other one takes personalisation', { suits: { products: ['A', 'E'] } }],
    ['the retailer names none', {}],
  ] satisfies readonly [string, RelatedGroups][])('are empty where %s', async (_why, related) => {
    expect(await loadBundles(await createBundleShop(), withRelated(related))).toEqual([]);
  });

  test('include suits but not outfits where there are both', async () => {
    const products = ['A', 'B'];
    const bundles = await loadBundles(
      await createBundleShop(),
      withRelated({ outfits: { products }, suits: { products }, beauties: { products } }),
    );
    expect(bundles.map(({ bundleType }) => bundleType)).toEqual(['suits', 'beauties']);
  });

  test('include outfits where no other product of the suit is sold', async () => {
    const bundles = await loadBundles(
      await createBundleShop(),
      withRelated({ outfits: { products: ['A', 'B'] }, suits: { products: ['A', 'GONE'] } }),
    );
    expect(bundles.map(({ bundleType }) => bundleType)).toEqual(['outfits']);
  });

  test('are empty where the catalogue fails, and the page is not cached', async () => {
    const shop = createTestShop({
      ports: { catalogue: { findProduct: () => Promise.reject(new Error('unavailable')) } },
    });
    expect(await loadBundles(shop, withRelated({ suits: { products: ['A', 'B'] } }))).toEqual([]);
    expect(shop.tags).toContain('incomplete');
  });
});

describe('REC-4: a posted bundle', () => {
  const post = (shop: ReturnType<typeof createTestShop>, fields: Record<string, string>) => {
    const form = new FormData();
    for (const key of fields.product?.split(',') ?? []) form.append('product', key);
    for (const [name, value] of Object.entries(fields))
      if (name !== 'product') form.append(name, value);
    return addPostedBundle(shop, suitBundle, form);
  };
  const navy = {
    product: 'JACKET,TROUSERS',
    [colourFieldName('TROUSERS')]: 'navy',
    [sizeFieldName('TROUSERS', 'navy')]: 'TROUSERS-navy-M',
  };
  function createBasketShop(problem?: Problem) {
    const added: string[][] = [];
    const shop = createTestShop({
      ports: {
        baskets: {
          async add(_scope, { items }) {
            added.push(items.map(({ sku }) => sku));
            if (problem) throw problem;
            return { basket: someBasket(), addedLineIds: [], isReservationLimited: false };
          },
        },
      },
    });
    return { shop, added };
  }

  test('is added in one call', async () => {
    const { shop, added } = createBasketShop();
    expect(await post(shop, navy)).toBeNull();
    expect(added).toEqual([['JACKET-navy-ONE SIZE', 'TROUSERS-navy-M']]);
  });

  test('without a size adds nothing and marks the product', async () => {
    const { shop, added } = createBasketShop();
    const errors = await post(shop, { product: 'JACKET,TROUSERS' });
    expect(errors).toMatchObject({ status: 400, problem: null });
    expect(errors?.state.map(({ sizeSelectionError }) => sizeSelectionError)).toEqual([
      false,
      true,
    ]);
    expect(added).toEqual([]);
  });

  test('with a product that is no longer in it adds nothing, and shows an error', async () => {
    const { shop, added } = createBasketShop();
    const errors = await post(shop, { ...navy, product: 'JACKET,GONE' });
    expect(errors).toMatchObject({ status: 409, problem: 'bundles.colourOutOfStock' });
    expect(added).toEqual([]);
  });

  test('without a product shows an error', async () => {
    const { shop, added } = createBasketShop();
    expect(await post(shop, {})).toMatchObject({
      status: 400,
      problem: 'bundles.selectAtLeastOne',
    });
    expect(added).toEqual([]);
  });

  test('that is rejected keeps the selection, with the reason', async () => {
    const { shop } = createBasketShop(
      new Problem(409, 'basket.outOfStock', 'TROUSERS is out of stock', { field: 'items[1].sku' }),
    );
    const errors = await post(shop, navy);
    expect(errors).toMatchObject({ status: 409, problem: 'TROUSERS is out of stock' });
    expect(errors?.state.every(({ isSelected }) => isSelected)).toBe(true);
  });
});
