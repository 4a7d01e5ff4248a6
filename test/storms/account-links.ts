/** Mailed links that many use at once, and addresses that somebody would like to find out. */
import type { Accounts, Origin } from '#features/accounts/accounts.port.ts';
import { createAccounts } from '#providers/accounts/embedded/accounts.provider.ts';
import { must, type Place, type Size, tally } from './storm.ts';

const PASSWORD = 'a quiet green door';
const links: Record<Size, number> = { small: 5, full: 200 };
const USES = 10;
/** Known addresses, each tried as often as the throttle allows without a wait, and as many unknown ones. */
const people: Record<Size, number> = { small: 4, full: 50 };
const TRIES = 5;
const MOST_APART = 0.05;

let networks = 0;

function someone(): Origin {
  networks += 1;
  return { fascia: 'aldermoor', network: `storm-${networks}`, device: 'A browser', sessionToken: null };
}

export async function register(accounts: Accounts, email: string): Promise<void> {
  const letter = await accounts.signUp(someone(), { email, password: PASSWORD, firstName: 'Ada', lastName: 'Byron', carry: null });
  await accounts.openLink(someone(), { token: letter?.token ?? '', purpose: 'signUp' });
}

async function openAtOnce(keepers: readonly Accounts[], email: string): Promise<void> {
  const letter = await keepers[0]?.askForLink(someone(), { email, purpose: 'signIn', carry: null });
  const uses = Array.from({ length: USES }, (_, index) =>
    keepers[index % keepers.length]?.openLink(someone(), { token: letter?.token ?? '', purpose: 'signIn' }),
  );
  const counts = tally(await Promise.allSettled(uses));
  must(counts.ok === 1, `a link signs in once, not ${JSON.stringify(counts)}`);
  must(counts['account.linkSpent'] === USES - 1, `everybody else is told that it is spent, not ${JSON.stringify(counts)}`);
}

async function timeRefusal(accounts: Accounts, email: string): Promise<number> {
  const origin = someone();
  const start = performance.now();
  const code = await accounts.signIn(origin, { email, password: 'not the password' }).then(
    () => 'ok',
    (error: { code?: string }) => error.code,
  );
  must(code === 'account.wrongPassword', `a known and an unknown address are refused alike, not by ${code}`);
  return performance.now() - start;
}

/** Known and unknown in turn, so that a busy moment strikes both. */
async function compareRefusals(accounts: Accounts, count: number): Promise<{ known: number; unknown: number }> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < TRIES; round += 1) {
    for (let person = 0; person < count; person += 1) {
      times.known.push(await timeRefusal(accounts, `person-${person}@example.com`));
      times.unknown.push(await timeRefusal(accounts, `nobody-${person}@example.com`));
    }
  }
  return { known: median(times.known), unknown: median(times.unknown) };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** At the small size times are only measured: a busy machine proves nothing. */
export async function runAccountLinks(place: Place, size: Size): Promise<string> {
  const { databases, close } = await place.open();
  try {
    const keepers = databases.map(createAccounts);
    const accounts = createAccounts(databases[0]);
    for (let person = 0; person < people[size]; person += 1) await register(accounts, `person-${person}@example.com`);
    for (let link = 0; link < links[size]; link += 1) {
      const email = `linked-${link}@example.com`;
      await register(accounts, email);
      await openAtOnce(keepers, email);
    }
    const { known, unknown } = await compareRefusals(accounts, people[size]);
    const apart = Math.abs(known - unknown) / unknown;
    must(size === 'small' || apart <= MOST_APART, `known ${known} ms and unknown ${unknown} ms tell nothing`);
    const figures = `known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms, ${(apart * 100).toFixed(1)} % apart`;
    return `${links[size]} links used ${USES} times at once: 1 sign-in each; refusals alike: ${figures}`;
  } finally {
    await close();
  }
}
