/** Lists and counts reviews in memory: for the memory provider, and to check stored totals. */
import { createFieldProblem } from '#kit/problem.ts';
import { formatReviewCursor, parseReviewCursor, type ReviewCursor } from './review-cursor.ts';
import type { ReviewQuery } from './reviews.port.ts';
import {
  foldText,
  type Review,
  type ReviewPage,
  type ReviewSort,
  type ReviewStatistics,
  searchWords,
} from './reviews.ts';

export type ListedReview = Review & {
  readonly features: readonly string[];
  /** ISO 8601. */
  readonly publishedAt: string;
};

const byTime = (a: Review, b: Review) =>
  b.submittedAt.localeCompare(a.submittedAt) || b.id.localeCompare(a.id);

const orders: Readonly<Record<ReviewSort, (a: Review, b: Review) => number>> = {
  Recent: byTime,
  HighestRating: (a, b) => b.rating - a.rating || byTime(a, b),
  LowestRating: (a, b) => a.rating - b.rating || byTime(a, b),
};

export function listPage(
  reviews: readonly ListedReview[],
  query: Omit<ReviewQuery, 'productKey'>,
): ReviewPage {
  const { sort, page, limit } = query;
  const after = query.after === undefined ? null : parseAfter(query.after);
  const times = reviews.map(({ publishedAt }) => publishedAt).sort();
  const until = query.until ?? times.at(-1) ?? null;
  const matching = reviews.filter((review) => matchesQuery(review, query)).sort(orders[sort]);
  const remaining = after
    ? matching.filter((review) => isLater(review, after, sort))
    : matching.slice((page - 1) * limit);
  const results = remaining.slice(0, limit);
  const last = results.at(-1);
  const remainingResults = remaining.length - results.length;
  const seen = (after?.seen ?? (page - 1) * limit) + results.length;
  return {
    results: results.map(({ features: _, publishedAt: __, ...review }) => review),
    hasNextPage: remainingResults > 0,
    remainingResults,
    until,
    next: remainingResults > 0 && last ? formatReviewCursor({ ...last, seen }) : null,
  };
}

function parseAfter(text: string): ReviewCursor {
  const cursor = parseReviewCursor(text);
  if (cursor) return cursor;
  throw createFieldProblem('after', 'the `next` of a page');
}

function isLater(review: ListedReview, after: ReviewCursor, sort: ReviewSort): boolean {
  return orders[sort]({ ...review, ...after }, review) < 0;
}

function matchesQuery(
  review: ListedReview,
  { feature, rating, hasPhotos, search = '', until, language }: Omit<ReviewQuery, 'productKey'>,
): boolean {
  const text = foldText(`${review.title ?? ''} ${review.reviewText}`);
  return (
    (feature === undefined || review.features.includes(feature)) &&
    (rating === undefined || review.rating === rating) &&
    (language === undefined || review.language === null || review.language === language) &&
    (!hasPhotos || review.photos.length > 0) &&
    (until === undefined || review.publishedAt <= until) &&
    searchWords(search).every((word) => text.includes(word))
  );
}

export function countStatistics(reviews: readonly Review[]): ReviewStatistics {
  const total = reviews.length;
  const count = (isCounted: (review: Review) => boolean) => reviews.filter(isCounted).length;
  const byId = Map.groupBy(
    reviews.flatMap(({ secondaryRatings }) => secondaryRatings),
    ({ id }) => id,
  );
  return {
    averageRating: average(reviews.map(({ rating }) => rating)),
    totalReviewCount: total,
    ratingDistribution: [5, 4, 3, 2, 1].map((rating) => ({
      rating,
      count: count((review) => review.rating === rating),
    })),
    recommendedCount: count(({ isRecommended }) => isRecommended === true),
    notRecommendedCount: count(({ isRecommended }) => isRecommended === false),
    secondaryRatings: [...byId.values()].flatMap(([first, ...others]) =>
      first ? [{ ...first, rating: average([first, ...others].map(({ rating }) => rating)) }] : [],
    ),
    fit: {
      small: count(({ fit }) => fit === 'small'),
      true: count(({ fit }) => fit === 'true'),
      large: count(({ fit }) => fit === 'large'),
    },
    photoReviewCount: count(({ photos }) => photos.length > 0),
  };
}

function average(numbers: readonly number[]): number {
  if (numbers.length === 0) return 0;
  return Math.round((numbers.reduce((sum, value) => sum + value, 0) / numbers.length) * 100) / 100;
}
