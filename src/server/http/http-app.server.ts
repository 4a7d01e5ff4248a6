/** HTTP server: answers some paths itself, and passes the others to React Router. */

import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import type { FeedName } from '#catalogue-import/export/merchant-feed.server.ts';
import { isVideoPath } from '#features/videos/videos.server.ts';
import { closeOnError } from '#kit/limits/close-on-error.server.ts';
import type { Log } from '#kit/log.ts';
import { isProblem, type Problem } from '#kit/problem.ts';
import { hasKey } from '#request/commands/command-caller.server.ts';
import { formatProblem } from '#request/problem-text.server.ts';
import type { PreviewSettings } from '../app/environment.server.ts';
import type { Registry } from '../app/registry.server.ts';
import { createRequestContext, type RequestContext, type Site } from '../app/shop.server.ts';
import { limitBody } from '../endpoints/body-limits.server.ts';
import type { Endpoints } from '../endpoints/endpoints.server.ts';
import { redactPath } from '../monitoring/access-log.server.ts';
import type { Metrics } from '../monitoring/metrics.server.ts';
import type { PageHandler } from '../pages/pages.server.ts';
import type { ValueCache } from '../pages/value-cache.server.ts';
import { createProxyWarning, restoreForwarded } from './client-address/forwarded.server.ts';
import { isLocalRequest } from './client-address/local-request.server.ts';
import { type CallerAddresses, findCaller, findNetwork } from './client-address/network.server.ts';
import { compressStream } from './compression/compress-stream.server.ts';
import { type HttpAppEnv, observeRequests } from './observe-request.server.ts';
import { problemResponse, rejectUnknownMethod, unknownPath } from './problem-response.server.ts';
import { type FasciaLanguage, findFascia } from './resolve-page.server.ts';
import {
  findLanguage,
  isLoginPath,
  resolveRoute,
  toLoginApiRequest,
  unknownLanguage,
} from './resolve-route.server.ts';
import { isSameOriginWrite } from './security.server.ts';

export type HttpAppDeps = {
  readonly registry: Registry;
  readonly sites: ReadonlyMap<string, Site>;
  readonly pages: PageHandler;
  readonly endpoints: Endpoints;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly accessLog: boolean;
  readonly secret: string;
  readonly trustedProxies: number;
  /** True for callers in an office network, who may see how a price was calculated. */
  readonly isOffice: (addresses: CallerAddresses) => boolean;
  readonly valueCache: ValueCache;
  readonly devTools: boolean;
  readonly preview: PreviewSettings;
  /** Key for `/metrics` from other machines; null allows this machine only. */
  readonly metricsKey: string | null;
};

export function createHttpApp(deps: HttpAppDeps): Hono<HttpAppEnv> {
  const { registry, sites } = deps;
  const app = new Hono<HttpAppEnv>();
  const warnOfProxy = createProxyWarning(deps.log, deps.trustedProxies);

  app.use(async (c, next) => {
    warnOfProxy(c.req.raw.headers);
    c.req.raw = restoreForwarded(c.req.raw, deps.trustedProxies);
    await next();
  });
  app.use(observeRequests(deps));
  app.use(limitBody);
  app.onError((error, c) =>
    isProblem(error) ? toProblemResponse(error, c) : handleError(error, c),
  );

  addOperationRoutes(app, deps);
  app.use(async (c, next) => {
    const fascia = findFascia(registry, c.req.header('host'));
    const site = fascia && sites.get(fascia.code);
    if (!site)
      return problemResponse(421, 'host.unknown', 'No brand site answers to this host name.');
    c.set('site', site);
    return await next();
  });
  addSiteRoutes(app, deps);
  app.all('*', (c) => handlePage(c, deps));
  return app;
}

/** Routes without a fascia: health checks, metrics, imports and exports. */
function addOperationRoutes(
  app: Hono<HttpAppEnv>,
  { endpoints, metrics, metricsKey }: HttpAppDeps,
): void {
  app.get('/healthz', () => new Response('ok'));
  app.get('/readyz', () => endpoints.ready());
  app.get('/readyz/write', () => endpoints.writable());
  app.get('/metrics', (c) =>
    mayReadMetrics(c, metricsKey) ? metrics.toResponse() : unknownPath(),
  );
  app.post('/api/import/stock', (c) => endpoints.importStock(c.req.raw));
  app.post('/api/export', (c) => endpoints.exportCatalogue(c.req.raw, findRemoteAddress(c)));
  app.post('/api/content', (c) => endpoints.editContent(c.req.raw, findRemoteAddress(c)));
  app.post('/api/reviews', (c) => endpoints.moderateReviews(c.req.raw, findRemoteAddress(c)));
  app.post('/api/questions', (c) => endpoints.moderateQuestions(c.req.raw, findRemoteAddress(c)));
  app.post('/api/orders', (c) => endpoints.manageOrders(c.req.raw, findRemoteAddress(c)));
  app.post('/api/experiments', (c) => endpoints.experimentResults(c.req.raw, findRemoteAddress(c)));
  app.post('/api/import', (c) => endpoints.importCatalogue(c.req.raw, findRemoteAddress(c)));
}

/** Routes of a fascia that React Router does not answer. */
function addSiteRoutes(app: Hono<HttpAppEnv>, deps: HttpAppDeps): void {
  const { endpoints } = deps;
  app.get('/assets/:name', (c) => endpoints.asset(c.req.param('name'), c.req.raw));
  app.get('/favicon.ico', (c) => endpoints.favicon(c.var.site));
  app.get('/robots.txt', (c) => endpoints.robots(c.var.site));
  app.get('/llms.txt', (c) => endpoints.llms(c.var.site));
  app.get('/.well-known/ucp', (c) => endpoints.ucpProfile(c.var.site));
  app.all('/ucp/*', (c) => handleUcp(c, deps));
  app.get('/sitemap.xml', (c) => endpoints.sitemap(c.var.site, null));
  app.get('/sitemaps/*', async (c) =>
    sendCompressed(c, await endpoints.sitemap(c.var.site, c.req.path.slice('/sitemaps/'.length))),
  );
  app.get('/media/*', (c) =>
    isVideoPath(c.req.path) ? handleVideo(c, endpoints) : endpoints.picture(c.req.raw, c.var.site),
  );
  app.all('/search/1/*', (c) => endpoints.search(c.req.raw, c.var.site, findCallerOf(c, deps).ip));
  app.post('/_api/orders', (c) => endpoints.recordOrderProgress(c.req.raw, c.var.site));
  app.post('/_api/memberships', (c) => endpoints.grantMembership(c.req.raw, c.var.site));
  app.post('/_api/affiliates', (c) => endpoints.setAffiliateId(c.req.raw, c.var.site));
  app.get('/dev/mail/:id?', (c) =>
    hasDevTools(c, deps) ? endpoints.storedEmails(c.var.site, c.req.param('id')) : unknownPath(),
  );
  app.get('/feeds/google.xml', (c) => handleFeed(c, endpoints, 'google'));
  app.get('/feeds/agents.jsonl', (c) => handleFeed(c, endpoints, 'agents'));
}

async function handleVideo(c: Context, { video }: Endpoints): Promise<Response> {
  const response = await video(c.req.raw, c.var.site);
  // Undefined for a request without a connection, as in tests.
  const outgoing = c.env?.outgoing;
  return outgoing ? closeOnError(response, outgoing, c.var.log) : response;
}

function handleUcp(c: Context<HttpAppEnv>, deps: HttpAppDeps): Promise<Response> {
  const { site } = c.var;
  const open = (language: FasciaLanguage) => openRequest(c, deps, { language, request: c.req.raw });
  const { ip: caller, network } = findCallerOf(c, deps);
  return deps.endpoints.ucpCall(c.req.raw, {
    ...{ site, caller, network, isDeveloper: hasDevTools(c, deps) },
    openShop: (language) => open(language).shop,
    openPrivateShop: (language) => open(language).privateShop(),
  });
}

async function handleFeed(
  c: Context<HttpAppEnv>,
  { merchantFeed }: Endpoints,
  name: FeedName,
): Promise<Response> {
  const { site } = c.var;
  const url = new URL(c.req.url);
  const language = findLanguage(site, url);
  if (!language) return unknownLanguage(site);
  return sendCompressed(c, await merchantFeed(site, language, { name, url }));
}

function sendCompressed(c: Context<HttpAppEnv>, response: Response): Response {
  return compressStream(response, c.req.header('accept-encoding') ?? null);
}

function handleError(error: unknown, c: Context<HttpAppEnv>): Response {
  c.var.log.error(
    { path: redactPath(c.req.path), method: c.req.method, error: describeError(error) },
    'A request failed.',
  );
  return problemResponse(500, 'request.failed', 'Something went wrong on our side.');
}

/** Without a site the message is in English. */
function toProblemResponse(problem: Problem, c: Context<HttpAppEnv>): Response {
  if (problem.status >= 500)
    c.var.log.warn(
      { path: redactPath(c.req.path), code: problem.code, reason: problem.message },
      'A request was refused.',
    );
  const response = problemResponse(
    problem.status,
    problem.code,
    formatProblem(problem, c.var.site?.languages[0]?.locale.tag ?? 'en-GB'),
  );
  if (problem.details.retryAfter !== undefined)
    response.headers.set('retry-after', String(problem.details.retryAfter));
  return response;
}

/** Undefined for a request without a connection, as in tests. */
function findRemoteAddress(c: Context): string | undefined {
  return c.env?.incoming ? getConnInfo(c).remote.address : undefined;
}

/**
 * Developer tools show live sign-in links and previews, so requests through a proxy are refused
 * even if it runs on this machine.
 */
function hasDevTools(c: Context, { devTools }: HttpAppDeps): boolean {
  return devTools && isLocalRequest(c.req.raw, findRemoteAddress(c) ?? '127.0.0.1');
}

/** Allowed from this machine, or with the key. */
function mayReadMetrics(c: Context, key: string | null): boolean {
  return (
    isLocalRequest(c.req.raw, findRemoteAddress(c)) || (key !== null && hasKey(c.req.raw, [key]))
  );
}

/** Answers a page or an `/_api` path, after the checks that need no page. */
async function handlePage(c: Context<HttpAppEnv>, deps: HttpAppDeps): Promise<Response> {
  const { site } = c.var;
  const rejection = rejectInvalidRequest(c.req.raw);
  if (rejection) return rejection;
  const request = toLoginApiRequest(c.req.raw, site);
  const route = resolveRoute(site, request);
  if (route instanceof Response) return route;
  const { isApi, language } = route;
  const { pathname } = new URL(request.url);
  c.set(
    'pageRoute',
    await deps.pages.nameRoute(isApi ? pathname : withoutPrefix(pathname, language)),
  );
  const requestContext = openRequest(c, deps, { language, request });
  const response = isApi
    ? await deps.pages.handleApi({ request, language, requestContext })
    : await deps.pages.handlePage({ request, language, requestContext });
  if (isLoginPath(new URL(c.req.url).pathname)) response.headers.append('vary', 'accept');
  return response;
}

function withoutPrefix(pathname: string, { prefix }: FasciaLanguage): string {
  return pathname.slice(prefix.length).replace(/^\.data$/, '/_root.data') || '/';
}

function openRequest(
  c: Context<HttpAppEnv>,
  deps: HttpAppDeps,
  { language, request }: { readonly language: FasciaLanguage; readonly request: Request },
): RequestContext {
  return createRequestContext({
    ...{ site: c.var.site, language, request, log: c.var.log, secret: deps.secret },
    requestId: c.var.requestId,
    ...findCallerOf(c, deps),
    ...{ valueCache: deps.valueCache, devTools: hasDevTools(c, deps), preview: deps.preview },
  });
}

function rejectInvalidRequest(request: Request): Response | null {
  return isSameOriginWrite(request)
    ? rejectUnknownMethod(request.method)
    : problemResponse(403, 'request.otherOrigin', 'This request came from another site.');
}

/** Network and IP address of the caller, as far as trusted proxies name them. */
function findCallerOf(c: Context<HttpAppEnv>, { trustedProxies, isOffice }: HttpAppDeps) {
  const addresses = {
    remoteAddress: findRemoteAddress(c),
    forwardedFor: c.req.header('x-forwarded-for'),
    trustedProxies,
  };
  return {
    network: findNetwork(addresses),
    ip: findCaller(addresses),
    isOffice: isOffice(addresses),
  };
}

function describeError(error: unknown): unknown {
  return error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : String(error);
}
