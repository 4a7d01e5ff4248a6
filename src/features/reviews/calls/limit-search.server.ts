/** Rate limits of searches within reviews and questions: each search reads all of a product. */
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
 * Runs a search. If it is refused for now (429, 503), returns the problem instead of throwing it:
 * the page is shown without results, with a message.
 */
export async function searchUnlessRefused<T>(search: () => Promise<T>): Promise<T | Problem> {
  try {
    return await search();
  } catch (error) {
    const isRefused = isProblem(error) && REFUSED_STATUSES.includes(error.status);
    if (isRefused && error.details.field === 'search') return error;
    throw error;
  }
}

const REFUSED_STATUSES: readonly number[] = [429, 503];

/** Status and headers of a page whose search was refused. */
export function describeRefusal({ status, details: { retryAfter } }: Problem): ResponseInit {
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return { status, headers };
}
