/** Stores a reader's report of a review: one per customer, or per browser of a guest. */
import { isModerationReason } from '#features/review-moderation/moderation.ts';
import { actAsReader } from '#features/reviews/review-person.server.ts';
import { countAttempt, createRateLimiter } from '#kit/limits/rate-limiter.server.ts';
import { Problem } from '#kit/problem.ts';
import type { PrivateShop } from '#request/shop.ts';

const reportsByCaller = createRateLimiter({ attempts: 20, seconds: 600 });
/** One network may have any number of IP addresses. */
const reportsByNetwork = createRateLimiter({ attempts: 60, seconds: 3_600 });
/** Stored reports of one review by guests of one network. */
const guestReportsOfReview = createRateLimiter({ attempts: 5, seconds: 86_400 });

const MAX_REVIEW_ID_LENGTH = 100;

const TOO_MANY = {
  ...{ code: 'reviewForm.tooMany', message: 'review: too many reports', field: 'review' },
};

/**
 * `fields`: `review`, and `reason` of the closed list.
 * @throws Problem 400 with the field; 404 for an unknown review; 429 after 20 reports in ten
 * minutes of a caller, 60 in an hour of a network, and for a guest after five in a day that guests
 * of the network made of the review.
 */
export async function reportReview(
  shop: PrivateShop,
  productKey: string,
  { review, reason }: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (typeof review !== 'string' || review === '' || review.length > MAX_REVIEW_ID_LENGTH)
    throw createReportProblem(
      'review',
      'reviewForm.reviewMissing',
      `1 to ${MAX_REVIEW_ID_LENGTH} characters`,
    );
  if (!isModerationReason(reason))
    throw createReportProblem(
      'reason',
      'reviewForm.reasonMissing',
      'one of the reasons of docs/contracts.md',
    );
  const { visitor, now } = shop;
  countAttempt(reportsByCaller, { caller: visitor.ipHash, now }, TOO_MANY);
  countAttempt(reportsByNetwork, { caller: visitor.network, now }, TOO_MANY);
  await actAsReader(shop, review, async ({ voter: reporter, guestVoter, network }) => {
    const store = () =>
      shop.ports.reviewWriting.report({ productKey, reviewId: review, reporter, reason });
    return await (guestVoter === null ? storeForGuest(store, { caller: network, now }) : store());
  });
}

/** Counts the report of a guest while it is being stored, and keeps the count if it was. */
async function storeForGuest(
  store: () => Promise<boolean>,
  attempt: { readonly caller: string; readonly now: Date },
): Promise<void> {
  const uncount = countAttempt(guestReportsOfReview, attempt, TOO_MANY);
  let isStored = false;
  try {
    isStored = await store();
  } finally {
    if (!isStored) uncount();
  }
}

function createReportProblem(field: string, code: string, expected: string): Problem {
  return new Problem(400, code, `${field}: ${expected}.`, { field });
}
