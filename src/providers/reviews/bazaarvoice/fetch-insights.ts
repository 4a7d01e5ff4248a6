/** Features that reviews mention, and the summary that the service writes of the reviews. */
import { z } from 'zod';
import type { ReviewFeature, ReviewSummary } from '#features/reviews/reviews.ts';
import type { Conversations } from '../../vendors/bazaarvoice/conversations.ts';

const MAX_FEATURES = 20;

const featuresShape = z.object({
  Results: z
    .array(
      z.object({
        features: z
          .array(
            z.object({
              feature: z.string().min(1).max(80),
              localizedFeature: z.string().trim().max(80).nullish().catch(null),
              reviewsMentioned: z.int().min(0).max(100_000_000).nullish(),
            }),
          )
          .max(1_000),
      }),
    )
    .max(10),
});

/** `count` is 0 if the service does not tell how many reviews mention a feature. */
export async function fetchFeatures(
  service: Conversations,
  productKey: string,
  language: string,
): Promise<readonly ReviewFeature[]> {
  const { Results } = await service.get(
    'features',
    [
      ['productId', productKey],
      ['language', language],
    ],
    featuresShape,
  );
  return Results.flatMap(({ features }) => features)
    .slice(0, MAX_FEATURES)
    .map(({ feature, localizedFeature, reviewsMentioned }) => ({
      feature,
      count: reviewsMentioned ?? 0,
      ...(localizedFeature && { label: localizedFeature }),
    }));
}

/** Has no text if there are too few reviews. */
const summaryShape = z.object({
  status: z.int(),
  summary: z.string().max(10_000).nullish(),
  disclaimer: z.string().max(2_000).nullish(),
});

/**
 * null where the service has none, or does not state how it was made, which must be disclosed.
 */
export async function fetchSummary(
  service: Conversations,
  productKey: string,
  language: string,
): Promise<ReviewSummary | null> {
  const { status, summary, disclaimer } = await service.get(
    'reviewsummary',
    [
      ['productId', productKey],
      ['language', language],
      ['formatType', 'paragraph'],
    ],
    summaryShape,
  );
  if (status !== 200 || !summary?.trim() || !disclaimer?.trim()) return null;
  const sentences = [{ text: summary.trim(), reviewId: null, language }];
  return { sentences, reviewCount: 0, criticalCount: 0, disclaimer: disclaimer.trim() };
}
