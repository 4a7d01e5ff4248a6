/**
 * The server application as a function from Request to Response, with its cache and background
 * jobs.
 */
import type { ServerBuild } from 'react-router';
import { removeRendered } from '#features/pictures/pictures.server.ts';
import type { Recommendations } from '#features/recommendations/recommendations.port.ts';
import { writeProductEvents } from '#features/social-proof/count-product-events.server.ts';
import type { Log } from '#kit/log.ts';
import { createEndpoints } from '../endpoints/create-endpoints.server.ts';
import { createOfficeCheck } from '../http/client-address/network.server.ts';
import { createHttpApp } from '../http/http-app.server.ts';
import { startDescriptors } from '../jobs/compute-descriptors.server.ts';
import { consumeChanges } from '../jobs/consume-changes.server.ts';
import { followScheduledPublishing } from '../jobs/follow-scheduled-publishing.server.ts';
import { refreshReviews } from '../jobs/refresh-reviews.server.ts';
import { runJobs } from '../jobs/run-jobs.server.ts';
import { sendStockAlerts } from '../jobs/send-stock-alerts.server.ts';
import { settleOrders } from '../jobs/settle-orders.server.ts';
import { observeChangeLag } from '../monitoring/change-lag.server.ts';
import { observeJobs } from '../monitoring/job-counts.server.ts';
import { createMetrics } from '../monitoring/metrics.server.ts';
import { createReadiness } from '../monitoring/readiness.server.ts';
import { createHtmlCache, type HtmlCache } from '../pages/html-cache.server.ts';
import { createPageHandler } from '../pages/pages.server.ts';
import { createRequestCache, type RequestCache } from '../pages/request-cache.server.ts';
import { watchFooterLinks } from '../pages/watch-footer-links.server.ts';
import { type AppServices, openAppServices } from './app-services.server.ts';
import type { Environment } from './environment.server.ts';
import { registry } from './registry.vite.server.ts';

export type App = {
  readonly services: AppServices;
  readonly fetch: (request: Request) => Response | Promise<Response>;
  /** Empties the page cache. */
  readonly clearCache: () => void;
  /**
   * Makes the readiness check fail, so that load balancers send no more requests; requests are
   * still answered.
   */
  readonly drain: () => void;
  /** Starts work on old data that may take long; called once the server listens. */
  readonly refresh: () => void;
  readonly close: () => Promise<void>;
};

export type AppOptions = {
  readonly environment: Environment;
  readonly log: Log;
  readonly loadBuild: () => Promise<ServerBuild>;
  /** Authorises commands on this machine. */
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
  const requestCache = createRequestCache();
  const stopJobs = await runJobs(services.sites);
  const stopInvalidation = startInvalidation(services, cache, requestCache, log);
  const cleanUpTimer = setInterval(() => void cleanUp(services, environment, log), CLEAN_UP_MS);
  cleanUpTimer.unref();
  const stopDescriptors = startDescriptors(listRecommendations(services), services.database, log);
  let stopRefresh = async () => {};
  const sending = new AbortController();
  const { stockAlerts, orders } = services.ports;
  const findPorts = (fascia: string) => services.sites.get(fascia)?.ports ?? null;
  void settleOrders({ orders, findPorts, now: () => new Date(), log }, sending.signal);
  void sendStockAlerts({ stockAlerts, now: () => new Date(), log }, sending.signal);
  const readiness = createReadiness(services);
  const app = createHttpApp({
    registry: services.registry,
    sites: services.sites,
    pages: createPageHandler(loadBuild, cache),
    endpoints: createEndpoints(services, environment, { log, controlKey, readiness }),
    metrics: createMetrics((metrics) => {
      observeChangeLag(metrics, services.ports.changes);
      observeJobs(metrics, services.ports.jobs);
    }),
    log,
    secret: services.secret,
    trustedProxies: environment.trustedProxies,
    isOffice: createOfficeCheck(environment.officeNetworks),
    requestCache,
    devTools: environment.devTools,
    preview: environment.preview,
    metricsKey: environment.metricsKey,
  });
  return {
    services,
    fetch: app.fetch,
    clearCache: cache.clear,
    drain: readiness.drain,
    refresh() {
      stopRefresh = refreshReviews(services.database, log);
    },
    async close() {
      await stopRefresh();
      sending.abort();
      stopInvalidation();
      clearInterval(cleanUpTimer);
      await stopDescriptors();
      await stopJobs();
      await writeProductEvents(log);
      await services.close();
    },
  };
}

/** Each service once, also where several shops share it. */
function listRecommendations({ sites }: AppServices): readonly Recommendations[] {
  return [...new Set([...sites.values()].map(({ ports }) => ports.recommendations))];
}

/** Purges cached pages when their data changes, until the returned function is called. */
function startInvalidation(
  services: AppServices,
  cache: HtmlCache,
  requestCache: RequestCache,
  log: Log,
): () => void {
  const forget = (tags: ReadonlySet<string>) => {
    requestCache.purge(tags);
    cache.purge(tags);
  };
  const findStaleFooters = watchFooterLinks(services.sites, () => new Date());
  const purge = (tags: ReadonlySet<string>) => {
    forget(tags);
    findStaleFooters(tags).then(
      (stale) => stale.size > 0 && forget(stale),
      (error) => log.warn({ reason: String(error) }, 'Footer links could not be updated.'),
    );
  };
  const clear = () => {
    requestCache.clear();
    cache.clear();
  };
  const { changes, search } = services.ports;
  const stopConsuming = consumeChanges({ changes, search, purge, clear, log });
  const following = new AbortController();
  const contents = new Set([...services.sites.values()].map((site) => site.ports.content));
  void followScheduledPublishing(
    { contents: [...contents], purge, now: () => new Date(), log },
    following.signal,
  );
  return () => {
    stopConsuming();
    following.abort();
  };
}

/** Each by itself: one that fails keeps no other from deleting what has expired. */
async function cleanUp({ ports }: AppServices, { dataDir }: Environment, log: Log): Promise<void> {
  const { baskets, accounts, reviewWriting, questions, ...others } = ports;
  const { socialProof, shortLinks, stockAlerts, orders, payments } = others;
  const now = new Date();
  const tasks = [
    baskets.cleanUp().then(({ freed }) => {
      if (freed > 0) log.debug({ freed }, 'Expired reservations were freed.');
    }),
    reviewWriting.cleanUp((ids) => removeRendered(dataDir, ids)),
    ...[accounts, questions].map((port) => port.cleanUp()),
    ...[socialProof, shortLinks, stockAlerts, orders, payments].map((port) => port.cleanUp(now)),
  ];
  for (const result of await Promise.allSettled(tasks))
    if (result.status === 'rejected')
      log.warn(
        { reason: String(result.reason) },
        'The clean-up of expired data failed; the next run tries again.',
      );
}
