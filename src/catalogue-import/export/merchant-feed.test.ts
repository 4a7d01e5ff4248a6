/** Tests that the feed matches the product page. */
import { expect, test } from 'vitest';
import type { Product } from '#features/catalogue/catalogue.ts';
import { type FeedSource, respondWithMerchantFeed } from './merchant-feed.server.ts';

const picture = (id: string) => ({ id, alt: id, tint: '#ffffff' });
const variant = {
  id: 'v1',
  sku: 'AAA00001-1-1',
  isMaster: true,
  colour: 'moss',
  size: 'S',
  price: 1999,
  availableQuantity: 3,
};

function productOf(productKey: string, rest: Partial<Product> = {}): Product {
  return {
    id: productKey,
    productKey,
    slug: `the-${productKey}`,
    name: 'Tee & <b>co</b>\u0000',
    brand: 'Kerb',
    brandSlug: 'kerb',
    productType: 'fashion',
    department: 'womens',
    description: 'Soft.',
    categoryTaxonomy: 'womens/tops',
    categorySlugs: ['womens', 'tops'],
    currency: 'GBP',
    colours: [
      {
        key: 'moss',
        label: 'Moss',
        facet: 'green',
        hex: '#335544',
        pictures: [picture('a'), picture('b')],
        videos: [],
      },
    ],
    variants: [
      { ...variant, isOnStock: true, isOnStockWishlist: true, wasPrice: 2500 },
      {
        ...variant,
        sku: 'AAA00001-1-2',
        size: 'M',
        availableQuantity: 0,
        isOnStock: false,
        isOnStockWishlist: false,
      },
    ],
    breadcrumbs: [
      { slug: 'womens', name: 'Women' },
      { slug: 'tops', name: 'Tops' },
    ],
    totalReviewCount: 0,
    isBulky: false,
    isPremier: false,
    isHostedMarketplace: false,
    hasGiftWithPurchase: false,
    ...rest,
  };
}

function sourceOf(products: readonly Product[]): FeedSource {
  return {
    catalogue: {
      readProducts: async (_scope, after, limit) =>
        products.filter(({ productKey }) => productKey > after).slice(0, Math.min(limit, 1)),
    },
    scope: { fascia: 'aldermoor', locale: 'fr-FR', currency: 'EUR' },
    addresses: { origin: 'https://shop.example', prefix: '/fr' },
    title: 'Aldermoor',
  };
}

test('each variant is an item with its own price, availability and address', async () => {
  const [tee, mug] = [
    productOf('a'),
    productOf('b', {
      variants: [{ ...variant, size: 'ONE SIZE', isOnStock: true, isOnStockWishlist: true }],
    }),
  ];
  const response = respondWithMerchantFeed(sourceOf([tee, mug]), { running: 0 });
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const items = (await response.text()).split('<item>').slice(1);
  expect(items).toHaveLength(3);
  const [first = '', second = '', third = ''] = items;
  for (const part of [
    '<g:id>AAA00001-1-1</g:id><g:item_group_id>a</g:item_group_id><g:title>Tee &amp; &lt;b&gt;co&lt;/b&gt;, Moss, S</g:title>',
    '<g:link>https://shop.example/fr/product/the-a?colour=moss&amp;size=S</g:link>',
    '<g:image_link>https://shop.example/media/a/w1280-full-n.jpg</g:image_link>',
    '<g:additional_image_link>https://shop.example/media/b/w1280-full-n.jpg</g:additional_image_link>',
    '<g:availability>in_stock</g:availability><g:price>25.00 GBP</g:price><g:sale_price>19.99 GBP</g:sale_price>',
    '<g:gender>female</g:gender><g:age_group>adult</g:age_group>',
    '<g:product_type>Women &gt; Tops</g:product_type>',
  ]) {
    expect(first).toContain(part);
  }
  expect(second).toContain(
    '<g:availability>out_of_stock</g:availability><g:price>19.99 GBP</g:price><g:condition>',
  );
  expect(third).not.toMatch(/item_group_id|<g:size>|size=/);
});

test('REV-1: the rating is included with its number of reviews, and only where there are any', async () => {
  const feedOf = async (rest: Partial<Product>) =>
    await respondWithMerchantFeed(sourceOf([productOf('a', rest)]), { running: 0 }).text();
  expect(await feedOf({ averageRating: 4.46, totalReviewCount: 12 })).toContain(
    '<g:product_review_average>4.5</g:product_review_average><g:product_review_count>12</g:product_review_count>',
  );
  expect(await feedOf({ averageRating: 4.46, totalReviewCount: 0 })).not.toContain('review');
});

test('two feeds at once; another one gets a 503 until one has ended or been cancelled', async () => {
  const gate = { running: 0 };
  const source = sourceOf([productOf('a')]);
  const [one, two] = [respondWithMerchantFeed(source, gate), respondWithMerchantFeed(source, gate)];
  expect(respondWithMerchantFeed(source, gate).status).toBe(503);
  await one.text();
  await two.body?.cancel();
  expect(gate.running).toBe(0);
  expect(respondWithMerchantFeed(source, gate).status).toBe(200);
});
