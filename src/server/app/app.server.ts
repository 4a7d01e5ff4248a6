/**
 * The server application as a function from Request to Response, with its cache and background
 * jobs.
 */
import type { ServerBuild } from 'react-router';
import { deleteResizedPictures } from '#features/pictures/pictures.server.ts';
import { saveProductEvents } from '#features/social-proof/count-product-events.server.ts';
import type { Log } from '#kit/log.ts';
import { signText } from '#kit/secrets.server.ts';
import type { Ports } from '#request/shop.ts';
import { createEndpoints } from '../endpoints/create-endpoints.server.ts';
import { createOfficeCheck } from '../http/client-address/network.server.ts';
import { createHttpApp } from '../http/http-app.server.ts';
import { startDescriptorJob } from '../jobs/compute-descriptors.server.ts';
import { consumeChanges } from '../jobs/consume-changes.server.ts';
import { pollScheduledPublishing } from '../jobs/poll-scheduled-publishing.server.ts';
import { reconcileOrdersUntilAborted } from '../jobs/reconcile-orders.server.ts';
import { startReviewReindex } from '../jobs/reindex-reviews.server.ts';
import { sendAlerts } from '../jobs/send-alerts.server.ts';
import { startJobWorkers } from '../jobs/start-job-workers.server.ts';
import { registerCacheMetrics } from '../monitoring/gauges/cache-gauges.server.ts';
import { registerChangeLagMetrics } from '../monitoring/gauges/change-lag.server.ts';
import { registerDatabaseMetrics } from '../monitoring/gauges/database-gauges.server.ts';
import { registerRefundMetrics } from '../monitoring/gauges/failed-refunds.server.ts';
import { registerJobMetrics } from '../monitoring/gauges/job-counts.server.ts';
import { createMetrics, type Metrics } from '../monitoring/metrics.server.ts';
import { createReadiness } from '../monitoring/readiness.server.ts';
import { createHtmlCache, type HtmlCache } from '../pages/html-cache.server.ts';
import { createPageHandler } from '../pages/pages.server.ts';
import { createCdnPurger } from '../pages/purge-cdn.server.ts';
import { createValueCache, type ValueCache } from '../pages/value-cache.server.ts';
import { watchFooterLinks } from '../pages/watch-footer-links.server.ts';
import { type AppServices, openAppServices } from './app-services.server.ts';
import type { Environment } from './environment.server.ts';
import { registry } from './registry.vite.server.ts';

export type App = {
  readonly services: AppServices;
  readonly fetch: (request: Request) => Response | Promise<Response>;
  /** Empties the cache of rendered pages. */
  readonly clearHtmlCache: () => void;
  /**
   * Makes the readiness check fail, so that load balancers send no more requests; requests are
   * still answered.
   */
  readonly drain: () => void;
  /**
   * Reindexes reviews written by an older version, in the background; called once the server
   * listens.
   */
  readonly startReviewReindex: () => void;
  readonly close: () => Promise<void>;
};

export type AppOptions = {
  readonly environment: Environment;
  readonly log: Log;
  readonly loadBuild: () => Promise<ServerBuild>;
  /** Bearer key of the endpoint that commands on this machine call. */
  readonly controlKey: () => string;
};

const CLEAN_UP_MS = 60_000;

export async function createApp({
  environment,
  log,
  loadBuild,
  controlKey,
}: AppOptions): Promise<App> {
  const services = await openAppServices(registry, environment, log);
  const cache = createHtmlCache({ maxBytes: environment.pageCacheBytes, log });
  const valueCache = createValueCache();
  const sign = (text: string) => signText(services.secret, text);
  const stopJobs = await startJobWorkers(services.sites, sign, environment.orderWebhook);
  const stopInvalidation = startInvalidation(services, cache, valueCache, log);
  const cleanUpTimer = setInterval(() => void cleanUp(services, environment, log), CLEAN_UP_MS);
  cleanUpTimer.unref();
  const stopDescriptors = startDescriptorJob(
    listProviders(services, 'recommendations'),
    services.database,
    log,
  );
  let stopReviewReindex = async () => {};
  const jobsAbort = new AbortController();
  startPeriodicJobs(services, log, jobsAbort.signal);
  const readiness = createReadiness(services);
  const app = createHttpApp({
    registry: services.registry,
    sites: services.sites,
    pages: createPageHandler(loadBuild, cache),
    endpoints: createEndpoints(services, environment, { log, controlKey, readiness }),
    metrics: createAppMetrics(services, cache),
    log,
    accessLog: environment.accessLog,
    secret: services.secret,
    trustedProxies: environment.trustedProxies,
    isOffice: createOfficeCheck(environment.officeNetworks),
    valueCache,
    devTools: environment.devTools,
    preview: environment.preview,
    metricsKey: environment.metricsKey,
  });
  return {
    services,
    fetch: app.fetch,
    clearHtmlCache: cache.clear,
    drain: readiness.drain,
    startReviewReindex() {
      stopReviewReindex = startReviewReindex(services.database, log);
    },
    async close() {
      await stopReviewReindex();
      jobsAbort.abort();
      await stopInvalidation();
      clearInterval(cleanUpTimer);
      await stopDescriptors();
      await stopJobs();
      await saveProductEvents(log);
      await services.close();
    },
  };
}

function createAppMetrics({ ports, sites, database }: AppServices, cache: HtmlCache): Metrics {
  return createMetrics((metrics) => {
    registerChangeLagMetrics(metrics, ports.changes);
    registerJobMetrics(metrics, ports.jobs);
    registerRefundMetrics(metrics, ports.orders, [...sites.keys()]);
    registerDatabaseMetrics(metrics, database);
    registerCacheMetrics(metrics, cache);
  });
}

/** Reconciles orders, and sends stock alerts, price alerts and reminders, until aborted. */
function startPeriodicJobs({ ports, sites }: AppServices, log: Log, signal: AbortSignal): void {
  const { stockAlerts, priceAlerts, replenishment, orders } = ports;
  const findPorts = (fascia: string) => sites.get(fascia)?.ports ?? null;
  const now = () => new Date();
  void reconcileOrdersUntilAborted({ orders, findPorts, now, log }, signal);
  void sendAlerts({ stockAlerts, priceAlerts, replenishment, now, log }, signal);
}

/** Distinct providers of a port; several fascias may share one. */
function listProviders<P extends keyof Ports>({ sites }: AppServices, port: P): Ports[P][] {
  return [...new Set([...sites.values()].map(({ ports }) => ports[port]))];
}

/** Purges cached pages when their data changes, until the returned function is called. Pages of a
 * server that ends may name files that the next release does not have, so a CDN drops them. */
function startInvalidation(
  services: AppServices,
  cache: HtmlCache,
  valueCache: ValueCache,
  log: Log,
): () => Promise<void> {
  const stopping = new AbortController();
  const cdns = listProviders(services, 'cdn').map((cdn) =>
    createCdnPurger(cdn, log, stopping.signal),
  );
  // Pages of another release, and changes that no server saw.
  for (const cdn of cdns) cdn.clear();
  const purgeCaches = (tags: ReadonlySet<string>) => {
    valueCache.purge(tags);
    cache.purge(tags);
    for (const cdn of cdns) cdn.purge(tags);
  };
  const findStaleFooters = watchFooterLinks(services.sites, () => new Date());
  const purge = (tags: ReadonlySet<string>) => {
    purgeCaches(tags);
    findStaleFooters(tags).then(
      (stale) => stale.size > 0 && purgeCaches(stale),
      (error) => log.warn({ reason: String(error) }, 'Footer links could not be updated.'),
    );
  };
  const clear = () => {
    valueCache.clear();
    cache.clear();
    for (const cdn of cdns) cdn.clear();
  };
  const { changes, search } = services.ports;
  const stopConsuming = consumeChanges({ changes, search, purge, clear, log });
  const contents = listProviders(services, 'content');
  void pollScheduledPublishing({ contents, purge, now: () => new Date(), log }, stopping.signal);
  return async () => {
    stopConsuming();
    stopping.abort();
    await Promise.all(cdns.map((cdn) => cdn.close()));
  };
}

/** Runs every clean-up; a failed one does not stop the others. */
async function cleanUp({ ports }: AppServices, { dataDir }: Environment, log: Log): Promise<void> {
  const { baskets, accounts, reviewWriting, questions, ...otherPorts } = ports;
  const { socialProof, shortLinks, stockAlerts, priceAlerts, orders, payments } = otherPorts;
  const { agentCarts, catalogueImport, experiments, sponsored, replenishment } = otherPorts;
  const alerts = [stockAlerts, priceAlerts, replenishment];
  const shoppers = [socialProof, shortLinks, agentCarts, ...alerts, orders, payments];
  const dated = [...shoppers, catalogueImport, experiments, sponsored];
  const now = new Date();
  const tasks = [
    baskets.cleanUp().then(({ released }) => {
      if (released > 0) log.debug({ released }, 'Expired reservations were released.');
    }),
    reviewWriting.cleanUp((ids) => deleteResizedPictures(dataDir, ids)),
    ...[accounts, questions].map((port) => port.cleanUp()),
    ...dated.map((port) => port.cleanUp(now)),
  ];
  for (const result of await Promise.allSettled(tasks))
    if (result.status === 'rejected')
      log.warn(
        { reason: String(result.reason) },
        'The clean-up of expired data failed; the next run tries again.',
      );
}
