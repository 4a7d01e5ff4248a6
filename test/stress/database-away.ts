/**
 * Stress test: with the database down, cached pages are served, baskets respond with 503, and
 * everything recovers.
 */
import type { Database } from '#database/database.ts';
import { startBalancer } from '../servers/balancer.ts';
import { type ConnectionState, type DatabaseProxy, startProxy } from './faults/proxy.ts';
import { openServers, type Servers } from './server/open-servers.ts';
import { sendAdd } from './server/server.ts';
import { assertThat, type Size, stockProducts } from './stress-test.ts';

const MAX_ERROR_MS = 2_500;
const MAX_RECOVERY_MS = 5_000;
/** Milliseconds after which a response counts as missing. */
const TIMEOUT_MS = 20_000;
const outageMs: Record<Size, number> = { small: 0, full: 60_000 };

const readPage = (base: string) =>
  fetch(`${base}/product/slug-of-kept`).then(async (page) => ({
    status: page.status,
    text: await page.text(),
  }));

async function measure<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const start = performance.now();
  return { value: await work(), ms: Math.round(performance.now() - start) };
}

/**
 * Requests a page and a basket change while the database is down; returns the slowest error
 * response in ms.
 */
async function requestDuringOutage(base: string, cookie: string): Promise<number> {
  const page = await readPage(base);
  assertThat(
    page.status === 200 && page.text.includes('Tee kept'),
    `the product page is 200 from memory, not ${page.status}`,
  );
  let slowest = 0;
  const calls: readonly (readonly [string, RequestInit])[] = [
    ['/basket', { headers: { cookie } }],
    [
      '/_api/basket/addToCart',
      {
        method: 'POST',
        headers: { cookie },
        body: new URLSearchParams({ data: '[{"sku":"kept-S"}]' }),
      },
    ],
  ];
  for (const [path, init] of calls) {
    const { value, ms } = await measure(() =>
      fetch(`${base}${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }),
    );
    await value.arrayBuffer();
    assertThat(value.status === 503, `${path} responds with 503, not ${value.status}`);
    assertThat(Number(value.headers.get('retry-after')) > 0, `${path} has Retry-After`);
    slowest = Math.max(slowest, ms);
  }
  return slowest;
}

async function waitForBasket(base: string, cookie: string): Promise<number> {
  const { ms } = await measure(async () => {
    for (const end = performance.now() + 4 * MAX_RECOVERY_MS; performance.now() < end; ) {
      const { status } = await sendAdd(base, { sku: 'kept-S', cookie });
      if (status === 200) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    assertThat(false, 'the basket comes back');
  });
  return ms;
}

export const stockBeforeOutage = (database: Database): Promise<void> =>
  stockProducts(database, ['kept'], 1_000_000);

/** Interrupts the database connection of the last server, which is the one that uses the proxy. */
export async function cutDatabase(
  servers: Servers,
  proxy: DatabaseProxy,
  connection: Exclude<ConnectionState, 'open'>,
  size: Size,
): Promise<string> {
  const { base } = servers.at(-1) ?? servers[0];
  const { cookie } = await sendAdd(base, { sku: 'kept-S' });
  assertThat(cookie !== null && (await readPage(base)).status === 200, 'the shop serves before');
  proxy.set(connection);
  const end = performance.now() + outageMs[size];
  let slowest = 0;
  do slowest = Math.max(slowest, await requestDuringOutage(base, cookie ?? ''));
  while (performance.now() < end);
  proxy.set('open');
  const recoveryMs = await waitForBasket(base, cookie ?? '');
  // Tests share the machine, so that times are checked only at the full size.
  assertThat(
    size === 'small' || slowest <= MAX_ERROR_MS,
    `a basket is refused within ${MAX_ERROR_MS} ms, not ${slowest}`,
  );
  assertThat(
    size === 'small' || recoveryMs <= MAX_RECOVERY_MS,
    `back within ${MAX_RECOVERY_MS} ms, not ${recoveryMs}`,
  );
  return `${connection}: product page 200, basket 503 with Retry-After, refused in at most ${slowest} ms, back after ${recoveryMs} ms`;
}

/** Requests pages through a load balancer that polls readiness, as in a deployment. */
export async function cutBehindBalancer(
  servers: Servers,
  proxy: DatabaseProxy,
  connection: Exclude<ConnectionState, 'open'>,
): Promise<string> {
  const { base } = servers.at(-1) ?? servers[0];
  const balancer = await startBalancer([base]);
  const readWriteStatus = async () => (await fetch(`${base}/readyz/write`)).status;
  try {
    const page = () => balancer.fetch('/product/slug-of-kept');
    assertThat(
      (await page()) === 200 && (await readWriteStatus()) === 200,
      'the shop serves and writes before',
    );
    const before = balancer.probes.get(200) ?? 0;
    proxy.set(connection);
    assertThat(
      (await readWriteStatus()) === 503,
      'the readiness of writes reports that writes fail',
    );
    while ((balancer.probes.get(200) ?? 0) + (balancer.probes.get(503) ?? 0) < before + 10) {
      const status = await page();
      assertThat(status === 200, `the product page is 200 from memory, not ${status}`);
    }
    assertThat((balancer.probes.get(503) ?? 0) === 0, 'the server stays in the balancer');
  } finally {
    proxy.set('open');
    await balancer.close();
  }
  return `${connection}: behind a balancer every product page was 200, ${balancer.probes.get(200)} probes of 200`;
}

export async function runDatabaseAway(
  serverUrl: string,
  size: Size,
  connection: Exclude<ConnectionState, 'open'>,
): Promise<string> {
  const proxy = await startProxy(serverUrl);
  const open = await openServers(serverUrl, stockBeforeOutage, { proxy });
  try {
    const figures = await cutDatabase(open.servers, proxy, connection, size);
    const balanced = await cutBehindBalancer(open.servers, proxy, connection);
    await open.stop();
    return `${figures}; ${balanced}`;
  } finally {
    await open.drop();
    await proxy.close();
  }
}
