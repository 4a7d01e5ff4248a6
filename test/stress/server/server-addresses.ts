/** Stress test: responses and their times do not reveal which email addresses have an account. */
import { createMemoryJobs } from '#features/jobs/memory-jobs.fixtures.ts';
import { createAccounts } from '#providers/accounts/embedded/accounts.provider.ts';
import { register } from '../account-links.ts';
import { CookieClient } from '../cookie-client.ts';
import { assertThat, type Size } from '../stress-test.ts';
import type { ServerStressTest } from './open-servers.ts';

const addressCounts: Record<Size, number> = { small: 2, full: 100 };
/** Attempts per address that the throttle allows without a wait. */
const attemptCounts: Record<Size, number> = { small: 1, full: 5 };
const MAX_TIME_DIFFERENCE = 0.05;
/** Both have the same length, so that responses that contain them do too. */
const knownAddress = (person: number) => `person-${person}@example.com`;
const unknownAddress = (person: number) => `nobody-${person}@example.com`;

/**
 * Setting under which the server accepts forwarded addresses, so that requests use many networks.
 */
export const manyNetworks = { TRUSTED_PROXIES: '1' };

type AttackKind = {
  readonly path: string;
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;
};

const kinds: Readonly<Record<string, AttackKind>> = {
  'sign-in': { path: '/login', status: 401, fields: { password: 'not the password' } },
  reset: { path: '/reset-password', status: 200, fields: {} },
  'sign-in link': { path: '/sign-in-link', status: 200, fields: {} },
  'sign-up': {
    path: '/sign-up',
    status: 200,
    fields: { newPassword: 'a quiet green door', firstName: 'Ada', lastName: 'Byron' },
  },
};

class Prober {
  readonly #base: string;
  readonly #browser = new CookieClient();
  #csrf = '';
  #networks = 0;

  constructor(base: string) {
    this.#base = base;
  }

  async start(): Promise<void> {
    this.#csrf = await this.#browser.fetchToken(this.#base);
  }

  async send(
    { path, fields }: AttackKind,
    username: string,
  ): Promise<{ response: string; ms: number }> {
    this.#networks += 1;
    const start = performance.now();
    const response = await this.#browser.fetch(`${this.#base}${path}`, {
      method: 'POST',
      body: new URLSearchParams({ csrf: this.#csrf, username, ...fields }),
      headers: {
        accept: path === '/login' ? 'application/json' : 'text/html',
        'x-forwarded-for': networkAddress(this.#networks),
      },
    });
    const text = await response.text();
    const ms = performance.now() - start;
    return { response: `${response.status} ${text.replaceAll(username, 'the address')}`, ms };
  }
}

/** Distinct /24 networks, the unit of the throttle. */
function networkAddress(count: number): string {
  return `${10 + (count >> 16)}.${(count >> 8) & 255}.${count & 255}.1`;
}

/**
 * Alternates known and unknown addresses, each first equally often. Compares pairs, so that a busy
 * moment affects both.
 */
async function compare(
  prober: Prober,
  kind: AttackKind,
  size: Size,
): Promise<{ known: number; unknown: number; difference: number }> {
  const times: Record<'known' | 'unknown' | 'difference', number[]> = {
    known: [],
    unknown: [],
    difference: [],
  };
  for (let round = 0; round < attemptCounts[size]; round += 1) {
    for (let person = 0; person < addressCounts[size]; person += 1) {
      const isKnownFirst = (person + round) % 2 === 0;
      const first = await prober.send(
        kind,
        isKnownFirst ? knownAddress(person) : unknownAddress(person),
      );
      const second = await prober.send(
        kind,
        isKnownFirst ? unknownAddress(person) : knownAddress(person),
      );
      assertThat(
        first.response === second.response,
        `${kind.path} responds alike, not ${first.response} and ${second.response}`,
      );
      assertThat(
        first.response.startsWith(`${kind.status} `),
        `${kind.path} responds with ${kind.status}, not ${first.response.slice(0, 80)}`,
      );
      const [ofKnown, ofUnknown] = isKnownFirst ? [first, second] : [second, first];
      times.known.push(ofKnown.ms);
      times.unknown.push(ofUnknown.ms);
      times.difference.push(ofKnown.ms - ofUnknown.ms);
    }
  }
  const medianUnknown = median(times.unknown);
  return {
    known: median(times.known),
    unknown: medianUnknown,
    difference: Math.abs(median(times.difference)) / medianUnknown,
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

export const serverAddresses: ServerStressTest = {
  async prepareData(database, size) {
    const accounts = createAccounts(database, createMemoryJobs());
    for (let person = 0; person < addressCounts[size]; person += 1)
      await register(accounts, knownAddress(person));
  },
  /** Measures times without checking them at the small size, because the machine is shared. */
  async run([{ base }], size) {
    const prober = new Prober(base);
    await prober.start();
    const printed: string[] = [];
    for (const [name, kind] of Object.entries(kinds)) {
      const times = await compare(prober, kind, size);
      printed.push(
        `${name} ${times.known.toFixed(2)} and ${times.unknown.toFixed(2)} ms, ${(times.difference * 100).toFixed(1)} % difference`,
      );
      assertThat(
        size === 'small' || times.difference <= MAX_TIME_DIFFERENCE,
        `known and unknown take the same time: ${printed.at(-1)}`,
      );
    }
    return `${addressCounts[size] * attemptCounts[size]} pairs of addresses get equal responses; ${printed.join('; ')}`;
  },
};
