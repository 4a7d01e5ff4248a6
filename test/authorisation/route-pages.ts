/** Runs loaders and actions of pages without rendering, since they decide on access. */
import { resolve } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchPath, RouterContextProvider } from 'react-router';
import { privateShopContext, shopContext } from '#request/shop.ts';
import routes from '../../src/routes.ts';
import type { PageHandler, PageRequest } from '../../src/server/pages/pages.server.ts';

type Handler = (args: object) => Promise<unknown>;
type RouteModule = {
  readonly loader?: Handler;
  readonly action?: Handler;
  readonly default?: unknown;
};

const entries: readonly RouteConfigEntry[] = await routes;

async function loadModule({ file }: RouteConfigEntry): Promise<RouteModule> {
  return await import(/* @vite-ignore */ resolve('src', file));
}

/**
 * Lists `GET /account`, `POST /account` … of all routes: GET for pages and loaders, POST for
 * actions.
 */
export async function listRoutes(): Promise<string[]> {
  const lists = await Promise.all(
    entries.map(async (entry) => {
      const { loader, action, default: page } = await loadModule(entry);
      const path = `/${entry.path ?? ''}`;
      return [...(loader || page ? [`GET ${path}`] : []), ...(action ? [`POST ${path}`] : [])];
    }),
  );
  return lists.flat();
}

async function run({ request, requestContext }: PageRequest): Promise<Response> {
  const { pathname } = new URL(request.url);
  for (const entry of entries) {
    const match = matchPath(`/${entry.path ?? ''}`, pathname);
    if (!match) continue;
    const { loader, action } = await loadModule(entry);
    const context = new RouterContextProvider();
    context.set(shopContext, requestContext.shop);
    context.set(privateShopContext, requestContext.privateShop);
    const handler = request.method === 'POST' ? action : loader;
    if (!handler) return new Response(null, { status: request.method === 'POST' ? 405 : 200 });
    return toResponse(
      await handler({ request, params: match.params, context }).catch((thrown: unknown) => thrown),
    );
  }
  return new Response(null, { status: 404 });
}

/** Result of `data()` of the router. */
function isDataWithInit(
  value: unknown,
): value is { readonly init: ResponseInit | null; readonly data: unknown } {
  return typeof value === 'object' && value !== null && 'init' in value;
}

function toResponse(value: unknown): Response {
  if (value instanceof Response) return value;
  if (value instanceof Error) throw value;
  if (!isDataWithInit(value)) return Response.json(value ?? null);
  return Response.json(value.data ?? null, value.init ?? {});
}

async function respond(page: PageRequest): Promise<Response> {
  const response = await run(page);
  const headers = new Headers(response.headers);
  for (const cookie of page.requestContext.cookies) headers.append('set-cookie', cookie);
  return new Response(response.body, { status: response.status, headers });
}

export const routePages: PageHandler = {
  ...{ handlePage: respond, handleApi: respond },
  nameRoute: async () => '*',
};
