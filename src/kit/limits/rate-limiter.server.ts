/**
 * Rate limiter: counts attempts per caller within a time window, in the memory of this process.
 */
import { Problem } from '../problem.ts';

export type RateLimiter = {
  /** Returns the seconds to wait; 0 while the caller may make an attempt. */
  readonly secondsToWait: (caller: string, now: Date) => number;
  /** Counts an attempt. The returned function undoes the count. */
  readonly count: (caller: string, now: Date) => () => void;
};

/** Beyond this number, the callers that were counted first are dropped. */
const MAX_CALLERS = 10_000;

export function createRateLimiter({
  attempts,
  seconds,
}: {
  readonly attempts: number;
  readonly seconds: number;
}): RateLimiter {
  const windows = new Map<string, { count: number; readonly end: number }>();
  const find = (caller: string, now: Date) => {
    const window = windows.get(caller);
    if (window && window.end > now.getTime()) return window;
    windows.delete(caller);
    return null;
  };
  return {
    secondsToWait(caller, now) {
      const window = find(caller, now);
      return window && window.count >= attempts
        ? Math.ceil((window.end - now.getTime()) / 1000)
        : 0;
    },
    count(caller, now) {
      const window = find(caller, now) ?? { count: 0, end: now.getTime() + seconds * 1000 };
      window.count += 1;
      windows.set(caller, window);
      for (const [oldest] of windows) {
        if (windows.size <= MAX_CALLERS) break;
        windows.delete(oldest);
      }
      return () => {
        window.count -= 1;
      };
    },
  };
}

/** Error of a caller who has to wait. */
export type RateLimitError = {
  readonly code: string;
  readonly message: string;
  readonly field?: string;
};

/** Checks without counting. @throws Problem 429 with the seconds to wait, and `field` if given. */
export function checkRateLimit(
  limiter: RateLimiter,
  { caller, now }: { readonly caller: string; readonly now: Date },
  { code, message, field }: RateLimitError,
): void {
  const retryAfter = limiter.secondsToWait(caller, now);
  if (retryAfter > 0)
    throw new Problem(429, code, message, { retryAfter, ...(field !== undefined && { field }) });
}

/**
 * Counts an attempt, unless the caller has to wait; the returned function undoes the count.
 * @throws Problem 429, as `checkRateLimit`.
 */
export function countAttempt(
  limiter: RateLimiter,
  attempt: { readonly caller: string; readonly now: Date },
  fault: RateLimitError,
): () => void {
  checkRateLimit(limiter, attempt, fault);
  return limiter.count(attempt.caller, attempt.now);
}
