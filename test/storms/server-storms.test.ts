/** The storms that go over HTTP, each at a small size, against the built shop. In full: `npm run storm`. */
import { expect, type TestContext, test } from 'vitest';
import { postgresUrl } from '../engines.ts';
import { runDatabaseAway } from './database-away.ts';
import { runServerCrash } from './server-crash.ts';
import { runServerLastUnit } from './server-last-unit.ts';
import { runServerMalformed } from './server-malformed.ts';
import { runServerRetry } from './server-retry.ts';
import { runSecondServer } from './server-second.ts';
import { runServerSignIn } from './server-sign-in.ts';
import { Skipped } from './storm.ts';

const TIME_MS = 90_000;

/** Without a build there is no server: counted as skipped. */
async function orSkip(context: TestContext, run: Promise<string>): Promise<string> {
  return run.catch((error: unknown) => {
    if (error instanceof Skipped) context.skip(error.message);
    throw error;
  });
}

for (const [name, url] of [['embedded', null], ...(postgresUrl ? [['PostgreSQL', postgresUrl] as const] : [])] as const) {
  test(`${name}: shoppers who post for the last unit win as often as there are units`, { timeout: TIME_MS }, async (context) => {
    expect(await orSkip(context, runServerLastUnit(url, 'small'))).toContain('no 5xx');
  });
  test(`${name}: a post sent five times over a bad line has one effect`, { timeout: TIME_MS }, async (context) => {
    expect(await orSkip(context, runServerRetry(url, 'small'))).toContain('one effect each');
  });
  test(`${name}: ten sign-ins at once join basket and heart once`, { timeout: TIME_MS }, async (context) => {
    expect(await orSkip(context, runServerSignIn(url, 'small'))).toContain('joined once');
  });
}

test('malformed requests are refused, never an outage', { timeout: TIME_MS }, async (context) => {
  expect(await orSkip(context, runServerMalformed('small'))).toContain('no 5xx');
});

test('kill -9 of the server loses no add that was answered', { timeout: TIME_MS }, async (context) => {
  expect(await orSkip(context, runServerCrash('small'))).toContain('none lost');
});

test('a second server on the same folder is refused', { timeout: TIME_MS }, async (context) => {
  expect(await orSkip(context, runSecondServer('small'))).toContain('exit 1');
});

test.skipIf(!postgresUrl)(
  'while the database is away, pages are served and baskets are refused with a time',
  { timeout: TIME_MS },
  async (context) => {
    expect(await orSkip(context, runDatabaseAway(postgresUrl, 'small', 'closed'))).toContain('Retry-After');
  },
);
