/** Converts rows of the database into reviews and their totals. */
import {
  BEST_RATING,
  type Review,
  type ReviewFeature,
  type ReviewStatistics,
  type SecondaryRating,
  splitIncentiveMarker,
  toSyndicationSource,
} from '#features/reviews/reviews.ts';
import type { ReviewRow, StatisticsRow } from './review-statements.ts';

/** A feature is offered as a filter where at least this many reviews mention it. */
const FEATURE_FROM = 2;

export function toReview({
  body,
  syndication,
  photos,
  secondaryRatings,
  ...row
}: ReviewRow): Review {
  return {
    ...row,
    ...splitIncentiveMarker(body),
    secondaryRatings: Object.entries(secondaryRatings).map(([id, rating]) => rate(id, rating)),
    isSyndicated: syndication !== null,
    syndicationSource: toSyndicationSource(syndication),
    photos: photos.map(({ picture, caption = null }, index) => ({
      id: `${row.id}-${index}`,
      caption,
      sizes: { normal: { url: picture } },
      isOwn: true,
    })),
  };
}

export function toStatistics(row: StatisticsRow): ReviewStatistics {
  const total = row.ratingCounts.reduce((sum, count) => sum + count, 0);
  const stars = row.ratingCounts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  const [small = 0, exact = 0, large = 0] = row.fitCounts;
  return {
    averageRating: total === 0 ? 0 : Math.round((stars / total) * 100) / 100,
    totalReviewCount: total,
    ratingDistribution: [5, 4, 3, 2, 1].map((rating) => ({
      rating,
      count: row.ratingCounts[rating - 1] ?? 0,
    })),
    recommendedCount: row.recommended,
    notRecommendedCount: row.notRecommended,
    secondaryRatings: Object.entries(row.secondaryRatings).map(([id, [sum, count]]) =>
      rate(id, Math.round((sum / count) * 100) / 100),
    ),
    fit: { small, true: exact, large },
    photoReviewCount: row.withPhotos,
  };
}

export function toFeatures({ features }: StatisticsRow): readonly ReviewFeature[] {
  return Object.entries(features)
    .map(([feature, count]) => ({ feature, count }))
    .filter(({ count }) => count >= FEATURE_FROM)
    .sort((a, b) => b.count - a.count || (a.feature < b.feature ? -1 : 1));
}

function rate(id: string, rating: number): SecondaryRating {
  return { id, rating, ratingRange: BEST_RATING, label: null, minLabel: null, maxLabel: null };
}
