/** Throttles password guessing per account and per caller, without lockout. */
import { createHash } from 'node:crypto';
import type { Connection } from '#database/connection.ts';
import { defineStatement } from '#database/statement.ts';
import { Problem } from '#kit/problem.ts';
import { waitInQueue } from './queue.ts';

/** Failed attempts of a caller on an account before the next must wait: 1 s, doubled each time. */
const FREE_TRIES = 5;
/**
 * Failed attempts on an account by all callers who were never signed in to it. Callers who were are
 * not slowed down by others. Emailed links always work.
 */
const FREE_TRIES_OF_ALL = 50;
const MAX_WAIT_S = 15 * 60;
/** Failed attempts of a caller on any account in ten minutes, before they are queued. */
const CALLER_TRIES = 30;
/** Account emails to one address in ten minutes. */
const EMAILS = 4;
/** Account emails requested by one caller in ten minutes. */
const EMAILS_OF_CALLER = 30;
const WINDOW_S = 10 * 60;
const KNOWN_DAYS = 90;

/**
 * `$1` key, `$2` free attempts, `$3` maximum wait in seconds. Returns a row when the attempt is
 * allowed. Counts at once, so that parallel attempts are counted too. Compares with
 * `clock_timestamp()`, as `now()` is the start of the transaction and may be before an attempt that
 * it waited for.
 */
const takeTry = defineStatement<{ tries: number }>(
  'throttle.takeTry',
  `insert into throttle (key, tries) values ($1, 1)
   on conflict (key) do update set
     tries = case when throttle.since < now() - interval '1 day' then 1 else throttle.tries + 1 end,
     since = case when throttle.since < now() - interval '1 day' then now() else throttle.since end,
     blocked_until = case when throttle.tries + 1 >= $2::int
       then now() + least(power(2, least(throttle.tries + 1 - $2::int, 20)), $3::int) * interval '1 second' else now() end
   where throttle.blocked_until <= clock_timestamp()
   returning tries`,
);

/** `$1` key, `$2` attempts per window, `$3` window in seconds. Returns a row when one is left. */
const takeOneOf = defineStatement<{ tries: number }>(
  'throttle.takeOneOf',
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

const forget = defineStatement<never>('throttle.forget', 'delete from throttle where key = $1');
const giveBack = defineStatement<never>(
  'throttle.giveBack',
  'update throttle set tries = greatest(tries - 1, 0) where key = $1',
);

function keyOf(kind: string, subject: string): string {
  return `${kind}:${createHash('sha256').update(subject).digest('base64url')}`;
}

async function refuse(connection: Connection, key: string): Promise<never> {
  const [row] = await connection.rows(findWait, [key]);
  throw new Problem(429, 'account.tooManyTries', 'Too many tries; wait before the next', {
    retryAfter: row?.seconds ?? 1,
  });
}

const findKnown = defineStatement<{ key: string }>(
  'throttle.findKnown',
  'select key from throttle where key = $1',
);

/** `blocked_until` only sets how long the row is kept; known callers are not blocked. */
const saveKnown = defineStatement<never>(
  'throttle.saveKnown',
  `insert into throttle (key, tries, blocked_until) values ($1, 0, now() + interval '${KNOWN_DAYS} days')
   on conflict (key) do update set blocked_until = excluded.blocked_until`,
);

const keysOf = (account: string, caller: string) => ({
  pair: keyOf('pair', `${account}\n${caller}`),
  account: keyOf('account', account),
  caller: keyOf('caller', caller),
  known: keyOf('known', `${account}\n${caller}`),
});

/**
 * Counts an attempt by caller and account. A caller with many attempts is queued and not refused,
 * so that a correct password gets through despite others' wrong ones from the same network.
 * @throws Problem 429 with the seconds to wait.
 */
export async function countSignInAttempt(
  connection: Connection,
  account: string,
  caller: string,
): Promise<void> {
  const keys = keysOf(account, caller);
  const [hasPair] = await connection.rows(takeTry, [keys.pair, FREE_TRIES, MAX_WAIT_S]);
  if (!hasPair) return await refuse(connection, keys.pair);
  const [isKnown] = await connection.rows(findKnown, [keys.known]);
  if (!isKnown) {
    const [hasAccount] = await connection.rows(takeTry, [
      keys.account,
      FREE_TRIES_OF_ALL,
      MAX_WAIT_S,
    ]);
    if (!hasAccount) return await refuse(connection, keys.account);
  }
  const [hasCaller] = await connection.rows(takeOneOf, [keys.caller, CALLER_TRIES, WINDOW_S]);
  if (!hasCaller) await waitInQueue(keys.caller);
}

/**
 * After a correct password: resets the caller's count for the account, and stores them as known.
 */
export async function resetSignInAttempts(
  connection: Connection,
  account: string,
  caller: string,
): Promise<void> {
  const keys = keysOf(account, caller);
  await connection.rows(forget, [keys.pair]);
  await connection.rows(giveBack, [keys.account]);
  await connection.rows(giveBack, [keys.caller]);
  await connection.rows(saveKnown, [keys.known]);
}

/**
 * False when the address has been sent too many emails.
 * @throws Problem 429 for a caller who has requested too many.
 */
export async function mayWriteTo(
  connection: Connection,
  address: string,
  caller: string,
): Promise<boolean> {
  const callerKey = keyOf('letters', caller);
  const [hasCaller] = await connection.rows(takeOneOf, [callerKey, EMAILS_OF_CALLER, WINDOW_S]);
  if (!hasCaller) return await refuse(connection, callerKey);
  const [hasAddress] = await connection.rows(takeOneOf, [
    keyOf('letter', address),
    EMAILS,
    WINDOW_S,
  ]);
  return hasAddress !== undefined;
}
