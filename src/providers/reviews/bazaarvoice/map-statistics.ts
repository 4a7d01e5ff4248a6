/** Converts the statistics of a product's reviews in the Conversations API. */
import { z } from 'zod';
import { BEST_RATING, type ReviewStatistics } from '#features/reviews/reviews.ts';
import type { FitDimension } from './map-review.ts';
import { mapSecondaryRatings } from './map-secondary-ratings.ts';

const count = z.int().min(0).max(100_000_000);
const distribution = z.object({
  Values: z.array(z.object({ Value: z.string(), Count: count })).max(100),
});

/** Objects by id; each is parsed on its own, so that an invalid one does not affect the others. */
const parts = z.record(z.string(), z.unknown()).nullish().catch(null);

export const statisticsShape = z.object({
  TotalReviewCount: count,
  AverageOverallRating: z.number().min(1).max(BEST_RATING).nullish(),
  RatingDistribution: z
    .array(z.object({ RatingValue: z.int().min(1).max(BEST_RATING), Count: count }))
    .max(BEST_RATING)
    .nullish(),
  RecommendedCount: count.nullish(),
  NotRecommendedCount: count.nullish(),
  SecondaryRatingsAverages: parts,
  SecondaryRatingsAveragesOrder: z.array(z.string()).nullish().catch(null),
  ContextDataDistribution: parts,
});

export type DeliveredStatistics = z.infer<typeof statisticsShape>;

/**
 * @throws Error for totals that contradict each other, which would mislead: an average without
 *   reviews, or a distribution of another number of them.
 */
export function mapStatistics(
  delivered: DeliveredStatistics,
  photoReviewCount: number,
  fit?: FitDimension,
): ReviewStatistics {
  const { TotalReviewCount: total, AverageOverallRating, RatingDistribution } = delivered;
  const counts = new Map(
    (RatingDistribution ?? []).map(({ RatingValue, Count }) => [RatingValue, Count]),
  );
  const distributedCount = [...counts.values()].reduce((sum, value) => sum + value, 0);
  if (distributedCount !== total)
    throw new Error(
      `The reviews service counts ${total} reviews, and ${distributedCount} by rating.`,
    );
  if (total > 0 && !AverageOverallRating)
    throw new Error('The reviews service returned reviews without an average.');
  return {
    averageRating: total === 0 ? 0 : Math.round((AverageOverallRating ?? 0) * 100) / 100,
    totalReviewCount: total,
    ratingDistribution: [5, 4, 3, 2, 1].map((rating) => ({
      rating,
      count: counts.get(rating) ?? 0,
    })),
    recommendedCount: delivered.RecommendedCount ?? 0,
    notRecommendedCount: delivered.NotRecommendedCount ?? 0,
    secondaryRatings: mapSecondaryRatings(
      delivered.SecondaryRatingsAverages,
      delivered.SecondaryRatingsAveragesOrder,
    ),
    fit: countFit(delivered, fit),
    photoReviewCount,
  };
}

/** Without a dimension the service has no fit. */
function countFit(
  { ContextDataDistribution }: DeliveredStatistics,
  fit: FitDimension | undefined,
): ReviewStatistics['fit'] {
  const counts = { small: 0, true: 0, large: 0 };
  const { data } = distribution.safeParse(fit && ContextDataDistribution?.[fit.dimension]);
  for (const { Value, Count } of data?.Values ?? []) {
    const fitValue = fit?.values[Value];
    if (fitValue) counts[fitValue] += Count;
  }
  return counts;
}
