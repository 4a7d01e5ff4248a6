/** Slows guessing down, per account and per network, and locks nobody out: a mailed link always opens. */
import { createHash } from 'node:crypto';
import type { Connection } from '#database/connection.ts';
import { defineStatement } from '#database/statement.ts';
import { Problem } from '#kit/problem.ts';

/** Tries in vain before an account makes the next one wait: 1 s, then twice as long each time. */
const FREE_TRIES = 5;
const LONGEST_WAIT_S = 15 * 60;
/** Tries in vain that one network has in ten minutes, and letters that one address is sent. */
const NETWORK_TRIES = 30;
const LETTERS = 4;
const WINDOW_S = 10 * 60;

/** `$1` key, `$2` free tries, `$3` longest wait: a row when the try may go ahead. It counts at once, so that many at once are not free. */
const takeTry = defineStatement<{ tries: number }>(
  'throttle.takeTry',
  `insert into throttle (key, tries) values ($1, 1)
   on conflict (key) do update set
     tries = case when throttle.since < now() - interval '1 day' then 1 else throttle.tries + 1 end,
     since = case when throttle.since < now() - interval '1 day' then now() else throttle.since end,
     blocked_until = case when throttle.tries + 1 >= $2::int
       then now() + least(power(2, least(throttle.tries + 1 - $2::int, 20)), $3::int) * interval '1 second' else now() end
   where throttle.blocked_until <= now()
   returning tries`,
);

/** `$1` key, `$2` tries in a window, `$3` its seconds: a row when there is one left. */
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
const giveBack = defineStatement<never>('throttle.giveBack', 'update throttle set tries = greatest(tries - 1, 0) where key = $1');

function keyOf(kind: string, subject: string): string {
  return `${kind}:${createHash('sha256').update(subject).digest('base64url')}`;
}

async function refuse(connection: Connection, key: string): Promise<never> {
  const [row] = await connection.rows(findWait, [key]);
  throw new Problem(429, 'account.tooManyTries', 'Too many tries; wait before the next', { retryAfter: row?.seconds ?? 1 });
}

/** Counts one try. @throws Problem 429 with the seconds to wait. */
export async function countTry(connection: Connection, account: string, network: string): Promise<void> {
  const networkKey = keyOf('network', network);
  const accountKey = keyOf('account', account);
  const [hasNetwork] = await connection.rows(takeOneOf, [networkKey, NETWORK_TRIES, WINDOW_S]);
  if (!hasNetwork) return await refuse(connection, networkKey);
  const [hasAccount] = await connection.rows(takeTry, [accountKey, FREE_TRIES, LONGEST_WAIT_S]);
  if (!hasAccount) await refuse(connection, accountKey);
}

/** The password was right: its account starts anew, and the network gets its try back. */
export async function forgiveTries(connection: Connection, account: string, network: string): Promise<void> {
  await connection.rows(forget, [keyOf('account', account)]);
  await connection.rows(giveBack, [keyOf('network', network)]);
}

/** @throws Problem 429 for a network that asks too often; false when the address has had enough letters. */
export async function mayWriteTo(connection: Connection, address: string, network: string): Promise<boolean> {
  const networkKey = keyOf('letters', network);
  const [hasNetwork] = await connection.rows(takeOneOf, [networkKey, NETWORK_TRIES, WINDOW_S]);
  if (!hasNetwork) return await refuse(connection, networkKey);
  const [hasAddress] = await connection.rows(takeOneOf, [keyOf('letter', address), LETTERS, WINDOW_S]);
  return hasAddress !== undefined;
}
