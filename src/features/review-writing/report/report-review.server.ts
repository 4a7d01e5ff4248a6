/** Takes a reader's report of a review: one of each customer, or of each IP address of guests. */
import { isModerationReason } from '#features/review-moderation/moderation.ts';
import { identifyReader } from '#features/reviews/review-person.server.ts';
import { countAttempt, createRateLimiter } from '#kit/limits/rate-limiter.server.ts';
import { Problem } from '#kit/problem.ts';
import type { PrivateShop } from '#request/shop.ts';

const reports = createRateLimiter({ attempts: 20, seconds: 600 });

/**
 * `fields`: `review`, and `reason` of the closed list.
 * @throws Problem 400 with the field; 404 for an unknown review; 429 after 20 reports in ten
 * minutes.
 */
export async function reportReview(
  shop: PrivateShop,
  productKey: string,
  { review, reason }: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (typeof review !== 'string' || review === '' || review.length > 100)
    throw createReportProblem('review', 'reviewForm.reviewMissing', '1 to 100 characters');
  if (!isModerationReason(reason))
    throw createReportProblem(
      'reason',
      'reviewForm.reasonMissing',
      'one of the reasons of docs/contracts.md',
    );
  const { visitor, now } = shop;
  countAttempt(
    reports,
    { caller: visitor.ipHash, now },
    { code: 'reviewForm.tooMany', message: 'review: too many reports', field: 'review' },
  );
  const { voter: reporter } = identifyReader(shop);
  await shop.ports.reviewWriting.report({ productKey, reviewId: review, reporter, reason });
}

function createReportProblem(field: string, code: string, expected: string): Problem {
  return new Problem(400, code, `${field}: ${expected}.`, { field });
}
