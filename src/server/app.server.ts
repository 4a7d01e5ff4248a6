/** The running shop as a function from Request to Response: house, cache, pages, host, and what keeps them true. */
import { join, resolve } from 'node:path';
import type { ServerBuild } from 'react-router';
import { handleGrantRequest } from '#features/accounts/grant-http.server.ts';
import { handleExportRequest } from '#features/catalogue-import/export-http.server.ts';
import { handleImportRequest } from '#features/catalogue-import/import-http.server.ts';
import { handleStockRequest } from '#features/catalogue-import/stock-http.server.ts';
import { createContentDesk } from '#features/content/content-desk.server.ts';
import { handleContentRequest } from '#features/content/content-http.server.ts';
import { answerMerchantFeed, type FeedSource } from '#features/merchant-feed/merchant-feed.server.ts';
import { handlePictureRequest } from '#features/pictures/pictures.server.ts';
import { answerSitemap } from '#features/sitemap/sitemap.server.ts';
import { handleVideoRequest } from '#features/videos/videos.server.ts';
import type { Log } from '#kit/log.ts';
import type { FasciaLanguage } from './address.server.ts';
import { createAssetHandler } from './assets.server.ts';
import { observeChangeLag } from './change-lag.server.ts';
import { listScopes } from './compose.server.ts';
import type { Endpoints } from './endpoints.server.ts';
import type { Environment } from './environment.server.ts';
import { describeFeed } from './feeds.server.ts';
import { answerFavicon, answerRobots } from './fixed-files.server.ts';
import { followChanges } from './follow-changes.server.ts';
import { followTurns } from './follow-turns.server.ts';
import { createHost } from './host.server.ts';
import { type House, openHouse } from './house.server.ts';
import { createHtmlCache } from './html-cache.server.ts';
import { answerKeptMail } from './kept-mail.server.ts';
import { createMemory } from './memory.server.ts';
import { createMetrics } from './metrics.server.ts';
import { createOfficeCheck } from './network.server.ts';
import { createPageHandler } from './pages.server.ts';
import { createReadiness, type Readiness } from './readiness.server.ts';
import { registry } from './registry.vite.server.ts';
import { handleSearchRequest } from './search-http.ts';
import type { Site } from './shop.server.ts';
import { describeSitemap } from './sitemaps.server.ts';
import { watchFeet } from './watch-foot.server.ts';

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

export async function createApp({ environment, log, loadBuild, controlKey }: AppOptions): Promise<App> {
  const house = await openHouse(registry, environment, log);
  const cache = createHtmlCache({ maxBytes: environment.pageCacheBytes });
  const memory = createMemory();
  const forget = (tags: ReadonlySet<string>) => {
    memory.purge(tags);
    cache.purge(tags);
  };
  const findStaleFeet = watchFeet(house.sites, () => new Date());
  const purge = (tags: ReadonlySet<string>) => {
    forget(tags);
    findStaleFeet(tags).then(
      (stale) => stale.size > 0 && forget(stale),
      (error) => log.warn({ reason: String(error) }, 'The foot of pages could not be brought up to date.'),
    );
  };
  const clear = () => {
    memory.clear();
    cache.clear();
  };
  const stopFollowing = followChanges({ changes: house.ports.changes, search: house.ports.search, purge, clear, log });
  const following = new AbortController();
  const contents = new Set([...house.sites.values()].map((site) => site.ports.content));
  void followTurns({ contents: [...contents], purge, now: () => new Date(), log }, following.signal);
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
      stopFollowing();
      following.abort();
      clearInterval(sweeping);
      await house.close();
    },
  };
}

type EndpointDeps = Pick<AppOptions, 'log' | 'controlKey'> & { readonly readiness: Readiness };

function createEndpoints(house: House, environment: Environment, { log, controlKey, readiness }: EndpointDeps): Endpoints {
  const cacheDir = join(environment.dataDir, 'media', 'cache');
  const { catalogue, catalogueImport, changes, contentEditing, pictures } = house.ports;
  const scopes = listScopes([...house.sites.values()].map(({ fascia }) => fascia));
  const desk = createContentDesk({ contentEditing, catalogue, pictures, scopes }, () => new Date());
  const gate = { busy: false };
  const feedGate = { running: 0 };
  const sitemapGate = { running: 0 };
  const feedOf = ({ fascia, ports }: Site, language: FasciaLanguage): FeedSource =>
    describeFeed(fascia, language, ports.catalogue, environment.port);
  const feeds = [...house.sites.values()].flatMap((site) => site.languages.map((language) => feedOf(site, language)));
  return {
    ready: readiness.serve,
    writable: readiness.write,
    asset: createAssetHandler(resolve('build/client/assets')),
    favicon: answerFavicon,
    robots: answerRobots,
    sitemap: (site, path) => answerSitemap(describeSitemap(site), path, sitemapGate),
    picture: (request, site) => handlePictureRequest(request, { pictures: site.ports.pictures, cacheDir, log }),
    video: (request, site) => handleVideoRequest(request, site.ports.videos),
    keptMail: (site, id) => answerKeptMail(site.ports.mailer, id),
    search: (request, site) => handleSearchRequest(request, site.ports.search),
    merchantFeed: (site, language) => answerMerchantFeed(feedOf(site, language), feedGate),
    exportCatalogue: (request, remoteAddress) =>
      handleExportRequest(request, { key: controlKey(), remoteAddress, ports: { catalogueImport }, feeds }),
    grantMembership: (request, { fascia, ports: { accounts } }) =>
      handleGrantRequest(request, { key: environment.ordersKey, fascia, accounts, now: new Date() }),
    importStock: (request) =>
      handleStockRequest(request, {
        keys: [controlKey(), ...(environment.importKey === null ? [] : [environment.importKey])],
        ports: { catalogueImport },
      }),
    editContent: (request, remoteAddress) => handleContentRequest(request, { key: controlKey(), remoteAddress }, desk),
    importCatalogue: (request, remoteAddress) =>
      handleImportRequest(request, {
        key: controlKey(),
        remoteAddress,
        gate,
        fascias: [...house.sites.keys()],
        ports: { catalogueImport, changes, pictures },
        dataDir: environment.dataDir,
        retireLimit: environment.importRetireLimit,
        now: () => new Date(),
        log,
      }),
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
