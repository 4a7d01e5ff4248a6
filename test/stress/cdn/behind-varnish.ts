/**
 * Stress test: pages behind Varnish are served from it, never older than two seconds after a
 * change, and never those of another shopper.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase } from '#database/database.ts';
import { silentLog } from '#kit/log.ts';
import { createCatalogueImport } from '#providers/catalogue-import/embedded/catalogue-import.provider.ts';
import { CookieClient } from '../cookie-client.ts';
import { openServers } from '../server/open-servers.ts';
import { assertThat, type Size, stockProducts } from '../stress-test.ts';
import { findFreePort, startVarnish } from './varnish.ts';

const changeCounts: Record<Size, number> = { small: 3, full: 40 };
const readerCounts: Record<Size, number> = { small: 4, full: 16 };
/** Milliseconds after a change until which the old price may be seen. */
const STALE_MS = 2_000;
const SHARED_PATHS = ['/product/slug-of-kept', '/search?q=kept'];
const PRIVATE_PATHS = ['/basket', '/wishlist', '/_api/shopper', '/account', '/login'];
/** Text of the basket page only if the product is in the basket. */
const OWN_LINE = 'Remove Tee kept';

type Counts = { hits: number; misses: number };

/** Price after the nth change. */
const priceCents = (change: number) => 2_000 + change * 100;
const formatPrice = (change: number) => `£${(priceCents(change) / 100).toFixed(2)}`;

async function readPage(base: string, path: string, counts: Counts): Promise<string> {
  const response = await fetch(`${base}${path}`, { headers: { accept: 'text/html' } });
  assertThat(response.status === 200, `${path} is 200 behind Varnish, not ${response.status}`);
  for (const name of ['surrogate-key', 'surrogate-control', 'set-cookie'])
    assertThat(!response.headers.has(name), `${path} is sent to shoppers without ${name}`);
  if (isHit(response)) counts.hits += 1;
  else counts.misses += 1;
  return await response.text();
}

/** The header of a hit contains a second id, that of the request that fetched the page. */
function isHit(response: Response): boolean {
  return (response.headers.get('x-varnish') ?? '').includes(' ');
}

/** Reads shared pages until aborted; `STALE_MS` after a change each must have the new price. */
async function readWhileChanging(
  base: string,
  counts: Counts,
  latestChange: { change: number; changedAt: number },
  signal: AbortSignal,
): Promise<void> {
  for (let round = 0; !signal.aborted; round += 1) {
    const path = SHARED_PATHS[round % SHARED_PATHS.length] ?? '/';
    const { change, changedAt } = latestChange;
    const isDue = performance.now() - changedAt > STALE_MS;
    const text = await readPage(base, path, counts);
    const isNew = latestChange.change !== change;
    assertThat(
      !isDue || isNew || text.includes(formatPrice(change)),
      `${path} shows ${formatPrice(change)} ${STALE_MS} ms after the change`,
    );
  }
}

async function changePrices(
  database: Database,
  size: Size,
  latestChange: { change: number; changedAt: number },
): Promise<void> {
  const catalogue = createCatalogueImport(database);
  for (let change = 1; change <= changeCounts[size]; change += 1) {
    await catalogue.saveStock([
      { sku: 'kept-S', price: { currency: 'GBP', centAmount: priceCents(change) } },
    ]);
    latestChange.change = change;
    latestChange.changedAt = performance.now();
    await wait(STALE_MS + 1_000);
  }
}

/** A shopper with a basket and one without read private pages in turn. */
async function expectPrivateNotCached(base: string): Promise<void> {
  const [shopper, other] = [new CookieClient(), new CookieClient()];
  const added = await shopper.fetch(`${base}/_api/basket/addToCart`, {
    method: 'POST',
    body: new URLSearchParams({ data: '[{"sku":"kept-S"}]' }),
  });
  assertThat(added.status === 200, `a product is added behind Varnish, not ${added.status}`);
  for (let round = 0; round < 3; round += 1)
    for (const path of PRIVATE_PATHS) {
      const own = await shopper.fetch(`${base}${path}`, { headers: { accept: 'text/html' } });
      const others = await other.fetch(`${base}${path}`, { headers: { accept: 'text/html' } });
      assertThat(!isHit(own) && !isHit(others), `${path} is not stored`);
      const text = await own.text();
      if (path === '/basket') assertThat(text.includes(OWN_LINE), 'a basket has its product');
      assertThat(!(await others.text()).includes(OWN_LINE), `${path} of another is not seen`);
    }
}

/** @throws Skipped where Varnish or the build is missing. `serverUrl`: of PostgreSQL. */
export async function runBehindVarnish(serverUrl: string, size: Size): Promise<string> {
  const port = await findFreePort();
  const cdn = { name: 'varnish', config: { urls: [`http://127.0.0.1:${port}`] } };
  const prepareData = (database: Database) => stockProducts(database, ['kept'], 1_000);
  const { servers, databaseUrl, stop, drop } = await openServers(serverUrl, prepareData, {
    settings: { PROVIDERS: JSON.stringify({ cdn }) },
  });
  try {
    const varnish = await startVarnish(
      port,
      servers.map(({ base }) => base),
    );
    const database = await openDatabase({
      ...{ dataDir: '/nowhere', databaseUrl: databaseUrl ?? '', log: silentLog },
    });
    try {
      await expectPrivateNotCached(varnish.base);
      const counts = { hits: 0, misses: 0 };
      const latestChange = { change: 0, changedAt: Number.POSITIVE_INFINITY };
      const stopped = new AbortController();
      const reads = Promise.all(
        Array.from({ length: readerCounts[size] }, () =>
          readWhileChanging(varnish.base, counts, latestChange, stopped.signal),
        ),
      );
      await Promise.race([changePrices(database, size, latestChange), reads]);
      stopped.abort();
      await reads;
      const total = counts.hits + counts.misses;
      const rate = ((100 * counts.hits) / total).toFixed(1);
      return `${total} pages, ${rate} % from Varnish, none older than ${STALE_MS} ms after ${changeCounts[size]} changes; private pages not stored`;
    } finally {
      await database.close();
      await varnish.stop();
    }
  } finally {
    await stop().catch(() => undefined);
    await drop();
  }
}
