/** Counts a reader's vote on a review: one per customer, or per browser of a guest. */
import { countAttempt, createRateLimiter } from '#kit/limits/rate-limiter.server.ts';
import { createFieldProblem } from '#kit/problem.ts';
import type { PrivateShop } from '#request/shop.ts';
import { actAsReader } from '../review-person.server.ts';
import type { VoteCounts } from '../reviews.ts';

const votesByCaller = createRateLimiter({ attempts: 60, seconds: 600 });
const MAX_REVIEW_ID_LENGTH = 100;
/** One network may have any number of IP addresses. */
const votesByNetwork = createRateLimiter({ attempts: 240, seconds: 3_600 });

const TOO_MANY = {
  ...{ code: 'reviews.tooManyVotes', message: 'review: too many votes', field: 'review' },
};

/**
 * `fields`: `review`, and `helpful` as `true` or `false`.
 * @throws Problem 400 with the field; 404 for an unknown review; 429 after 60 votes in ten minutes
 * of a caller, 240 in an hour of a network, or too many votes of a network's guests on the review.
 */
export async function voteForReview(
  shop: PrivateShop,
  productKey: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<VoteCounts> {
  const { review, helpful } = fields;
  if (typeof review !== 'string' || review === '' || review.length > MAX_REVIEW_ID_LENGTH)
    throw createFieldProblem('review', `1 to ${MAX_REVIEW_ID_LENGTH} characters`);
  if (helpful !== 'true' && helpful !== 'false')
    throw createFieldProblem('helpful', 'true or false');
  const { visitor, now } = shop;
  countAttempt(votesByCaller, { caller: visitor.ipHash, now }, TOO_MANY);
  countAttempt(votesByNetwork, { caller: visitor.network, now }, TOO_MANY);
  const vote = { productKey, reviewId: review, isHelpful: helpful === 'true' };
  return await actAsReader(shop, review, (reader) =>
    shop.ports.reviews.vote({ ...vote, ...reader }),
  );
}
