/** Takes a reader's vote on a review: one of each customer, or of each guest's browser. */
import { countAttempt, createRateLimiter } from '#kit/limits/rate-limiter.server.ts';
import { createFieldProblem } from '#kit/problem.ts';
import type { PrivateShop } from '#request/shop.ts';
import { actAsReader } from '../review-person.server.ts';
import type { VoteCounts } from '../reviews.ts';

/** Votes of one caller. */
const votes = createRateLimiter({ attempts: 60, seconds: 600 });
/** One network may have any number of IP addresses. */
const votesOfNetwork = createRateLimiter({ attempts: 240, seconds: 3_600 });

const TOO_MANY = {
  ...{ code: 'reviews.tooManyVotes', message: 'review: too many votes', field: 'review' },
};

/**
 * `fields`: `review`, and `helpful` as `true` or `false`.
 * @throws Problem 400 with the field; 404 for an unknown review; 429 after 60 votes in ten minutes
 * of a caller, 240 in an hour of a network, or too many guests' votes of a network on the review.
 */
export async function voteForReview(
  shop: PrivateShop,
  productKey: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<VoteCounts> {
  const { review, helpful } = fields;
  if (typeof review !== 'string' || review === '' || review.length > 100)
    throw createFieldProblem('review', '1 to 100 characters');
  if (helpful !== 'true' && helpful !== 'false')
    throw createFieldProblem('helpful', 'true or false');
  const { visitor, now } = shop;
  countAttempt(votes, { caller: visitor.ipHash, now }, TOO_MANY);
  countAttempt(votesOfNetwork, { caller: visitor.network, now }, TOO_MANY);
  const about = { productKey, reviewId: review, isHelpful: helpful === 'true' };
  return await actAsReader(shop, review, (reader) =>
    shop.ports.reviews.vote({ ...about, ...reader }),
  );
}
