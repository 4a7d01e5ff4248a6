/** Tests of the product loader: canonical URLs, redirects and data. */
import { describe, expect, test } from 'vitest';
import type { Product } from '#features/catalogue/catalogue.ts';
import { someProduct } from '#features/selection/selection.fixtures.ts';
import { createTestShop, routeArgs } from '#test/create-test-shop.ts';
import { loadProductPage } from './load-product.server.ts';

type ProductLookup = { product: Product } | { movedTo: string } | { isGone: true } | null;

/** Result or exception of the loader for a URL. */
async function load(
  path: string,
  found: ProductLookup,
  fascia: object = {},
  pages: readonly string[] = [],
  tag = 'en-GB',
): Promise<unknown> {
  const shop = createTestShop({
    fascia,
    locale: { tag },
    ports: {
      catalogue: { findProduct: async () => found },
      content: {
        findPage: async (_scope: unknown, page: string) =>
          pages.includes(page) ? { path: page, title: '', description: '', sections: [] } : null,
      },
      guidedSelling: { iframeOrigins: [], findIframeUrl: () => null },
    },
  });
  const request = new Request(`http://shop.example${path}`);
  const args = routeArgs(shop, request, { slug: 'unlimited' });
  return loadProductPage(shop, args).catch((thrown: unknown) =>
    thrown instanceof Response ? thrown.headers.get('location') : thrown,
  );
}
const membership = someProduct({ slug: 'unlimited', isPremier: true });

describe('PDP-14: at the address of a membership', () => {
  test('is the membership', async () => {
    expect(await load('/premier/unlimited', { product: membership })).toMatchObject({
      product: { slug: 'unlimited', isPremier: true },
    });
  });
  test('anything else leads to its own', async () => {
    expect(await load('/premier/unlimited', { product: someProduct() })).toBe('/product/unlimited');
  });
  test('a membership has no second address among the products, and keeps its choice', async () => {
    expect(await load('/product/unlimited?size=Year', { product: membership })).toBe(
      '/premier/unlimited?size=Year',
    );
    expect(await load('/preview/product/unlimited', { product: membership })).toMatchObject({
      product: { isPremier: true },
    });
  });
});

test('PDP-1: a former slug leads to the present one, with colour and size', async () => {
  expect(await load('/product/old?colour=moss&size=L', { movedTo: 'unlimited' })).toBe(
    '/product/unlimited?colour=moss&size=L',
  );
});

test('what is not sold is 404, and what is sold no longer 410', async () => {
  expect(await load('/product/x', null)).toMatchObject({ status: 404 });
  expect(await load('/product/x', { isGone: true })).toMatchObject({ status: 410 });
});

test('PDP-1: the lowest price before a reduction is stated where the law or the fascia asks', async () => {
  const [variant] = someProduct().variants;
  if (!variant) throw new Error('The product has no variant.');
  const reduced = { ...variant, price: 1_500, wasPrice: 2_000, lowestPrice: 1_800 };
  const product = someProduct({ variants: [reduced] });
  const stated = { product: { variants: [{ lowestPrice: 1_800 }] } };
  expect(await load('/product/unlimited', { product })).not.toMatchObject(stated);
  const always = { showsLowestPrice: true };
  expect(await load('/product/unlimited', { product }, always)).toMatchObject(stated);
  expect(await load('/product/unlimited', { product }, {}, [], 'fr-FR')).toMatchObject(stated);
});

describe('PDP-13: a size guide', () => {
  const collection = 'pages/brands/salt-sea/informational/size-guide';
  const brand = 'pages/brands/saltmarsh/informational/size-guide';
  const department = 'pages/informational/size-guide/womens';
  const product = someProduct({ collection: 'Salt & Sea' });
  const guideOf = (pages: readonly string[], fascia: object = {}) =>
    load('/product/x', { product }, fascia, pages);
  test('is the collection’s where there is one, else the brand’s, else the department’s, else none', async () => {
    expect(await guideOf([department, brand, collection])).toMatchObject({
      guide: { href: `/${collection}`, opensInNewTab: true },
    });
    expect(await guideOf([department, brand])).toMatchObject({
      guide: { href: `/${brand}`, opensInNewTab: true },
    });
    expect(await guideOf([department])).toMatchObject({
      guide: { href: `/${department}`, opensInNewTab: true },
    });
    expect(await guideOf([])).toMatchObject({ guide: null });
  });
  test('is for fashion, and the fascia may supply its own for a department', async () => {
    expect(await guideOf([brand], { sizeGuides: { womens: '/pages/sizes' } })).toMatchObject({
      guide: { href: '/pages/sizes', opensInNewTab: false },
    });
    expect(
      await load('/product/x', { product: someProduct({ productType: 'beauty' }) }, {}, [brand]),
    ).toMatchObject({ guide: null });
  });
});

test('PDP-7, PDP-8, PICK-4, PICK-5, PICK-6: the page goes by what its fascia is configured to', async () => {
  const configured = {
    hideIfOneSize: false,
    canSelectOutOfStock: true,
    hideSingleColourIn: ['home'],
    tallSwatchesIn: ['beauty'],
    liveStock: true,
    lowStockQuantity: 7,
  };
  expect(await load('/product/x', { product: someProduct() }, configured)).toMatchObject({
    rules: configured,
  });
});

test('PDP-11: what only the rules read stays on the server', async () => {
  const page = JSON.stringify(
    await load('/product/x', {
      product: someProduct({ gift: { sku: 'GIFT00001', description: 'A candle' } }),
    }),
  );
  expect(page).toContain('A candle');
  expect(page).not.toContain('GIFT00001');
});
