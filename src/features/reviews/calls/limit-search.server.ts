/** Limits of searches within reviews, each of which reads all reviews of a product. */
import { countAttempt, createRateLimiter } from '#kit/limits/rate-limiter.server.ts';
import type { PrivateShop } from '#request/shop.ts';

const byCaller = createRateLimiter({ attempts: 60, seconds: 60 });
/** One network may have any number of IP addresses. */
const byNetwork = createRateLimiter({ attempts: 600, seconds: 60 });

const TOO_MANY = {
  ...{ code: 'reviews.tooManySearches', message: 'search: too many searches', field: 'search' },
};

/** @throws Problem 429 with the field `search` after 60 in a minute of a caller, 600 of a network. */
export function countReviewSearch({ visitor, now }: PrivateShop): void {
  countAttempt(byCaller, { caller: visitor.ipHash, now }, TOO_MANY);
  countAttempt(byNetwork, { caller: visitor.network, now }, TOO_MANY);
}
