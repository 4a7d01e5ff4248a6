/** Throttles password guessing per account and per caller, without lockout. */
import type { Connection } from '#database/connection.ts';
import {
  consumeAttempt,
  findRetryAfter,
  THROTTLE_WINDOW_S,
  throttleEmail,
  throttleKey,
} from '#database/keys/email-throttle.ts';
import { defineStatement } from '#database/statement.ts';
import { Problem } from '#kit/problem.ts';
import { waitForAttempt } from './attempt-queue.ts';

/** Failed attempts of a caller on an account without a wait; then 1 s, doubled each time. */
const FREE_ATTEMPTS = 5;
/**
 * Failed attempts, without a wait, on an account by all callers who were never signed in to it.
 * Other callers do not wait because of them. Emailed links always work.
 */
const FREE_UNKNOWN_ATTEMPTS = 50;
const MAX_WAIT_S = 15 * 60;
/** Failed attempts of a caller on all accounts in ten minutes; further ones are queued. */
const MAX_CALLER_ATTEMPTS = 30;
/** Account emails that one caller may request in ten minutes. */
const MAX_CALLER_EMAILS = 30;
/** Days for which a caller who signed in to an account is known to it. */
const KNOWN_CALLER_DAYS = 90;

/**
 * `$1` key, `$2` free attempts, `$3` maximum wait in seconds. Returns a row when the attempt is
 * allowed. Counts at once, so that parallel attempts are counted too. Compares with
 * `clock_timestamp()`, as `now()` is the start of the transaction and may be before an attempt that
 * it waited for.
 */
const countAttempt = defineStatement<{ tries: number }>(
  'throttle.countAttempt',
  `insert into throttle (key, tries) values ($1, 1)
   on conflict (key) do update set
     tries = case when throttle.since < now() - interval '1 day' then 1 else throttle.tries + 1 end,
     since = case when throttle.since < now() - interval '1 day' then now() else throttle.since end,
     blocked_until = case when throttle.tries + 1 >= $2::int
       then now() + least(power(2, least(throttle.tries + 1 - $2::int, 20)), $3::int) * interval '1 second' else now() end
   where throttle.blocked_until <= clock_timestamp()
   returning tries`,
);

const resetCount = defineStatement<never>('throttle.reset', 'delete from throttle where key = $1');
const uncountAttempt = defineStatement<never>(
  'throttle.uncountAttempt',
  'update throttle set tries = greatest(tries - 1, 0) where key = $1',
);

async function throwTooManyAttempts(connection: Connection, key: string): Promise<never> {
  const retryAfter = await findRetryAfter(connection, key);
  throw new Problem(429, 'account.tooManyTries', 'Too many attempts; wait before the next', {
    retryAfter,
  });
}

const findKnown = defineStatement<{ key: string }>(
  'throttle.findKnown',
  'select key from throttle where key = $1',
);

/** `blocked_until` only sets how long the row is kept; known callers are not blocked. */
const saveKnown = defineStatement<never>(
  'throttle.saveKnown',
  `insert into throttle (key, tries, blocked_until) values ($1, 0, now() + interval '${KNOWN_CALLER_DAYS} days')
   on conflict (key) do update set blocked_until = excluded.blocked_until`,
);

const createKeys = (account: string, caller: string) => ({
  pair: throttleKey('pair', `${account}\n${caller}`),
  account: throttleKey('account', account),
  caller: throttleKey('caller', caller),
  known: throttleKey('known', `${account}\n${caller}`),
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
  const keys = createKeys(account, caller);
  const [pairAttempt] = await connection.rows(countAttempt, [keys.pair, FREE_ATTEMPTS, MAX_WAIT_S]);
  if (!pairAttempt) return await throwTooManyAttempts(connection, keys.pair);
  const [knownCaller] = await connection.rows(findKnown, [keys.known]);
  if (!knownCaller) {
    const [accountAttempt] = await connection.rows(countAttempt, [
      keys.account,
      FREE_UNKNOWN_ATTEMPTS,
      MAX_WAIT_S,
    ]);
    if (!accountAttempt) return await throwTooManyAttempts(connection, keys.account);
  }
  const [callerAttempt] = await connection.rows(consumeAttempt, [
    keys.caller,
    MAX_CALLER_ATTEMPTS,
    THROTTLE_WINDOW_S,
  ]);
  if (!callerAttempt) await waitForAttempt(keys.caller);
}

/**
 * After a correct password: resets the caller's count for the account, and stores them as known.
 */
export async function resetSignInAttempts(
  connection: Connection,
  account: string,
  caller: string,
): Promise<void> {
  const keys = createKeys(account, caller);
  await connection.rows(resetCount, [keys.pair]);
  await connection.rows(uncountAttempt, [keys.account]);
  await connection.rows(uncountAttempt, [keys.caller]);
  await connection.rows(saveKnown, [keys.known]);
}

/**
 * Counts a request for an email. False if the address has been sent too many.
 * @throws Problem 429 for a caller who has requested too many.
 */
export async function mayReceiveEmail(
  connection: Connection,
  address: string,
  caller: string,
): Promise<boolean> {
  const callerKey = throttleKey('emails', caller);
  const [callerAttempt] = await connection.rows(consumeAttempt, [
    callerKey,
    MAX_CALLER_EMAILS,
    THROTTLE_WINDOW_S,
  ]);
  if (!callerAttempt) return await throwTooManyAttempts(connection, callerKey);
  return (await throttleEmail(connection, address)) === 0;
}
