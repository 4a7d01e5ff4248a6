/**
 * Stress test: pages with experiments behind Varnish are fetched once for each combination of
 * variants, and no visitor sees another's variant.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#database/database.ts';
import { CookieClient } from '../cookie-client.ts';
import { openServers } from '../server/server-place.ts';
import { assertThat, type Size, stockProducts } from '../stress-test.ts';
import { findFreePort, startVarnish } from './varnish.ts';

const VISITORS: Record<Size, number> = { small: 20, full: 60 };
/** Per response, and of the whole test without the start of the servers. */
const ANSWER_MS = 20_000;
const LONGEST_MS: Record<Size, number> = { small: 90_000, full: 240_000 };
const PROGRESS_MS = 5_000;
const PAGES = Array.from({ length: 10 }, (_, index) => `kept${index}`);
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0';

const halves = [
  { name: 'control', share: 0.5 },
  { name: 'b', share: 0.5 },
];
const onPages = (name: string, page: string) => ({
  ...{ name, pages: [page], fascias: ['aldermoor'] },
  variants: halves,
});
const experiments = [
  onPages('one', 'product'),
  onPages('two', 'listing'),
  onPages('three', 'listing'),
];

type Kind = {
  readonly name: string;
  readonly pathOf: (product: string) => string;
  /** Combinations of variants of a page. */
  readonly versions: number;
};

const KINDS: readonly Kind[] = [
  { name: 'no experiment', pathOf: (key) => `/product/slug-of-${key}/questions`, versions: 1 },
  { name: 'one experiment', pathOf: (key) => `/product/slug-of-${key}`, versions: 2 },
  { name: 'two experiments', pathOf: (key) => `/search?q=${key}`, versions: 4 },
];

type Visitor = {
  readonly client: CookieClient;
  readonly base: string;
  readonly report: (step: string) => void;
};

/** Prints the step from time to time. The returned function throws after the longest time. */
function startProgress(longestMs: number): Visitor['report'] {
  const start = performance.now();
  let printed = start;
  return (step) => {
    const now = performance.now();
    const line = `${step} after ${Math.round((now - start) / 1000)} s`;
    assertThat(now - start < longestMs, `the end within ${longestMs / 1000} s, not ${line}`);
    if (now - printed < PROGRESS_MS) return;
    printed = now;
    console.log(`        ${line}`);
  };
}

async function read({ client, base }: Visitor, path: string) {
  const headers = { accept: 'text/html', 'user-agent': FIREFOX };
  const signal = AbortSignal.timeout(ANSWER_MS);
  const response = await client.fetch(`${base}${path}`, { headers, signal });
  assertThat(response.status === 200, `${path} is 200 behind Varnish, not ${response.status}`);
  await response.arrayBuffer();
  const isHit = (response.headers.get('x-varnish') ?? '').includes(' ');
  const setsCookie = response.headers.has('set-cookie');
  assertThat(!isHit || !setsCookie, `${path} from Varnish has no visitor's cookie`);
  return { isHit, setsCookie };
}

/** A visitor whose first page has set the cookie; that page is never stored. */
async function arrive(base: string, report: Visitor['report']): Promise<Visitor> {
  const visitor = { client: new CookieClient(), base, report };
  report('arrival of the visitors');
  const first = await read(visitor, `/product/slug-of-${PAGES[0]}`);
  assertThat(first.setsCookie && !first.isHit, 'the first page comes from the server');
  return visitor;
}

async function countMisses(visitors: readonly Visitor[], kind: Kind): Promise<number> {
  let misses = 0;
  for (const [index, visitor] of visitors.entries()) {
    visitor.report(`${kind.name}, visitor ${index + 1} of ${visitors.length}`);
    for (let page = 0; page < PAGES.length; page += 1) {
      const key = PAGES[(page + index) % PAGES.length] ?? '';
      const { isHit, setsCookie } = await read(visitor, kind.pathOf(key));
      assertThat(!setsCookie, 'the cookie of a visitor stays as it is');
      if (!isHit) misses += 1;
    }
  }
  return misses;
}

/** @throws Skipped where Varnish or the build is missing. */
export async function runExperimentsBehindVarnish(size: Size): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'experiments-'));
  const file = join(folder, 'experiments.json');
  await writeFile(file, JSON.stringify({ experiments }));
  const port = await findFreePort();
  const cdn = { name: 'varnish', config: { urls: [`http://127.0.0.1:${port}`] } };
  const prepareData = (database: Database) => stockProducts(database, PAGES, 1_000);
  const { servers, stop, drop } = await openServers(null, prepareData, {
    settings: { PROVIDERS: JSON.stringify({ cdn }), EXPERIMENTS: file },
  });
  try {
    const varnish = await startVarnish(
      port,
      servers.map(({ base }) => base),
    );
    try {
      const visitors: Visitor[] = [];
      const report = startProgress(LONGEST_MS[size]);
      while (visitors.length < VISITORS[size]) visitors.push(await arrive(varnish.base, report));
      const figures: string[] = [];
      for (const kind of KINDS) {
        const purgesBefore = await varnish.countPurges();
        const misses = await countMisses(visitors, kind);
        // A purge at the start of a server is repeated until Varnish answers, so it may come late.
        const purges = (await varnish.countPurges()) - purgesBefore;
        const requests = visitors.length * PAGES.length;
        assertThat(purges <= 1, `${kind.name}: the cache was purged ${purges} times`);
        const most = PAGES.length * kind.versions * (1 + purges);
        assertThat(
          misses <= most,
          `${kind.name}: ${misses} pages were fetched, at most ${most} are explained`,
        );
        const rate = ((100 * (requests - misses)) / requests).toFixed(1);
        figures.push(`${kind.name} ${rate} % of ${requests} (${misses} fetched, at most ${most})`);
      }
      return `from Varnish: ${figures.join('; ')}`;
    } finally {
      await varnish.stop();
    }
  } finally {
    await stop().catch(() => undefined);
    await drop();
    await rm(folder, { recursive: true, force: true });
  }
}
