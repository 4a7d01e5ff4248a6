/** Converts the statistics of a product's reviews in the Conversations API. */
import { z } from 'zod';
import { BEST_RATING, type ReviewStatistics } from '#features/reviews/reviews.ts';

const count = z.int().min(0).max(100_000_000);
const label = z
  .string()
  .max(300)
  .nullish()
  .transform((value) => value || null);

const average = z.object({
  AverageRating: z.number().min(0).max(100),
  ValueRange: z.number().min(1).max(100).nullish(),
  Label: label,
  MinLabel: label,
  MaxLabel: label,
});

export const statisticsShape = z.object({
  TotalReviewCount: count,
  AverageOverallRating: z.number().min(1).max(BEST_RATING).nullish(),
  RatingDistribution: z
    .array(z.object({ RatingValue: z.int().min(1).max(BEST_RATING), Count: count }))
    .max(BEST_RATING)
    .nullish(),
  RecommendedCount: count.nullish(),
  NotRecommendedCount: count.nullish(),
  SecondaryRatingsAverages: z.record(z.string(), average).nullish(),
});

export type DeliveredStatistics = z.infer<typeof statisticsShape>;

/**
 * @throws Error for totals that contradict each other, which would mislead: an average without
 *   reviews, or a distribution of another number of them.
 */
export function readStatistics(
  delivered: DeliveredStatistics,
  photoReviewCount: number,
): ReviewStatistics {
  const { TotalReviewCount: total, AverageOverallRating, RatingDistribution } = delivered;
  const counts = new Map(
    (RatingDistribution ?? []).map(({ RatingValue, Count }) => [RatingValue, Count]),
  );
  const distributed = [...counts.values()].reduce((sum, one) => sum + one, 0);
  if (distributed !== total)
    throw new Error(`The reviews service counts ${total} reviews, and ${distributed} by rating.`);
  if (total > 0 && !AverageOverallRating)
    throw new Error('The reviews service has reviews and no average.');
  return {
    averageRating: total === 0 ? 0 : Math.round((AverageOverallRating ?? 0) * 100) / 100,
    totalReviewCount: total,
    ratingDistribution: [5, 4, 3, 2, 1].map((rating) => ({
      rating,
      count: counts.get(rating) ?? 0,
    })),
    recommendedCount: delivered.RecommendedCount ?? 0,
    notRecommendedCount: delivered.NotRecommendedCount ?? 0,
    secondaryRatings: Object.entries(delivered.SecondaryRatingsAverages ?? {}).map(
      ([id, { AverageRating, ValueRange, Label, MinLabel, MaxLabel }]) => ({
        ...{ id, rating: Math.round(AverageRating * 100) / 100 },
        ...{ ratingRange: ValueRange ?? BEST_RATING, label: Label },
        ...{ minLabel: MinLabel, maxLabel: MaxLabel },
      }),
    ),
    // The service has no fit.
    fit: { small: 0, true: 0, large: 0 },
    photoReviewCount,
  };
}
