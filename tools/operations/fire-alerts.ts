/** Faults that fire alerts, caused on parts of a server whose metrics are scraped. */
import { setTimeout as wait } from 'node:timers/promises';
import { handleStockRequest } from '#catalogue-import/http/stock-http.server.ts';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import { quickPolicies, samplePayload } from '#features/jobs/jobs.contract.ts';
import type { JobHandlers } from '#features/jobs/jobs.port.ts';
import type { FailedRefund } from '#features/orders/order-jobs.ts';
import { silentLog } from '#kit/log.ts';
import { countEvent, type EventName } from '#kit/monitoring/event-counts.server.ts';
import { createJobs } from '#providers/jobs/embedded/jobs.provider.ts';
import { registerCacheMetrics } from '#server/monitoring/gauges/cache-gauges.server.ts';
import { registerChangeLagMetrics } from '#server/monitoring/gauges/change-lag.server.ts';
import { registerDatabaseMetrics } from '#server/monitoring/gauges/database-gauges.server.ts';
import { registerRefundMetrics } from '#server/monitoring/gauges/failed-refunds.server.ts';
import { registerJobMetrics } from '#server/monitoring/gauges/job-counts.server.ts';
import { measureSearch } from '#server/monitoring/measure-search.server.ts';
import { createMetrics } from '#server/monitoring/metrics.server.ts';
import { createHtmlCache } from '#server/pages/html-cache.server.ts';
import { createTestPorts } from '#test/create-test-shop.ts';
import { openTestEmbedded } from '#test/databases/databases.ts';

export type FaultyServer = Awaited<ReturnType<typeof openFaultyServer>>;

const REFUND = {
  ...{ fascia: 'aldermoor', provider: 'embedded', reference: 'r-1', key: 'k-1' },
  money: { centAmount: 100, currencyCode: 'GBP' },
} as const;

/** A server's metrics, each of whose sources can be made to fail. */
export async function openFaultyServer() {
  const { database, close } = await openTestEmbedded();
  const jobs = await createJobs(database, {
    ...{ log: silentLog, policies: quickPolicies, checkEveryS: 1 },
  });
  let lagSeconds = 0;
  let refunds: readonly FailedRefund[] = [];
  const cache = createHtmlCache({ maxBytes: 0 });
  const metrics = createMetrics((registry) => {
    registerChangeLagMetrics(registry, {
      lag: async () => [{ consumer: 'search', changes: 1, seconds: lagSeconds }],
    });
    registerJobMetrics(registry, jobs);
    registerDatabaseMetrics(registry, database);
    registerRefundMetrics(registry, { listFailedRefunds: async () => refunds }, ['aldermoor']);
    registerCacheMetrics(registry, cache);
  });
  return {
    ...{ database, jobs, cache, metrics, close },
    setLag(seconds: number) {
      lagSeconds = seconds;
    },
    setRefunds(failed: readonly FailedRefund[]) {
      refunds = failed;
    },
    scrape: async () => await (await metrics.toResponse()).text(),
  };
}

/** Causes the fault of an alert; the returned function ends it. */
export type Fault = (server: FaultyServer) => Promise<(() => Promise<unknown>) | undefined>;

const countEvents =
  (event: EventName): Fault =>
  async () => {
    for (let count = 0; count < 60; count += 1) countEvent(event, 'aldermoor');
    return undefined;
  };

const observeResponses =
  (status: number, milliseconds: number): Fault =>
  async ({ metrics }) => {
    for (let count = 0; count < 20; count += 1)
      metrics.observe('/product/:slug', 'aldermoor', status, milliseconds);
    return undefined;
  };

const observeSearches =
  (status: number, milliseconds: number): Fault =>
  async () => {
    const { search } = createTestPorts({
      search: { handle: () => wait(milliseconds, { status, body: {} }) },
    });
    const call = { method: 'POST', path: '/1/indexes/*/queries', body: {} } as const;
    for (let count = 0; count < 3; count += 1)
      await measureSearch(search, 'aldermoor').handle(call);
    return undefined;
  };

const reject = async (): Promise<never> => {
  throw new Error('intended failure');
};

/** Every kind of job fails in every attempt. */
const failJobs: Fault = async ({ jobs }) => {
  await jobs.enqueue('accountEmail', samplePayload('Ada'));
  await jobs.enqueue('orderRefund', REFUND);
  const handlers: JobHandlers = {
    ...{ accountEmail: reject, reviewEmail: reject, questionEmail: reject },
    ...{ priceAlertEmail: reject, replenishmentEmail: reject },
    ...{ stockAlertEmail: reject, orderEmail: reject, orderRefund: reject, paymentNotice: reject },
    withdrawalEmail: reject,
    orderWebhook: reject,
    orderRewards: reject,
  };
  const stop = await jobs.work(handlers);
  const isDead = async () =>
    (await jobs.count()).filter(({ kind, dead }) => dead > 0 && isFailing(kind)).length === 2;
  while (!(await isDead())) await wait(100);
  await stop();
  return undefined;
};

function isFailing(kind: string): boolean {
  return kind === 'accountEmail' || kind === 'orderRefund';
}

const waitingJob: Fault = async ({ database, jobs }) => {
  await jobs.enqueue('accountEmail', samplePayload('Ada'));
  await database.execute(`update pgboss.job set created_on = now() - interval '10 minutes'`);
  return undefined;
};

/** Requests that hold, or wait for, the connections of the pool. */
const busyPool: Fault = async ({ database }) => {
  const end = Promise.withResolvers<void>();
  const works = Array.from({ length: 9 }, () => database.transaction(() => end.promise));
  const ended = Promise.allSettled(works);
  return async () => {
    end.resolve();
    await ended;
  };
};

const readOnly: Fault = async ({ database }) => {
  await database.execute('set default_transaction_read_only = on');
  return () => database.execute('set default_transaction_read_only = off');
};

const failedImport: Fault = async () => {
  const { catalogueImport } = createTestPorts();
  await catalogueImport.saveProducts([
    sampleProduct('tee', { variants: [sampleVariant('AAA00001-1-1')] }),
  ]);
  const request = new Request('http://shop.example/api/import/stock', {
    method: 'POST',
    headers: { authorization: 'Bearer key' },
    body: 'sku,stock\nAAA00001-1-1,4\n',
  });
  const ports = { catalogueImport: { ...catalogueImport, saveStock: reject } };
  await handleStockRequest(request, { keys: ['key'], ports }).catch(() => undefined);
  return undefined;
};

const emptyCache: Fault = async ({ cache }) => {
  const page = { status: 200, headers: [], body: new Uint8Array(), tags: [] };
  for (let count = 0; count < 10_000; count += 1) await cache.getOrRender('/', async () => page);
  return undefined;
};

/** The first delay after a scrape is not measured. */
const blockedLoop: Fault = async () => {
  await wait(50);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);
  await wait(50);
  return undefined;
};

/** By alert. A fault that fires several is caused for each of them. */
export const faults: ReadonlyMap<string, Fault> = new Map([
  ['ParadeErrors', observeResponses(500, 1)],
  ['ParadeRouteFails', observeResponses(503, 1)],
  ['ParadeSlow', observeResponses(200, 3_000)],
  ['ParadeDatabaseNotWritable', readOnly],
  ['ParadeDatabasePoolExhausted', busyPool],
  [
    'ParadeChangeFeedBehind',
    async ({ setLag }) => {
      setLag(60);
      return async () => setLag(0);
    },
  ],
  [
    'ParadeRefundGivenUp',
    async ({ setRefunds }) => {
      const { fascia, reference, money } = REFUND;
      const times = { failures: 5, requestedAt: '2026-11-26T10:00:00.000Z' };
      setRefunds([{ orderId: 'o-1', number: '7KQ2', fascia, reference, money, ...times }]);
      return async () => setRefunds([]);
    },
  ],
  ['ParadeJobsDead', failJobs],
  ['ParadeEmailsFail', failJobs],
  ['ParadeJobsWaiting', waitingJob],
  ['ParadeSearchFails', observeSearches(503, 0)],
  ['ParadeSearchSlow', observeSearches(200, 600)],
  ['ParadeCacheMisses', emptyCache],
  ['ParadeImportFailed', failedImport],
  ['ParadeReservationsLimited', countEvents('reservation_limited')],
  ['ParadeVoucherGuesses', countEvents('voucher_guesses_refused')],
  ['ParadeEventLoopBlocked', blockedLoop],
]);

/** Alerts about the process itself: Prometheus sees them, or causing them takes too much memory. */
export const notFired: ReadonlySet<string> = new Set([
  ...['ParadeServerDown', 'ParadeMemory', 'ParadeRestarts'],
]);
