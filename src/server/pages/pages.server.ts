/**
 * Answers documents and their data: React Router under each language prefix, behind the shared
 * cache.
 */
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { loadNotFoundPage } from '#blocks/render/load-page.server.ts';
import { allowsTags, listTagOrigins } from '#features/analytics/tags/tag-settings.ts';
import { PRICE_FIELDS } from '#features/listing/listing-change.ts';
import { QUESTION_PARAMETERS } from '#features/questions/question-list-params.ts';
import { REVIEW_PARAMETERS } from '#features/reviews/review-list-params.ts';
import { LISTING_PARAMETERS } from '#features/search/listing-url.ts';
import { findSearchOrigins } from '#features/search-events/search-events.ts';
import { SELECTION_PARAMETERS } from '#features/selection/selection.ts';
import { withSpan } from '#kit/monitoring/tracing.server.ts';
import { isPhone } from '#request/is-phone.ts';
import { readBody } from '#request/rendering/document-body.server.ts';
import {
  type ActionError,
  actionErrorContext,
  notFoundPageContext,
  privateShopContext,
  shopContext,
} from '#request/shop.ts';
import { shellHtmlContext } from '#shell/shell-html.ts';
import type { RequestContext } from '../app/shop.server.ts';
import { createMethodNotAllowed } from '../http/problem-response.server.ts';
import type { FasciaLanguage } from '../http/resolve-page.server.ts';
import { createContentPolicy } from '../http/security.server.ts';
import { handleMarkdown } from '../markdown/handle-markdown.server.ts';
import { createRouteNames } from '../monitoring/route-names.ts';
import { allowsBody, createPageResponse } from './create-page-response.server.ts';
import type { HtmlCache, Rendered } from './html-cache.server.ts';
import { redirectPhone } from './phone-redirect.server.ts';
import { createPrivatePageMatcher } from './private-pages.server.ts';

/**
 * Query parameters that change a shared page; all others are dropped before the request is handled.
 */
const PAGE_PARAMETERS: ReadonlySet<string> = new Set([
  ...LISTING_PARAMETERS,
  ...PRICE_FIELDS,
  ...SELECTION_PARAMETERS,
  ...REVIEW_PARAMETERS,
  ...QUESTION_PARAMETERS,
  // Set by React Router: the routes whose data is requested.
  '_routes',
]);

export type PageRequest = {
  readonly request: Request;
  readonly language: FasciaLanguage;
  readonly requestContext: RequestContext;
};

export type PageHandler = ReturnType<typeof createPageHandler>;

export function createPageHandler(loadBuild: () => Promise<ServerBuild>, cache: HtmlCache) {
  const render = createRenderer(loadBuild);

  /** Answers one shopper; the response is not cached. */
  async function renderPrivate(page: PageRequest): Promise<Response> {
    const rendered = await toRendered(await render(page), page);
    const response = new Response(allowsBody(rendered.status) ? rendered.body : null, {
      status: rendered.status,
      headers: rendered.headers.map(([name, value]) => [name, value]),
    });
    response.headers.set('cache-control', 'private, no-store');
    for (const cookie of page.requestContext.cookies) response.headers.append('set-cookie', cookie);
    return response;
  }

  async function renderShared(page: PageRequest): Promise<Response> {
    const request = withKnownParameters(page.request);
    const url = new URL(request.url);
    const { shop, experiments } = page.requestContext;
    const key = createCacheKey(url, page.requestContext);
    const markdown = await handleMarkdown(page, { cache, key, url });
    if (markdown) return markdown;
    const outcome = await cache.getOrRender(key, async () => {
      const rendered = await toRendered(await render({ ...page, request }), page);
      expectShared(rendered, page);
      return rendered;
    });
    const { phoneRedirect } = outcome.response;
    if (phoneRedirect && isPhone(page.request.headers))
      return await redirectPhone(phoneRedirect, { ...page, request }, render);
    return await createPageResponse(outcome.response, page.request, {
      ...{ cacheState: outcome.state, cdn: shop.ports.cdn, experiments },
      toBrotli: (response) => cache.compress(key, response),
    });
  }

  return {
    /** Pattern of a path without language prefix, for metrics and logs. */
    nameRoute: async (path: string): Promise<string> => createRouteNames(await loadBuild())(path),
    /**
     * `/_api` calls have no language prefix and set their own cache headers; without one they are
     * not cached.
     */
    async handleApi(pageRequest: PageRequest): Promise<Response> {
      const response = await render({
        ...pageRequest,
        language: { ...pageRequest.language, prefix: '' },
      });
      return await finishApiResponse(response, pageRequest);
    },
    async handlePage(page: PageRequest): Promise<Response> {
      const { pathname, searchParams } = new URL(page.request.url);
      const path = pathname.slice(page.language.prefix.length) || '/';
      const isShared =
        (page.request.method === 'GET' || page.request.method === 'HEAD') &&
        !createPrivatePageMatcher(await loadBuild())(path, searchParams);
      return await (isShared ? renderShared(page) : renderPrivate(page));
    },
  };
}

/** The URL comes last: visitors can write any character in it, also that between the parts. */
function createCacheKey(url: URL, { shop, experiments }: RequestContext): string {
  const { fascia, locale } = shop;
  const site = `${fascia.code}|${locale.tag}|${experiments?.cacheKey ?? ''}`;
  return `${site}|${url.host}|${url.pathname}${url.search}`;
}

/** @throws Error if the page is of one shopper, so that it cannot be stored for others. */
function expectShared({ headers }: Rendered, { request, requestContext }: PageRequest): void {
  if (requestContext.wasPrivate() || headers.some(([name]) => name === 'set-cookie'))
    throw new Error(
      `${new URL(request.url).pathname} is a shared page, but its loader read the customer.`,
    );
}

/**
 * Renders with React Router, with one handler per language prefix; a refused action's document is
 * rendered a second time.
 */
function createRenderer(loadBuild: () => Promise<ServerBuild>) {
  const handlers = new Map<string, Handle>();

  return async function render({
    request,
    language,
    requestContext,
  }: PageRequest): Promise<Response> {
    const { prefix } = language;
    const handle = handlers.get(prefix) ?? createHandler(await loadBuild(), prefix);
    handlers.set(prefix, handle);
    const context = createContext(requestContext);
    const response = await withSpan('render', () => handle(request, context));
    if (!isRefusedDocument(request, response, context)) return response;
    return await renderActionError({
      handle,
      request,
      response,
      requestContext,
      actionError: context.get(actionErrorContext),
    });
  };
}

/**
 * React Router's own origin check compares with the request URL, whose scheme is unknown behind a
 * proxy. The server has already refused cross-origin writes.
 */
function createHandler(build: ServerBuild, prefix: string) {
  return createRequestHandler(
    { ...build, allowedActionOrigins: ['**'], basename: prefix || '/' },
    import.meta.env.MODE,
  );
}

type Handle = ReturnType<typeof createRequestHandler>;

function createContext(requestContext: RequestContext): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(shopContext, requestContext.shop);
  context.set(privateShopContext, requestContext.privateShop);
  context.set(notFoundPageContext, (args) => loadNotFoundPage(requestContext.shop, args));
  return context;
}

/**
 * True for the document of a refused action: React Router runs no loader at or above its error
 * boundary, which is the root's.
 */
function isRefusedDocument(
  request: Request,
  response: Response,
  context: RouterContextProvider,
): boolean {
  return (
    request.method === 'POST' &&
    response.status >= 400 &&
    isHtml(response.headers) &&
    context.get(shellHtmlContext) === null
  );
}

/**
 * Adds the default cache header, cookies and the content security policy of HTML; answers 405 if no
 * route accepts the method.
 */
async function finishApiResponse(
  response: Response,
  { request: { method }, requestContext }: PageRequest,
): Promise<Response> {
  if (await isUnhandled(response))
    return createMethodNotAllowed(method, method === 'POST' ? ['GET', 'HEAD'] : ['POST']);
  const headers = new Headers(response.headers);
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
  for (const cookie of requestContext.cookies) headers.append('set-cookie', cookie);
  if (!isHtml(headers)) return new Response(response.body, { status: response.status, headers });
  const page = await readBody(response);
  headers.set('content-security-policy', createContentPolicy(page));
  return new Response(page, { status: response.status, headers });
}

/**
 * True for React Router's own error for a method without a loader or action. Its message is
 * "Unexpected Server Error".
 */
async function isUnhandled(response: Response): Promise<boolean> {
  if (response.status !== 405 && response.status !== 400) return false;
  if (!response.headers.get('content-type')?.startsWith('application/json'))
    return response.status === 405;
  const text = await response.clone().text();
  // The response to HEAD has no body.
  if (text === '') return response.status === 405;
  const body: unknown = JSON.parse(text);
  // Errors of this app have `error` as their only property.
  return typeof body === 'object' && body !== null && Object.keys(body).join() === 'message';
}

function isHtml(headers: Headers): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}

type RefusedRequest = {
  readonly handle: Handle;
  readonly request: Request;
  readonly response: Response;
  readonly requestContext: RequestContext;
  readonly actionError: ActionError | null;
};

/** Renders the same page as a GET inside the layout, with the error instead of its data. */
async function renderActionError({
  handle,
  request,
  response,
  requestContext,
  actionError,
}: RefusedRequest): Promise<Response> {
  const context = createContext(requestContext);
  context.set(actionErrorContext, actionError ?? { data: null, status: response.status });
  const rendered = await handle(new Request(request.url, { headers: request.headers }), context);
  const headers = new Headers(rendered.headers);
  const retryAfter = response.headers.get('retry-after');
  if (retryAfter !== null) headers.set('retry-after', retryAfter);
  return new Response(rendered.body, { status: rendered.status, headers });
}

function withKnownParameters(request: Request): Request {
  const url = new URL(request.url);
  const parameters = [...url.searchParams].filter(([name]) => PAGE_PARAMETERS.has(name));
  url.search = new URLSearchParams(parameters).toString();
  return new Request(url, { headers: { host: url.host } });
}

async function toRendered(
  response: Response,
  { request, requestContext }: PageRequest,
): Promise<Rendered> {
  const body = await readBody(response);
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  if (isHtml(headers)) {
    const { checkout, social, reviews, search, guidedSelling } = requestContext.shop.ports;
    const { pathname } = new URL(request.url);
    const { fascia } = requestContext.shop;
    const tags = listTagOrigins(allowsTags(pathname) ? fascia.tags : undefined);
    const externalOrigins = {
      forms: checkout.origins,
      pictures: [...social.pictureOrigins, ...(reviews.pictureOrigins ?? []), ...tags.pictures],
      scriptHosts: [...findSearchOrigins(search), ...tags.calls],
      scripts: tags.scripts,
      iframes: guidedSelling.iframeOrigins,
      ancestors: requestContext.ancestors,
    };
    headers.set('content-security-policy', createContentPolicy(body, externalOrigins));
  }
  return {
    status: response.status,
    headers: [...headers],
    body,
    tags: [...requestContext.tags],
    phoneRedirect: requestContext.phoneRedirect(),
    maxAgeMs: requestContext.maxAgeMs(),
  };
}
