/** Stress test: many requests use one emailed link at once, and exactly one of them signs in. */
import type { Accounts, ClientContext, SignInResult } from '#features/accounts/accounts.port.ts';
import { createMemoryJobs } from '#features/jobs/memory-jobs.fixtures.ts';
import { createAccounts } from '#providers/accounts/embedded/accounts.provider.ts';
import { assertThat, countResultsByCode, type Databases, type Size } from './stress-test.ts';

const PASSWORD = 'a quiet green door';
const ADA = { firstName: 'Ada', lastName: 'Byron' };
const linkCounts: Record<Size, number> = { small: 3, full: 200 };
const USES = 10;

let networkCount = 0;

function createClientContext(): ClientContext {
  networkCount += 1;
  return {
    fascia: 'aldermoor',
    locale: 'en-GB',
    ipHash: `stress-${networkCount}`,
    userAgent: 'A browser',
    sessionToken: null,
  };
}

export async function register(accounts: Accounts, email: string): Promise<SignInResult> {
  const mail = await accounts.signUp(createClientContext(), { email, ...ADA, returnState: null });
  return await accounts.createAccount(createClientContext(), {
    token: mail?.token ?? '',
    password: PASSWORD,
    ...ADA,
  });
}

async function followLinkConcurrently(servers: readonly Accounts[], email: string): Promise<void> {
  const mail = await servers[0]?.requestLink(createClientContext(), {
    email,
    purpose: 'signIn',
    returnState: null,
  });
  const uses = Array.from({ length: USES }, (_, index) =>
    servers[index % servers.length]?.signInByToken(createClientContext(), {
      token: mail?.token ?? '',
    }),
  );
  const counts = countResultsByCode(await Promise.allSettled(uses));
  assertThat(counts.ok === 1, `a link signs in once, not ${JSON.stringify(counts)}`);
  assertThat(
    counts['account.linkExpired'] === USES - 1,
    `every other use is refused as expired, not ${JSON.stringify(counts)}`,
  );
}

export async function runAccountLinks(databases: Databases, size: Size): Promise<string> {
  const servers = databases.map((database) => createAccounts(database, createMemoryJobs()));
  for (let link = 0; link < linkCounts[size]; link += 1) {
    const email = `linked-${link}@example.com`;
    await register(createAccounts(databases[0], createMemoryJobs()), email);
    await followLinkConcurrently(servers, email);
  }
  return `${linkCounts[size]} links used ${USES} times at once: 1 sign-in each`;
}
