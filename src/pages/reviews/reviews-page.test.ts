/** Tests of the page of all reviews: limits of the search within reviews. */
import { expect, test } from 'vitest';
import '#i18n/message-catalogues.tsx';
import { createMemoryReviews } from '#features/reviews/memory-reviews.fixtures.ts';
import { someProduct } from '#features/selection/selection.fixtures.ts';
import { createTestShop, routeArgs } from '#test/create-test-shop.ts';
import { loader } from './reviews.route.tsx';

const product = someProduct();
const { productKey, slug } = product;
const record = { sourceKey: 'R1', product: productKey, rating: 5, body: 'Warm and light.' };
const ports = {
  reviews: createMemoryReviews([{ ...record, submittedAt: '2026-01-01T00:00:00Z' }]),
  catalogue: { findProduct: async () => ({ product }) },
};

async function open(query: string, ipHash: string, network = 'home'): Promise<unknown> {
  const shop = createTestShop({ ports, visitor: { network, ipHash, userAgent: '' } });
  const request = new Request(`http://shop.example/product/${slug}/reviews${query}`);
  return await loader(routeArgs(shop, request, { slug }));
}

test('a caller opens sixty searches in a minute, and any number of other lists', async () => {
  for (let index = 0; index < 60; index += 1) await open(`?q=word${index}`, 'caller');
  await expect(open('?q=warm', 'caller')).rejects.toMatchObject({
    ...{ init: { status: 429, headers: { 'retry-after': expect.stringMatching(/^[1-9]/) } } },
    data: { code: 'reviews.tooManySearches', field: 'search' },
  });
  for (const query of ['', '?q=', '?q=%20', '?sort=LowestRating'])
    expect(await open(query, 'caller')).toBeTruthy();
  expect(await open('?q=warm', 'other caller')).toBeTruthy();
});
