/** Limit of emails to one email address, whatever they are about, across all processes. */
import { createHash } from 'node:crypto';
import type { Connection } from '../connection.ts';
import { defineStatement } from '../statement.ts';

/** Emails to one email address in ten minutes. */
const MAX_EMAILS_PER_PERIOD = 4;
export const THROTTLE_WINDOW_S = 10 * 60;

/** `$1` key, `$2` attempts per window, `$3` window in seconds. Returns a row when one is left. */
export const consumeAttempt = defineStatement<{ tries: number }>(
  'throttle.consumeAttempt',
  `insert into throttle (key, tries, blocked_until) values ($1, 1, now() + $3::int * interval '1 second')
   on conflict (key) do update set
     tries = case when throttle.blocked_until <= now() then 1 else throttle.tries + 1 end,
     since = case when throttle.blocked_until <= now() then now() else throttle.since end,
     blocked_until = case when throttle.blocked_until <= now() then now() + $3::int * interval '1 second' else throttle.blocked_until end
   where throttle.blocked_until <= now() or throttle.tries < $2::int
   returning tries`,
);

const findWait = defineStatement<{ seconds: number }>(
  'throttle.wait',
  'select greatest(ceil(extract(epoch from blocked_until - now())), 1)::int as seconds from throttle where key = $1',
);

export function throttleKey(kind: string, subject: string): string {
  return `${kind}:${createHash('sha256').update(subject).digest('base64url')}`;
}

/** Seconds until a throttle is open again, at least 1. */
export async function findRetryAfter(connection: Connection, key: string): Promise<number> {
  const [row] = await connection.rows(findWait, [key]);
  return row?.seconds ?? 1;
}

/**
 * Counts an email to a normalised address. Returns 0, or the seconds to wait where it has been sent
 * too many.
 */
export async function throttleEmail(connection: Connection, address: string): Promise<number> {
  const key = throttleKey('email', address);
  const [attempt] = await connection.rows(consumeAttempt, [
    key,
    MAX_EMAILS_PER_PERIOD,
    THROTTLE_WINDOW_S,
  ]);
  return attempt ? 0 : await findRetryAfter(connection, key);
}
