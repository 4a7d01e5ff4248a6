/** Stress test: many requests use one emailed link at once, and exactly one of them signs in. */
import type { Accounts, ClientContext, SignInResult } from '#features/accounts/accounts.port.ts';
import { createMemoryJobs } from '#features/jobs/memory-jobs.fixtures.ts';
import { createAccounts } from '#providers/accounts/embedded/accounts.provider.ts';
import { assertThat, countOutcomes, type Databases, type Size } from './stress-test.ts';

const PASSWORD = 'a quiet green door';
const ADA = { firstName: 'Ada', lastName: 'Byron' };
const links: Record<Size, number> = { small: 3, full: 200 };
const USES = 10;

let networks = 0;

function someone(): ClientContext {
  networks += 1;
  return {
    fascia: 'aldermoor',
    locale: 'en-GB',
    ipHash: `stress-${networks}`,
    userAgent: 'A browser',
    sessionToken: null,
  };
}

export async function register(accounts: Accounts, email: string): Promise<SignInResult> {
  const mail = await accounts.signUp(someone(), { email, ...ADA, returnState: null });
  return await accounts.createAccount(someone(), {
    token: mail?.token ?? '',
    password: PASSWORD,
    ...ADA,
  });
}

async function openAtOnce(keepers: readonly Accounts[], email: string): Promise<void> {
  const mail = await keepers[0]?.requestLink(someone(), {
    email,
    purpose: 'signIn',
    returnState: null,
  });
  const uses = Array.from({ length: USES }, (_, index) =>
    keepers[index % keepers.length]?.signInByToken(someone(), { token: mail?.token ?? '' }),
  );
  const counts = countOutcomes(await Promise.allSettled(uses));
  assertThat(counts.ok === 1, `a link signs in once, not ${JSON.stringify(counts)}`);
  assertThat(
    counts['account.linkExpired'] === USES - 1,
    `all others get an expired link, not ${JSON.stringify(counts)}`,
  );
}

export async function runAccountLinks(databases: Databases, size: Size): Promise<string> {
  const keepers = databases.map((database) => createAccounts(database, createMemoryJobs()));
  for (let link = 0; link < links[size]; link += 1) {
    const email = `linked-${link}@example.com`;
    await register(createAccounts(databases[0], createMemoryJobs()), email);
    await openAtOnce(keepers, email);
  }
  return `${links[size]} links used ${USES} times at once: 1 sign-in each`;
}
