/** Documents and their data: React Router under each language prefix, behind the shared cache. */
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { loadMissingPage } from '#blocks/load-page.server.tsx';
import { shellKey } from '#features/navigation/shell.ts';
import { findSearchOrigins } from '#features/search-events/search-events.ts';
import {
  missingPageContext,
  privateShopContext,
  type Refusal,
  refusalContext,
  shopContext,
} from '#request/shop.ts';
import type { FasciaLanguage } from './address.server.ts';
import type { HtmlCache, Rendered } from './html-cache.server.ts';
import { refuseMethod } from './problem-response.server.ts';
import { writeContentPolicy } from './security.server.ts';
import { hasBody, sendPage } from './send-page.server.ts';
import type { RequestContext } from './shop.server.ts';

/** Parameters that change a shared page; every other one is dropped before anything reads the address. */
const PAGE_PARAMETERS: ReadonlySet<string> = new Set([
  'q',
  'page',
  'show',
  'asked',
  'sort',
  'price',
  'priceFrom',
  'priceTo',
  'discount',
  'rating',
  'stock',
  'brand',
  'colour',
  'size',
  'category',
  'department',
  'style',
  'occasion',
  'collection',
  '_routes',
]);

/** Pages that concern one shopper: never stored, whatever the loader says. */
const PRIVATE_PAGES =
  /^\/(basket|checkout|cookies|wishlist|account|login|sign-up|reset-password|sign-in-link|dev|preview)(\/|\.data$|$)/;

export type PageRequest = {
  readonly request: Request;
  readonly language: FasciaLanguage;
  readonly requestContext: RequestContext;
};

export type PageHandler = ReturnType<typeof createPageHandler>;

export function createPageHandler(loadBuild: () => Promise<ServerBuild>, cache: HtmlCache) {
  const render = createRenderer(loadBuild);

  /** Answers alone, for one shopper. */
  async function answerPrivately(page: PageRequest): Promise<Response> {
    const rendered = await toRendered(await render(page), page.requestContext);
    const response = new Response(hasBody(rendered.status) ? rendered.body : null, {
      status: rendered.status,
      headers: rendered.headers.map(([name, value]) => [name, value]),
    });
    response.headers.set('cache-control', 'private, no-store');
    for (const cookie of page.requestContext.cookies) response.headers.append('set-cookie', cookie);
    return response;
  }

  async function answerShared(page: PageRequest): Promise<Response> {
    const request = withKnownParameters(page.request);
    const url = new URL(request.url);
    const key = `${page.requestContext.shop.fascia.code}|${page.requestContext.shop.locale.tag}|${url.host}|${url.pathname}${url.search}`;
    const outcome = await cache.answer(key, async () => {
      const rendered = await toRendered(await render({ ...page, request }), page.requestContext);
      if (
        page.requestContext.wasPrivate() ||
        rendered.headers.some(([name]) => name === 'set-cookie')
      ) {
        throw new Error(`${url.pathname} is a shared page, but its loader asked who is there.`);
      }
      return rendered;
    });
    return await sendPage(outcome.answer, page.request, outcome.state, (answer) =>
      cache.compress(key, answer),
    );
  }

  return {
    /** `/_api` calls have no language prefix and set their own cache headers; silent ones are not stored. */
    async answerApi(asked: PageRequest): Promise<Response> {
      const response = await render({ ...asked, language: { ...asked.language, prefix: '' } });
      return await finishApiResponse(response, asked);
    },
    answer(page: PageRequest): Promise<Response> {
      const path = new URL(page.request.url).pathname.slice(page.language.prefix.length) || '/';
      const isShared =
        (page.request.method === 'GET' || page.request.method === 'HEAD') &&
        !PRIVATE_PAGES.test(path);
      return isShared ? answerShared(page) : answerPrivately(page);
    },
  };
}

/** React Router's handlers by language prefix, and each refused action's document rendered again. */
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
    const response = await handle(request, context);
    if (!isWithoutShop(request, response, context)) return response;
    return await renderRefusal({
      handle,
      request,
      response,
      requestContext,
      refusal: context.get(refusalContext),
    });
  };
}

/**
 * React Router would compare origins once more, by a request URL whose scheme it does not know behind a proxy; the host
 * has refused writes of other origins by then.
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
  context.set(missingPageContext, (args) => loadMissingPage(requestContext.shop, args));
  return context;
}

/** A refused action's document: React Router runs no loader at or above its error boundary, which is the root's. */
function isWithoutShop(
  request: Request,
  response: Response,
  context: RouterContextProvider,
): boolean {
  return (
    request.method === 'POST' &&
    response.status >= 400 &&
    isHtml(response.headers) &&
    context.get(shellKey) === null
  );
}

/** Default cache header, cookies, content policy of HTML; 405 where no route took the method. */
async function finishApiResponse(
  response: Response,
  { request: { method }, requestContext }: PageRequest,
): Promise<Response> {
  if (await isUnhandled(response))
    return refuseMethod(method, method === 'POST' ? ['GET', 'HEAD'] : ['POST']);
  const headers = new Headers(response.headers);
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
  for (const cookie of requestContext.cookies) headers.append('set-cookie', cookie);
  if (!isHtml(headers)) return new Response(response.body, { status: response.status, headers });
  const page = new Uint8Array(await response.arrayBuffer());
  headers.set('content-security-policy', writeContentPolicy(page));
  return new Response(page, { status: response.status, headers });
}

/** Refused by React Router, which has no loader or action for the method: its words are "Unexpected Server Error". */
async function isUnhandled(response: Response): Promise<boolean> {
  if (response.status !== 405 && response.status !== 400) return false;
  if (!response.headers.get('content-type')?.startsWith('application/json'))
    return response.status === 405;
  const text = await response.clone().text();
  // A HEAD is answered without a body.
  if (text === '') return response.status === 405;
  const body: unknown = JSON.parse(text);
  // Refusals of this shop say why in `error`.
  return typeof body === 'object' && body !== null && Object.keys(body).join() === 'message';
}

function isHtml(headers: Headers): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}

type Refused = {
  readonly handle: Handle;
  readonly request: Request;
  readonly response: Response;
  readonly requestContext: RequestContext;
  readonly refusal: Refusal | null;
};

/** The same page once more as if it had been asked for, with the refusal in place of its data, inside the shop. */
async function renderRefusal({
  handle,
  request,
  response,
  requestContext,
  refusal,
}: Refused): Promise<Response> {
  const context = createContext(requestContext);
  context.set(refusalContext, refusal ?? { data: null, status: response.status });
  const rendered = await handle(new Request(request.url, { headers: request.headers }), context);
  const headers = new Headers(rendered.headers);
  const retryAfter = response.headers.get('retry-after');
  if (retryAfter !== null) headers.set('retry-after', retryAfter);
  return new Response(rendered.body, { status: rendered.status, headers });
}

function withKnownParameters(request: Request): Request {
  const url = new URL(request.url);
  const known = [...url.searchParams].filter(([name]) => PAGE_PARAMETERS.has(name));
  url.search = new URLSearchParams(known).toString();
  return new Request(url, { headers: { host: url.host } });
}

async function toRendered(response: Response, requestContext: RequestContext): Promise<Rendered> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  if (isHtml(headers)) {
    const { checkout, social, search, advice } = requestContext.shop.ports;
    const elsewhere = {
      forms: checkout.origins,
      pictures: social.pictureOrigins,
      asked: findSearchOrigins(search.hosts),
      iframes: advice.iframeOrigins,
      ancestors: requestContext.ancestors,
    };
    headers.set('content-security-policy', writeContentPolicy(body, elsewhere));
  }
  return { status: response.status, headers: [...headers], body, tags: [...requestContext.tags] };
}
