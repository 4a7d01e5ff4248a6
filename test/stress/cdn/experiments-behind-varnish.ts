/**
 * Stress test: pages with experiments behind Varnish are fetched once for each combination of
 * variants, and no visitor sees another's variant.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#database/database.ts';
import { CookieClient } from '../cookie-client.ts';
import { openServers } from '../server/open-servers.ts';
import { assertThat, type Size, stockProducts } from '../stress-test.ts';
import { findFreePort, startVarnish } from './varnish.ts';

const VISITORS: Record<Size, number> = { small: 20, full: 60 };
/** Time limits of one response, and of the test without the start of the servers. */
const RESPONSE_TIMEOUT_MS = 20_000;
const MAX_TEST_MS: Record<Size, number> = { small: 90_000, full: 240_000 };
const PROGRESS_MS = 5_000;
const PAGES = Array.from({ length: 10 }, (_, index) => `kept${index}`);
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0';

const VARIANTS = [
  { name: 'control', share: 0.5 },
  { name: 'b', share: 0.5 },
];
const declareExperiment = (name: string, page: string) => ({
  ...{ name, pages: [page], fascias: ['aldermoor'] },
  variants: VARIANTS,
});
const experiments = [
  declareExperiment('one', 'product'),
  declareExperiment('two', 'listing'),
  declareExperiment('three', 'listing'),
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

/** Returns a function that prints the current step every few seconds, and throws after `maxMs`. */
function startProgress(maxMs: number): Visitor['report'] {
  const start = performance.now();
  let printedAt = start;
  return (step) => {
    const now = performance.now();
    const line = `${step} after ${Math.round((now - start) / 1000)} s`;
    assertThat(now - start < maxMs, `the end within ${maxMs / 1000} s, not ${line}`);
    if (now - printedAt < PROGRESS_MS) return;
    printedAt = now;
    console.log(`        ${line}`);
  };
}

async function readPage({ client, base }: Visitor, path: string) {
  const headers = { accept: 'text/html', 'user-agent': FIREFOX };
  const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
  const response = await client.fetch(`${base}${path}`, { headers, signal });
  assertThat(response.status === 200, `${path} is 200 behind Varnish, not ${response.status}`);
  await response.arrayBuffer();
  const isHit = (response.headers.get('x-varnish') ?? '').includes(' ');
  const setsCookie = response.headers.has('set-cookie');
  assertThat(!isHit || !setsCookie, `${path} from Varnish has no visitor's cookie`);
  return { isHit, setsCookie };
}

/** A visitor whose first page has set the cookie; that page is never stored. */
async function createVisitor(base: string, report: Visitor['report']): Promise<Visitor> {
  const visitor = { client: new CookieClient(), base, report };
  report('creating the visitors');
  const first = await readPage(visitor, `/product/slug-of-${PAGES[0]}`);
  assertThat(first.setsCookie && !first.isHit, 'the first page comes from the server');
  return visitor;
}

async function countMisses(visitors: readonly Visitor[], kind: Kind): Promise<number> {
  let misses = 0;
  for (const [index, visitor] of visitors.entries()) {
    visitor.report(`${kind.name}, visitor ${index + 1} of ${visitors.length}`);
    for (let page = 0; page < PAGES.length; page += 1) {
      const key = PAGES[(page + index) % PAGES.length] ?? '';
      const { isHit, setsCookie } = await readPage(visitor, kind.pathOf(key));
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
      const report = startProgress(MAX_TEST_MS[size]);
      while (visitors.length < VISITORS[size])
        visitors.push(await createVisitor(varnish.base, report));
      const figures: string[] = [];
      for (const kind of KINDS) {
        const purgesBefore = await varnish.countPurges();
        const misses = await countMisses(visitors, kind);
        // A purge at the start of a server is repeated until Varnish answers, so it may come late.
        const purges = (await varnish.countPurges()) - purgesBefore;
        const requests = visitors.length * PAGES.length;
        assertThat(purges <= 1, `${kind.name}: the cache was purged ${purges} times`);
        const maxMisses = PAGES.length * kind.versions * (1 + purges);
        assertThat(
          misses <= maxMisses,
          `${kind.name}: ${misses} pages were fetched, at most ${maxMisses} are explained`,
        );
        const rate = ((100 * (requests - misses)) / requests).toFixed(1);
        figures.push(
          `${kind.name} ${rate} % of ${requests} (${misses} fetched, at most ${maxMisses})`,
        );
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
