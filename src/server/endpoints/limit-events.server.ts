/** Limits the events that a caller reports to the search with the public key. */
import { checkRateLimit, createRateLimiter } from '#kit/limits/rate-limiter.server.ts';

/** Events of one caller in ten minutes: several browsers may share an IP address. */
export const MAX_EVENTS = 5_000;

const events = createRateLimiter({ attempts: MAX_EVENTS, seconds: 600 });

/** A body that is no list of events counts as one. @throws Problem 429 with the seconds to wait. */
export function countSearchEvents(caller: string, body: unknown, now = new Date()): void {
  checkRateLimit(
    events,
    { caller, now },
    { code: 'search.tooManyEvents', message: 'Too many events; wait before the next' },
  );
  for (let remaining = countEvents(body); remaining > 0; remaining -= 1) events.count(caller, now);
}

function countEvents(body: unknown): number {
  const list = typeof body === 'object' && body !== null && 'events' in body ? body.events : null;
  return Array.isArray(list) ? Math.max(1, Math.min(list.length, MAX_EVENTS)) : 1;
}
