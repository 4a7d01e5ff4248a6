/** Limits of searches within reviews and questions, each of which reads all of a product. */
import { countAttempt, createRateLimiter } from '#kit/limits/rate-limiter.server.ts';
import { isProblem, type Problem } from '#kit/problem.ts';
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

/**
 * Runs a search; the problem instead where it is refused for now, since its page then shows the
 * rest and says so.
 */
export async function searchUnlessRefused<T>(search: () => Promise<T>): Promise<T | Problem> {
  try {
    return await search();
  } catch (error) {
    const isRefused = isProblem(error) && REFUSALS.includes(error.status);
    if (isRefused && error.details.field === 'search') return error;
    throw error;
  }
}

const REFUSALS: readonly number[] = [429, 503];

/** Status and headers of a page whose search was refused. */
export function describeRefusal({ status, details: { retryAfter } }: Problem): ResponseInit {
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return { status, headers };
}
