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
    currencies: ['GBP'],
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
    urls: { origin: 'https://shop.example', prefix: '/fr' },
    title: 'Aldermoor',
    loadTerms: async () => ({
      delivery: {
        country: 'FR',
        options: [{ service: 'standard', cost: 595, freeFrom: 2000, transit: [4, 7] }],
      },
      returns: { days: 28, postage: 'free' },
      isPreloved: false,
    }),
  };
}

const google = (query = '') => ({
  name: 'google' as const,
  url: new URL(`https://internal.example/feeds/google.xml${query}`),
});

test('each variant is an item with its own price, availability and URL', async () => {
  const [tee, mug] = [
    productOf('a'),
    productOf('b', {
      variants: [{ ...variant, size: 'ONE SIZE', isOnStock: true, isOnStockWishlist: true }],
    }),
  ];
  const response = await respondWithMerchantFeed(sourceOf([tee, mug]), { running: 0 }, google());
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
    '<g:shipping><g:country>FR</g:country><g:service>standard</g:service><g:price>5.95 GBP</g:price><g:min_transit_time>4</g:min_transit_time><g:max_transit_time>7</g:max_transit_time></g:shipping>',
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
    await (
      await respondWithMerchantFeed(sourceOf([productOf('a', rest)]), { running: 0 }, google())
    ).text();
  expect(await feedOf({ averageRating: 4.46, totalReviewCount: 12 })).toContain(
    '<g:product_review_average>4.5</g:product_review_average><g:product_review_count>12</g:product_review_count>',
  );
  expect(await feedOf({ averageRating: 4.46, totalReviewCount: 0 })).not.toContain('review');
});

test('two feeds at once; another one gets a 503 until one has ended or been cancelled', async () => {
  const gate = { running: 0 };
  const respond = () => respondWithMerchantFeed(sourceOf([productOf('a')]), gate, google());
  const [first, second] = [await respond(), await respond()];
  expect((await respond()).status).toBe(503);
  await first.text();
  await second.body?.cancel();
  expect(gate.running).toBe(0);
  expect((await respond()).status).toBe(200);
});

test('a feed is read in pages, each with the URL of the next', async () => {
  const source = sourceOf([productOf('a'), productOf('b')]);
  const first = await respondWithMerchantFeed(source, { running: 0 }, google('?limit=1'));
  expect(await first.text()).toMatch(/<g:id>.*<\/rss>/s);
  const next = /^<(.*)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  expect(next).toBe('https://shop.example/feeds/google.xml?limit=1&after=a');
  const second = await respondWithMerchantFeed(
    source,
    { running: 0 },
    google(new URL(next).search),
  );
  expect(await second.text()).toContain('/product/the-b');
});

test.each(['?limit=0', '?limit=501', '?limit=many', '?after=a'])(
  'a page of %s is refused',
  async (query) => {
    const respond = respondWithMerchantFeed(sourceOf([]), { running: 0 }, google(query));
    await expect(respond).rejects.toMatchObject({ status: 400, details: { field: 'limit' } });
  },
);

test('shopping agents get a row for each variant, with the policies of the shop', async () => {
  const response = await respondWithMerchantFeed(
    sourceOf([productOf('a', { averageRating: 4.46, totalReviewCount: 12 })]),
    { running: 0 },
    { name: 'agents', url: new URL('https://shop.example/feeds/agents.jsonl') },
  );
  const [first, second] = (await response.text())
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(first).toMatchObject({
    ...{ is_eligible_search: true, is_eligible_checkout: false, item_id: 'AAA00001-1-1' },
    ...{ title: expect.stringMatching(/, Moss, S$/), group_id: 'a', listing_has_variations: true },
    url: 'https://shop.example/fr/product/the-a?colour=moss&size=S',
    image_url: 'https://shop.example/media/a/w1280-full-n.jpg',
    ...{ price: '25.00 GBP', sale_price: '19.99 GBP', availability: 'in_stock' },
    ...{ seller_name: 'Aldermoor', seller_url: 'https://shop.example/fr' },
    ...{ accepts_returns: true, return_deadline_in_days: 28 },
    return_policy: 'https://shop.example/fr/pages/informational/returns',
    ...{ star_rating: '4.5', review_count: 12, target_countries: ['FR'], store_country: 'FR' },
    shipping: ['FR::standard:5.95 GBP:0:1:4:7'],
  });
  expect(second).toMatchObject({ availability: 'out_of_stock', price: '19.99 GBP' });
});
