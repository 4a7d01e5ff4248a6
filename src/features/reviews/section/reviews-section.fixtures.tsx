/** A product with thirteen reviews, and its section in a browser. */
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import type { MemoryReviews } from '../memory-reviews.fixtures.ts';
import { DEFAULT_REVIEW_PARAMS, toReviewQuery } from '../review-list-params.ts';
import type { ReviewRecord } from '../review-records.ts';
import { ReviewsSection } from './reviews-section.tsx';
import type { ReviewsView } from './reviews-view.ts';

const at = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString();

/** `R1` for the product `coat` on day 1. */
export const reviewRecord = (day: number, over: Partial<ReviewRecord> = {}): ReviewRecord => ({
  ...{ sourceKey: `R${day}`, product: 'coat', rating: 5, body: `Day ${day}.`, language: 'en' },
  submittedAt: at(day),
  ...over,
});

export const coatReviews: readonly ReviewRecord[] = [
  ...Array.from({ length: 11 }, (_, index) => reviewRecord(index + 1)),
  reviewRecord(12, { rating: 1, body: 'The fit is odd.' }),
  reviewRecord(13, { rating: 2, body: 'The fit is tight.', photos: [{ picture: 'file.a' }] }),
];

export async function toReviewsView(
  reviews: MemoryReviews,
  productKey: string,
): Promise<ReviewsView> {
  const found = await reviews.findOverview(productKey, 'en-GB');
  if (!found) throw new Error('no reviews');
  const { features, statistics } = found;
  return {
    ...{ productKey, slug: productKey, name: productKey, params: DEFAULT_REVIEW_PARAMS },
    language: { code: 'en', name: 'English' },
    overview: {
      statistics,
      features: features.map((feature) => ({ ...feature, label: feature.feature })),
      sameLanguageCount: statistics.totalReviewCount,
      unknownLanguageCount: 0,
    },
    page: await reviews.listReviews({ ...toReviewQuery(DEFAULT_REVIEW_PARAMS, 'en'), productKey }),
    ...{ pair: null, summary: null, photos: [], fit: null, importedRating: null },
  };
}

export function renderReviews(view: ReviewsView | null) {
  const page = (shown: ReviewsView | null) => (
    <ShopProvider value={testShop}>
      <ReviewsSection view={shown} />
    </ShopProvider>
  );
  const { rerender } = render(page(view), { wrapper: MemoryRouter });
  return { change: (next: ReviewsView) => rerender(page(next)) };
}

/** Ids of the shown reviews. */
export const shownReviews = () =>
  screen.queryAllByRole('article').map(({ id }) => id.replace('review-', ''));

export const pressLink = (name: RegExp | string) =>
  fireEvent.click(screen.getByRole('link', { name }));
