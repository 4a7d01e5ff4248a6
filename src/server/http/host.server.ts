/** HTTP server: answers some paths itself, and passes the others to React Router. */

import { randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { isVideoPath } from '#features/videos/videos.server.ts';
import type { Log } from '#kit/log.ts';
import { isProblem, type Problem } from '#kit/problem.ts';
import { hasKey } from '#request/command-caller.server.ts';
import { formatProblem } from '#request/problem-text.server.ts';
import type { PreviewSettings } from '../app/environment.server.ts';
import type { Registry } from '../app/registry.server.ts';
import { createRequestContext, type Site } from '../app/shop.server.ts';
import { limitBody } from '../endpoints/body-limits.server.ts';
import type { Endpoints } from '../endpoints/endpoints.server.ts';
import type { Metrics } from '../monitoring/metrics.server.ts';
import { spellPath } from '../pages/page-path.server.ts';
import type { PageHandler } from '../pages/pages.server.ts';
import type { RequestCache } from '../pages/request-cache.server.ts';
import { type FasciaLanguage, findFascia, resolvePage } from './address.server.ts';
import { createProxyWarning, restoreForwarded } from './forwarded.server.ts';
import { isLocalRequest } from './local-request.server.ts';
import { type CallerAddresses, findCaller, findNetwork } from './network.server.ts';
import { problemResponse, refuseUnknownMethod, unknownPath } from './problem-response.server.ts';
import { isSameOriginWrite, setFixedHeaders } from './security.server.ts';

export type HostDeps = {
  readonly registry: Registry;
  readonly sites: ReadonlyMap<string, Site>;
  readonly pages: PageHandler;
  readonly endpoints: Endpoints;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly secret: string;
  readonly trustedProxies: number;
  /** True for callers in an office network, who may see how a price was calculated. */
  readonly isOffice: (addresses: CallerAddresses) => boolean;
  readonly requestCache: RequestCache;
  readonly devTools: boolean;
  readonly preview: PreviewSettings;
  /** Key for `/metrics` from other machines; null allows this machine only. */
  readonly metricsKey: string | null;
};

type HostEnv = { Variables: { site: Site; log: Log } };

const API_PATH = /^\/(_api|product-customisation)\//;
const KIND = /^\/(assets|media|search|_api|api)\//;

const LOGIN_PATH = /^(?<prefix>(?:\/[a-z-]+)?)\/login$/;

export function createHost(deps: HostDeps): Hono<HostEnv> {
  const { registry, sites, metrics, log } = deps;
  const app = new Hono<HostEnv>();
  const warnOfProxy = createProxyWarning(log, deps.trustedProxies);

  app.use(async (c, next) => {
    const begun = performance.now();
    warnOfProxy(c.req.raw.headers);
    c.req.raw = restoreForwarded(c.req.raw, deps.trustedProxies);
    const requestId = randomUUID();
    c.set('log', log.child({ requestId }));
    await next();
    setFixedHeaders(c.res.headers);
    c.res.headers.set('x-request-id', requestId);
    metrics.observe(
      kindOf(c.req.path),
      c.var.site?.fascia.code ?? '',
      c.res.status,
      performance.now() - begun,
    );
  });
  app.use(limitBody);
  app.onError((error, c) => (isProblem(error) ? answerRefusal(error, c) : answerError(error, c)));

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
  app.all('*', (c) => answerPage(c, deps));
  return app;
}

/** Routes without a fascia: health checks, metrics, imports and exports. */
function addOperationRoutes(
  app: Hono<HostEnv>,
  { endpoints, metrics, metricsKey }: HostDeps,
): void {
  app.get('/healthz', () => new Response('ok'));
  app.get('/readyz', () => endpoints.ready());
  app.get('/readyz/write', () => endpoints.writable());
  app.get('/metrics', (c) => (mayReadMetrics(c, metricsKey) ? metrics.answer() : unknownPath()));
  app.post('/api/import/stock', (c) => endpoints.importStock(c.req.raw));
  app.post('/api/export', (c) => endpoints.exportCatalogue(c.req.raw, findRemoteAddress(c)));
  app.post('/api/content', (c) => endpoints.editContent(c.req.raw, findRemoteAddress(c)));
  app.post('/api/reviews', (c) => endpoints.moderateReviews(c.req.raw, findRemoteAddress(c)));
  app.post('/api/import', (c) => endpoints.importCatalogue(c.req.raw, findRemoteAddress(c)));
}

/** Routes of a fascia that React Router does not answer. */
function addSiteRoutes(app: Hono<HostEnv>, deps: HostDeps): void {
  const { endpoints } = deps;
  app.get('/assets/:name', (c) => endpoints.asset(c.req.param('name'), c.req.raw));
  app.get('/favicon.ico', (c) => endpoints.favicon(c.var.site));
  app.get('/robots.txt', (c) => endpoints.robots(c.var.site));
  app.get('/sitemap.xml', (c) => endpoints.sitemap(c.var.site, null));
  app.get('/sitemaps/*', (c) =>
    endpoints.sitemap(c.var.site, c.req.path.slice('/sitemaps/'.length)),
  );
  app.get('/media/*', (c) =>
    (isVideoPath(c.req.path) ? endpoints.video : endpoints.picture)(c.req.raw, c.var.site),
  );
  app.all('/search/1/*', (c) => endpoints.search(c.req.raw, c.var.site));
  app.post('/_api/memberships', (c) => endpoints.grantMembership(c.req.raw, c.var.site));
  app.get('/dev/mail/:id?', (c) =>
    hasDevTools(c, deps) ? endpoints.keptMail(c.var.site, c.req.param('id')) : unknownPath(),
  );
  app.get('/feeds/google.xml', (c) => {
    const language = findLanguage(c.var.site, new URL(c.req.url));
    return language ? endpoints.merchantFeed(c.var.site, language) : unknownLanguage(c.var.site);
  });
}

function answerError(error: unknown, c: Context<HostEnv>): Response {
  c.var.log.error(
    { path: c.req.path, method: c.req.method, error: describeError(error) },
    'A request failed.',
  );
  return problemResponse(500, 'request.failed', 'Something went wrong on our side.');
}

/** Without a site the message is in English. */
function answerRefusal(problem: Problem, c: Context<HostEnv>): Response {
  if (problem.status >= 500)
    c.var.log.warn(
      { path: c.req.path, code: problem.code, reason: problem.message },
      'A request was refused.',
    );
  const refusal = problemResponse(
    problem.status,
    problem.code,
    formatProblem(problem, c.var.site?.languages[0]?.locale.tag ?? 'en-GB'),
  );
  if (problem.details.retryAfter !== undefined)
    refusal.headers.set('retry-after', String(problem.details.retryAfter));
  return refusal;
}

/** Undefined for a request without a connection, as in tests. */
function findRemoteAddress(c: Context): string | undefined {
  return c.env?.incoming ? getConnInfo(c).remote.address : undefined;
}

/**
 * Developer tools show live sign-in links and previews, so requests through a proxy are refused
 * even if it runs on this machine.
 */
function hasDevTools(c: Context, { devTools }: HostDeps): boolean {
  return devTools && isLocalRequest(c.req.raw, findRemoteAddress(c) ?? '127.0.0.1');
}

/** Allowed from this machine, or with the key. */
function mayReadMetrics(c: Context, key: string | null): boolean {
  return (
    isLocalRequest(c.req.raw, findRemoteAddress(c)) || (key !== null && hasKey(c.req.raw, [key]))
  );
}

/** Label for metrics: the first segment of a known path, else `page`. */
function kindOf(path: string): string {
  return KIND.exec(path)?.[1] ?? 'page';
}

async function answerPage(c: Context<HostEnv>, deps: HostDeps): Promise<Response> {
  const { pages, secret, trustedProxies, isOffice, requestCache, preview } = deps;
  const devTools = hasDevTools(c, deps);
  if (!isSameOriginWrite(c.req.raw))
    return problemResponse(403, 'request.otherOrigin', 'This request came from another site.');
  const refused = refuseUnknownMethod(c.req.method);
  if (refused) return refused;
  const { site, log } = c.var;
  const request = wantsJson(c.req.raw) ? toSignInCall(c.req.raw, site) : c.req.raw;
  const url = new URL(request.url);
  const isApi = API_PATH.test(url.pathname);
  const address = isApi ? resolveApi(site, url) : resolvePage(site.languages, url.pathname);
  if (address === null) return unknownLanguage(site);
  if (address.kind === 'moved') return moveTo(address.path, url);
  const { language } = address;
  if (!isApi && API_PATH.test(url.pathname.slice(language.prefix.length))) return unknownPath();
  if (!isApi && spellPath(url.pathname) !== url.pathname)
    return isRead(request) ? moveTo(spellPath(url.pathname), url) : unknownPath();
  const addresses = {
    remoteAddress: findRemoteAddress(c),
    forwardedFor: c.req.header('x-forwarded-for'),
    trustedProxies,
  };
  const caller = {
    network: findNetwork(addresses),
    address: findCaller(addresses),
    isOffice: isOffice(addresses),
  };
  const requestContext = createRequestContext({
    site,
    language,
    request,
    log,
    secret,
    ...caller,
    requestCache,
    devTools,
    preview,
  });
  const response = isApi
    ? await pages.answerApi({ request, language, requestContext })
    : await pages.answer({ request, language, requestContext });
  if (LOGIN_PATH.test(new URL(c.req.url).pathname)) response.headers.append('vary', 'accept');
  return response;
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** A location that begins with `//` would be another host. */
function moveTo(path: string, { search }: URL): Response {
  return new Response(null, {
    status: 301,
    headers: { location: `${path.replace(/^\/{2,}/, '/')}${search}` },
  });
}

function wantsJson(request: Request): boolean {
  const accepted = request.headers.get('accept') ?? '';
  return accepted.includes('application/json') && !accepted.includes('text/html');
}

/**
 * `/login` also accepts JSON: rewrites the request to `/_api/login`, with the language as a
 * parameter.
 */
function toSignInCall(request: Request, site: Site): Request {
  const url = new URL(request.url);
  const prefix = LOGIN_PATH.exec(url.pathname)?.groups?.prefix;
  if (prefix === undefined) return request;
  const language = site.languages.find((one) => one.prefix === prefix);
  url.pathname = '/_api/login';
  if (language) url.searchParams.set('locale', language.locale.tag);
  return new Request(url, request);
}

/**
 * `/_api` has no language prefix: the language is `?locale=`, by default the first; null for an
 * unknown one.
 */
function resolveApi(site: Site, url: URL): ReturnType<typeof resolvePage> | null {
  const language = findLanguage(site, url);
  return language ? { kind: 'page', language } : null;
}

function findLanguage(site: Site, { searchParams }: URL): FasciaLanguage | undefined {
  const tag = searchParams.get('locale');
  return tag === null ? site.languages[0] : site.languages.find(({ locale }) => locale.tag === tag);
}

function unknownLanguage({ fascia }: Site): Response {
  return problemResponse(
    400,
    'locale.unknown',
    `locale: ${fascia.name} is not available in this language.`,
  );
}

function describeError(error: unknown): unknown {
  return error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : String(error);
}
