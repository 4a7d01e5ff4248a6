/** Creates the endpoints of the HTTP server from the ports. */
import { resolve } from 'node:path';
import {
  type FeedSource,
  respondWithMerchantFeed,
} from '#catalogue-import/export/merchant-feed.server.ts';
import { handleExportRequest } from '#catalogue-import/http/export-http.server.ts';
import { handleImportRequest } from '#catalogue-import/http/import-http.server.ts';
import { handleStockRequest } from '#catalogue-import/http/stock-http.server.ts';
import { handleGrantRequest } from '#features/accounts/membership/grant-http.server.ts';
import { handleAffiliateRequest } from '#features/affiliate/affiliate-http.server.ts';
import { createContentAdmin } from '#features/content/edit/content-admin.server.ts';
import { handleContentRequest } from '#features/content/edit/content-http.server.ts';
import { createExperimentResults } from '#features/experiments/results/experiment-results.ts';
import { handleExperimentResults } from '#features/experiments/results/results-http.server.ts';
import { createOrderAdmin } from '#features/orders/admin/order-admin.ts';
import { handleOrderAdminRequest } from '#features/orders/admin/order-admin-http.server.ts';
import { handleOrderProgress } from '#features/orders/dispatches/order-progress-http.server.ts';
import { handlePictureRequest, renderedFolder } from '#features/pictures/pictures.server.ts';
import { listEeaFascias } from '#features/price/eea-locale.ts';
import { handleQuestionRequest } from '#features/questions/moderation/questions-http.server.ts';
import { handleModerationRequest } from '#features/review-moderation/moderation-http.server.ts';
import { createBuyerLinks } from '#features/review-writing/form/buyer-links.server.ts';
import { respondWithSitemap } from '#features/sitemap/sitemap.server.ts';
import { handleVideoRequest } from '#features/videos/videos.server.ts';
import type { Log } from '#kit/log.ts';
import { signText } from '#kit/secrets.server.ts';
import type { AppServices } from '../app/app-services.server.ts';
import { listScopes } from '../app/compose.server.ts';
import type { Environment } from '../app/environment.server.ts';
import type { Site } from '../app/shop.server.ts';
import { createAssetHandler } from '../http/assets.server.ts';
import { respondWithFavicon, respondWithRobots } from '../http/fixed-files.server.ts';
import type { FasciaLanguage } from '../http/resolve-page.server.ts';
import type { Readiness } from '../monitoring/readiness.server.ts';
import { handleUcpCall, respondWithUcpProfile } from '../ucp/handle-ucp.server.ts';
import { createPlatformProfiles } from '../ucp/platform-profiles.server.ts';
import type { Endpoints } from './endpoints.server.ts';
import { describeFeed } from './feeds.server.ts';
import { respondWithLlms } from './llms.server.ts';
import { handleSearchRequest } from './search-http.ts';
import { describeSitemap } from './sitemaps.server.ts';
import { respondWithStoredEmails } from './stored-emails.server.ts';

type EndpointDeps = {
  readonly log: Log;
  /** Authorises commands on this machine. */
  readonly controlKey: () => string;
  readonly readiness: Readiness;
};

/** Pictures of a fascia, with the background colour of its theme. */
function describePictures({ fascia, ports: { pictures } }: Site) {
  return { pictures, fascia: fascia.code, ground: fascia.emailTheme?.surface };
}

type FeedOf = (site: Site, language: FasciaLanguage) => FeedSource;

export function createEndpoints(
  services: AppServices,
  environment: Environment,
  { log, controlKey, readiness }: EndpointDeps,
): Endpoints {
  const cacheDir = renderedFolder(environment.dataDir);
  const { catalogue } = services.ports;
  const scopes = listScopes([...services.sites.values()].map(({ fascia }) => fascia));
  const platformProfiles = createPlatformProfiles();
  const feedGate = { running: 0 };
  const sitemapGate = { running: 0 };
  const feedOf: FeedOf = ({ fascia, ports }, language) =>
    describeFeed({ fascia, ports, port: environment.port, log }, language);
  return {
    ready: readiness.serve,
    writable: readiness.write,
    asset: createAssetHandler(resolve('build/client/assets')),
    favicon: respondWithFavicon,
    robots: respondWithRobots,
    llms: respondWithLlms,
    ucpProfile: respondWithUcpProfile,
    ucpCall: (request, call) => handleUcpCall(request, call, platformProfiles),
    sitemap: (site, path) => respondWithSitemap(describeSitemap(site), path, sitemapGate),
    picture: (request, site) =>
      handlePictureRequest(request, { ...describePictures(site), cacheDir, log }),
    video: (request, site) => handleVideoRequest(request, site.ports.videos),
    storedEmails: (site, id) => respondWithStoredEmails(site.ports.mailer, id),
    search: (request, site, caller) => handleSearchRequest(request, site.ports.search, { caller }),
    merchantFeed: (site, language, feed) =>
      respondWithMerchantFeed(feedOf(site, language), feedGate, feed),
    grantMembership: (request, { fascia, ports: { accounts } }) =>
      handleGrantRequest(request, {
        key: environment.ordersKey,
        fascia,
        accounts,
        now: new Date(),
      }),
    setAffiliateId: (request, { ports: { accounts } }) =>
      handleAffiliateRequest(request, { key: environment.ordersKey, accounts }),
    editContent: createContentEndpoint(services, controlKey),
    moderateReviews: (request, remoteAddress) =>
      handleModerationRequest(
        request,
        { key: controlKey(), remoteAddress },
        services.ports.reviewModeration,
        createBuyerLinks({ sign: (text) => signText(services.secret, text), catalogue, scopes }),
      ),
    moderateQuestions: (request, remoteAddress) =>
      handleQuestionRequest(
        request,
        { key: controlKey(), remoteAddress },
        services.ports.questions,
      ),
    experimentResults: createExperimentEndpoint(services, controlKey),
    ...createOrderEndpoints(services, environment, controlKey),
    ...createCatalogueEndpoints(services, environment, { log, controlKey, feedOf }),
  };
}

function createOrderEndpoints(
  services: AppServices,
  environment: Environment,
  controlKey: () => string,
): Pick<Endpoints, 'recordOrderProgress' | 'manageOrders'> {
  return {
    recordOrderProgress: (request, { fascia, ports: { orders } }) =>
      handleOrderProgress(request, {
        key: environment.ordersKey,
        fascia: fascia.code,
        orders,
        now: new Date(),
      }),
    manageOrders: (request, remoteAddress) =>
      handleOrderAdminRequest(
        request,
        { key: controlKey(), remoteAddress },
        createOrderAdmin(services.ports.orders, () => new Date()),
      ),
  };
}

function createExperimentEndpoint(
  { ports, registry }: AppServices,
  controlKey: () => string,
): Endpoints['experimentResults'] {
  const results = createExperimentResults(ports.experiments, registry.fascias);
  return (request, remoteAddress) =>
    handleExperimentResults(request, { key: controlKey(), remoteAddress }, results);
}

function createContentEndpoint(
  services: AppServices,
  controlKey: () => string,
): Endpoints['editContent'] {
  const { contentEditing, catalogue, pictures } = services.ports;
  const scopes = listScopes([...services.sites.values()].map(({ fascia }) => fascia));
  const contentAdmin = createContentAdmin(
    { contentEditing, catalogue, pictures, scopes },
    () => new Date(),
  );
  return (request, remoteAddress) =>
    handleContentRequest(request, { key: controlKey(), remoteAddress }, contentAdmin);
}

type CatalogueDeps = Pick<EndpointDeps, 'log' | 'controlKey'> & { readonly feedOf: FeedOf };

function createCatalogueEndpoints(
  services: AppServices,
  environment: Environment,
  { log, controlKey, feedOf }: CatalogueDeps,
): Pick<Endpoints, 'exportCatalogue' | 'importStock' | 'importCatalogue'> {
  const { catalogueImport, changes, pictures } = services.ports;
  const gate = { busy: false };
  const feeds = [...services.sites.values()].flatMap((site) =>
    site.languages.map((language) => feedOf(site, language)),
  );
  return {
    exportCatalogue: (request, remoteAddress) =>
      handleExportRequest(request, {
        key: controlKey(),
        remoteAddress,
        ports: { catalogueImport },
        feeds,
      }),
    importStock: (request) =>
      handleStockRequest(request, {
        keys: [controlKey(), ...(environment.importKey === null ? [] : [environment.importKey])],
        ports: { catalogueImport },
      }),
    importCatalogue: (request, remoteAddress) =>
      handleImportRequest(request, {
        key: controlKey(),
        remoteAddress,
        gate,
        fascias: [...services.sites.keys()],
        eeaFascias: listEeaFascias([...services.sites.values()].map(({ fascia }) => fascia)),
        ports: { catalogueImport, changes, pictures },
        dataDir: environment.dataDir,
        archiveLimit: environment.importArchiveLimit,
        now: () => new Date(),
        log,
      }),
  };
}
