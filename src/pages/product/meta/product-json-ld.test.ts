/** Tests of META-1: a product's structured data. */
import { expect, test } from 'vitest';
import { createMemoryReviews } from '#features/reviews/memory-reviews.fixtures.ts';
import { DEFAULT_REVIEW_PARAMS } from '#features/reviews/review-list-params.ts';
import type { ReviewRecord } from '#features/reviews/review-records.ts';
import type { ReviewsView } from '#features/reviews/section/reviews-view.ts';
import { someProduct, someVariant } from '#features/selection/selection.fixtures.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { listRichResultErrors } from '#test/journeys/support/json-ld/rich-result-errors.ts';
import { pageRules } from '../page-rules.ts';
import { toProductView } from '../product-view.ts';
import { createProductJsonLd } from './product-json-ld.ts';

const options = [{ service: 'standard', cost: 399, freeFrom: 3000, transit: [3, 5] }] as const;

function describeIt(
  over: Parameters<typeof someProduct>[0] = {},
  reviews: ReviewsView | null = null,
) {
  return createProductJsonLd(
    {
      product: toProductView(someProduct(over)),
      pageUrls: { canonical: 'https://shop.test/de/product/plain-tee', alternates: [] },
      delivery: { country: 'GB', sku: '', surcharge: 0, options },
      rules: pageRules(createTestShop()),
      promotion: { badges: [], instalments: [] },
      reviews,
    },
    '/de',
  )['@graph'];
}

test('prices are major units, and availability is limited below ten', () => {
  const variants = [
    someVariant('moss', 'S', 0),
    someVariant('moss', 'M', 9, { price: 1999, wasPrice: 2500 }),
    someVariant('moss', 'L', 10),
  ];
  const offer = (availability: string, over: object = {}) => ({
    offers: { availability: `https://schema.org/${availability}`, priceCurrency: 'GBP', ...over },
  });
  expect(describeIt({ variants })[0]).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'TEE00001',
    url: 'https://shop.test/de/product/plain-tee',
    variesBy: ['https://schema.org/size'],
    hasVariant: [
      offer('OutOfStock', { price: 20 }),
      offer('LimitedAvailability', {
        url: 'https://shop.test/de/product/plain-tee?colour=moss&size=M',
        price: 19.99,
        priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: 25 },
      }),
      offer('InStock'),
    ],
  });
});

test('one variant is a product, without a group', () => {
  expect(describeIt({ variants: [someVariant('moss', 'S')] })[0]).toMatchObject({
    '@type': 'Product',
    name: 'Plain tee',
    sku: 'TEE00001-moss-S',
    image: 'https://shop.test/media/draw.tee.moss.front/w1280-full-n.jpg',
    offers: { '@type': 'Offer' },
  });
});

test('offers refer to their delivery and returns, which are stated once', () => {
  const variants = [
    someVariant('moss', 'S'),
    someVariant('moss', 'M'),
    someVariant('moss', 'L', 5, { price: 3000 }),
  ];
  const graph = describeIt({ variants });
  expect(graph[0]).toMatchObject({
    hasVariant: ['#standard-399', '#standard-399', '#standard-0'].map((id) => ({
      offers: { shippingDetails: [{ '@id': id }], hasMerchantReturnPolicy: { '@id': '#returns' } },
    })),
  });
  expect(graph.slice(1, 4)).toMatchObject([
    { '@id': '#standard-399', shippingRate: { value: 3.99, currency: 'GBP' } },
    { '@id': '#standard-0', shippingRate: { value: 0 } },
    { '@id': '#returns', applicableCountry: 'GB', merchantReturnDays: 28 },
  ]);
});

test('returns of a seller are its own to describe', () => {
  const graph = describeIt({ sellerName: 'Loom & Co' });
  expect(JSON.stringify(graph)).not.toContain('MerchantReturn');
});

test('a rating is included where there is one, best is five', () => {
  expect(describeIt({ averageRating: 4.46, totalReviewCount: 3 })[0]).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 3, bestRating: 5 },
  });
  expect(describeIt({ totalReviewCount: 0 })[0]).not.toHaveProperty('aggregateRating');
});

test('the trail has an address for each page, and ends with the product', () => {
  expect(describeIt().at(-1)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Womens', item: 'https://shop.test/de/categories/womens' },
      { position: 2, name: 'Plain tee', item: 'https://shop.test/de/product/plain-tee' },
    ],
  });
});

const record = (sourceKey: string, over: Partial<ReviewRecord> = {}): ReviewRecord => ({
  ...{ sourceKey, product: 'tee', rating: 4, body: 'Good.', username: 'Ann' },
  submittedAt: '2026-11-01T10:00:00.000Z',
  ...over,
});

async function viewOf(records: readonly ReviewRecord[]): Promise<ReviewsView> {
  const query = { productKey: 'tee', sort: 'Recent', page: 1, limit: 5 } as const;
  return {
    ...{ productKey: 'tee', slug: 'tee', name: 'Tee', params: DEFAULT_REVIEW_PARAMS },
    ...{ overview: null, pair: null, summary: null, photos: [], fit: null, importedRating: null },
    language: { code: 'en', name: 'English' },
    page: await createMemoryReviews(records).listReviews(query),
  };
}

test('only reviews by a name and first published here, as far as the page shows their text', async () => {
  const { username: _, ...unnamed } = record('R2');
  const view = await viewOf([
    record('R1', { body: 'soft '.repeat(100) }),
    unnamed,
    record('R3', { syndication: { name: 'Elsewhere' } }),
  ]);
  expect(describeIt({}, view)[0]).toMatchObject({
    review: [
      {
        author: { '@type': 'Person', name: 'Ann' },
        reviewBody: expect.stringMatching(/^.{100,251}$/),
      },
    ],
  });
  const data = [{ '@context': 'https://schema.org', '@graph': describeIt({}, view) }];
  expect(await listRichResultErrors(data)).toEqual([]);
});

test('no list of reviews where none may be described', async () => {
  const view = await viewOf([record('R3', { syndication: { name: 'Elsewhere' } })]);
  expect(describeIt({}, view)[0]).not.toHaveProperty('review');
});
