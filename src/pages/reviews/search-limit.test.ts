/** Searches on the pages of all reviews and all questions are limited by their caller. */
import { expect, test } from 'vitest';
import { createMemoryQuestions } from '#features/questions/memory/memory-questions.fixtures.ts';
import { createMemoryReviews } from '#features/reviews/memory-reviews.fixtures.ts';
import { someProduct } from '#features/selection/selection.fixtures.ts';
import { createTestShop, routeArgs } from '#test/create-test-shop.ts';
import { loader as loadQuestionsPage } from '../questions/questions.route.tsx';
import { loader as loadReviewsPage } from './reviews.route.tsx';

const product = someProduct();
const { productKey, slug } = product;
const written = { product: productKey, language: 'en', submittedAt: '2026-01-01T00:00:00Z' };
const review = { ...written, sourceKey: 'R1', rating: 5, body: 'Warm and light.' };
const question = { ...written, sourceKey: 'Q1', body: 'Is it warm?', answers: [] };

type Page = typeof loadReviewsPage | typeof loadQuestionsPage;

async function open(loader: Page, query: string, ipHash: string) {
  const lists: string[] = [];
  const reviews = createMemoryReviews([review]);
  const shop = createTestShop({
    ports: {
      reviews: {
        ...reviews,
        listReviews(query) {
          lists.push(query.search ?? '');
          return reviews.listReviews(query);
        },
      },
      questions: createMemoryQuestions([question]),
      catalogue: { findProduct: async () => ({ product }) },
    },
    visitor: { network: ipHash, ipHash, userAgent: '' },
  });
  const request = new Request(`http://localhost/product/${slug}/reviews${query}`);
  const { data, init } = await loader(routeArgs(shop, request, { slug }));
  return { page: JSON.stringify(data), init, lists };
}

test.each<[string, Page]>([
  ['reviews', loadReviewsPage],
  ['questions', loadQuestionsPage],
])(
  'the page of all %s searches sixty times in a minute, and then says so',
  async (name, loader) => {
    const caller = `caller of ${name}`;
    for (let index = 0; index < 60; index += 1)
      expect((await open(loader, `?q=warm${index}`, caller)).init).toBeNull();
    const refused = await open(loader, '?q=warm', caller);
    expect(refused.init?.status).toBe(429);
    expect(Number(new Headers(refused.init?.headers).get('retry-after'))).toBeGreaterThan(0);
    expect(refused.page).toContain('isSearchRefused');
    expect(refused.page).not.toMatch(/Warm and light|Is it warm/);
    expect(refused.lists).not.toContain('warm');
    expect((await open(loader, '?page=1', caller)).init).toBeNull();
    expect((await open(loader, '?q=', caller)).init).toBeNull();
    const other = await open(loader, '?q=warm', `other ${caller}`);
    expect(other.page).toMatch(/Warm and light|Is it warm/);
  },
);

test('a page of reviews whose server searches too much already has status 503', async () => {
  const free = Promise.withResolvers<void>();
  const reviews = createMemoryReviews([review]);
  const search = (index: number) => {
    const shop = createTestShop({
      ports: {
        reviews: {
          ...reviews,
          async listReviews(query) {
            if (query.search !== undefined) await free.promise;
            return await reviews.listReviews(query);
          },
        },
        catalogue: { findProduct: async () => ({ product }) },
      },
      visitor: { network: `busy ${index}`, ipHash: `busy ${index}`, userAgent: '' },
    });
    const request = new Request(`http://localhost/product/${slug}/reviews?q=warm`);
    return loadReviewsPage(routeArgs(shop, request, { slug }));
  };
  const pages = Array.from({ length: 64 }, (_, index) => search(index));
  const { data, init } = await Promise.race(pages);
  expect(init).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  expect(JSON.stringify(data)).toContain('isSearchRefused');
  free.resolve();
  await Promise.all(pages);
});
