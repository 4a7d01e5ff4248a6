/** The running shop as a function from Request to Response: house, cache, pages, host, and what keeps them true. */
import type { ServerBuild } from 'react-router';
import type { Log } from '#kit/log.ts';
import { observeChangeLag } from './change-lag.server.ts';
import { createEndpoints } from './create-endpoints.server.ts';
import type { Environment } from './environment.server.ts';
import { followChanges } from './follow-changes.server.ts';
import { followScheduledPublishing } from './follow-scheduled-publishing.server.ts';
import { createHost } from './host.server.ts';
import { type House, openHouse } from './house.server.ts';
import { createHtmlCache, type HtmlCache } from './html-cache.server.ts';
import { createMemory, type Memory } from './memory.server.ts';
import { createMetrics } from './metrics.server.ts';
import { createOfficeCheck } from './network.server.ts';
import { createPageHandler } from './pages.server.ts';
import { createReadiness } from './readiness.server.ts';
import { registry } from './registry.vite.server.ts';
import { watchFooterLinks } from './watch-footer-links.server.ts';

export type App = {
  readonly house: House;
  readonly fetch: (request: Request) => Response | Promise<Response>;
  /** Forgets every stored page. */
  readonly clearCache: () => void;
  /** Tells balancers to send nothing more, while it goes on answering. */
  readonly drain: () => void;
  readonly close: () => Promise<void>;
};

export type AppOptions = {
  readonly environment: Environment;
  readonly log: Log;
  readonly loadBuild: () => Promise<ServerBuild>;
  /** Authorises commands on this machine. */
  readonly controlKey: () => string;
};

const SWEEP_MS = 60_000;

export async function createApp({
  environment,
  log,
  loadBuild,
  controlKey,
}: AppOptions): Promise<App> {
  const house = await openHouse(registry, environment, log);
  const cache = createHtmlCache({ maxBytes: environment.pageCacheBytes });
  const memory = createMemory();
  const stopInvalidation = startInvalidation(house, cache, memory, log);
  const sweeping = setInterval(() => void sweep(house, log), SWEEP_MS);
  sweeping.unref();
  const readiness = createReadiness(house);
  const host = createHost({
    registry: house.registry,
    sites: house.sites,
    pages: createPageHandler(loadBuild, cache),
    endpoints: createEndpoints(house, environment, { log, controlKey, readiness }),
    metrics: createMetrics((metrics) => observeChangeLag(metrics, house.ports.changes)),
    log,
    secret: house.secret,
    trustedProxies: environment.trustedProxies,
    isOffice: createOfficeCheck(environment.officeNetworks),
    memory,
    devTools: environment.devTools,
    preview: environment.preview,
    metricsKey: environment.metricsKey,
  });
  return {
    house,
    fetch: host.fetch,
    clearCache: cache.clear,
    drain: readiness.drain,
    async close() {
      stopInvalidation();
      clearInterval(sweeping);
      await house.close();
    },
  };
}

/** Purges stored pages when what they show changes, until the returned function is called. */
function startInvalidation(house: House, cache: HtmlCache, memory: Memory, log: Log): () => void {
  const forget = (tags: ReadonlySet<string>) => {
    memory.purge(tags);
    cache.purge(tags);
  };
  const findStaleFooters = watchFooterLinks(house.sites, () => new Date());
  const purge = (tags: ReadonlySet<string>) => {
    forget(tags);
    findStaleFooters(tags).then(
      (stale) => stale.size > 0 && forget(stale),
      (error) =>
        log.warn({ reason: String(error) }, 'The foot of pages could not be brought up to date.'),
    );
  };
  const clear = () => {
    memory.clear();
    cache.clear();
  };
  const { changes, search } = house.ports;
  const stopFollowing = followChanges({ changes, search, purge, clear, log });
  const following = new AbortController();
  const contents = new Set([...house.sites.values()].map((site) => site.ports.content));
  void followScheduledPublishing(
    { contents: [...contents], purge, now: () => new Date(), log },
    following.signal,
  );
  return () => {
    stopFollowing();
    following.abort();
  };
}

async function sweep({ ports }: House, log: Log): Promise<void> {
  try {
    const { freed } = await ports.baskets.sweep();
    if (freed > 0) log.debug({ freed }, 'Holds that had run out were freed.');
    await ports.accounts.sweep();
  } catch (error) {
    log.warn(
      { reason: error instanceof Error ? error.message : String(error) },
      'What has run out could not be swept; the next turn tries again.',
    );
  }
}
