/** Secondary ratings of a review, and their averages; an invalid one is left out. */
import { z } from 'zod';
import { BEST_RATING, type SecondaryRating } from '#features/reviews/reviews.ts';

const MAX_RATINGS = 20;

const label = z
  .string()
  .max(300)
  .nullish()
  .catch(null)
  .transform((value) => value?.trim() || null);

const value = z.number().min(0).max(100);

const secondaryRating = z
  .object({
    Value: value.nullish(),
    AverageRating: value.nullish(),
    ValueRange: z.number().min(1).max(100).nullish(),
    Label: label,
    MinLabel: label,
    MaxLabel: label,
  })
  .transform(({ Value, AverageRating, ValueRange, ...labels }) => ({
    ...labels,
    rating: Value ?? AverageRating ?? null,
    ratingRange: ValueRange ?? BEST_RATING,
  }));

type RatingsById = Readonly<Record<string, unknown>> | null | undefined;

/** `order` names ids as the service sorts them; others follow. */
export function mapSecondaryRatings(
  ratings: RatingsById,
  order: readonly string[] | null | undefined,
): readonly SecondaryRating[] {
  const byId = ratings ?? {};
  const sorted = new Set([...(order ?? []), ...Object.keys(byId)]);
  return [...sorted]
    .filter((id) => Object.hasOwn(byId, id))
    .slice(0, MAX_RATINGS)
    .flatMap((id) => {
      const { data } = secondaryRating.safeParse(byId[id]);
      if (!data || data.rating === null || data.rating > data.ratingRange) return [];
      const { rating, ratingRange, Label, MinLabel, MaxLabel } = data;
      return [
        {
          ...{ id, ratingRange, rating: Math.round(rating * 100) / 100 },
          ...{ label: Label, minLabel: MinLabel, maxLabel: MaxLabel },
        },
      ];
    });
}
