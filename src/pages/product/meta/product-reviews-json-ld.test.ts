/** Tests of the reviews in a product's structured data. */
import { expect, test } from 'vitest';
import { createMemoryReviews } from '#features/reviews/memory-reviews.fixtures.ts';
import { FIRST_CHOICE } from '#features/reviews/review-choice.ts';
import type { ReviewRecord } from '#features/reviews/review-records.ts';
import type { ReviewsView } from '#features/reviews/section/reviews-view.ts';
import { someProduct } from '#features/selection/selection.fixtures.ts';
import { productData } from './product-json-ld.ts';

const record = (sourceKey: string, over: Partial<ReviewRecord> = {}): ReviewRecord => ({
  ...{ sourceKey, product: 'tee', rating: 4, body: 'Good.', username: 'Ann' },
  submittedAt: '2026-11-01T10:00:00.000Z',
  ...over,
});

async function viewOf(records: readonly ReviewRecord[]): Promise<ReviewsView> {
  const query = { productKey: 'tee', sort: 'Recent', page: 1, limit: 5 } as const;
  return {
    ...{ productKey: 'tee', slug: 'tee', name: 'Tee', choice: FIRST_CHOICE },
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
  const { review = [] } = productData(someProduct(), view);
  expect(review).toMatchObject([{ author: { '@type': 'Person', name: 'Ann' } }]);
  expect(review[0]?.reviewBody.length).toBeLessThanOrEqual(251);
});

test('no list of reviews where none may be described', async () => {
  const view = await viewOf([record('R3', { syndication: { name: 'Elsewhere' } })]);
  expect(productData(someProduct(), view)).not.toHaveProperty('review');
});
