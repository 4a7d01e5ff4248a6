/** Public routes of the server, as `GET /_api/stock/{productId}`, from its own route tables. */
import { recommendationRoutes } from '#search-engine/protocol/routes/recommendation-routes.ts';
import { searchRoutes } from '#search-engine/protocol/routes/search-routes.ts';
import { UCP_ROUTES } from '#server/ucp/handle-ucp.server.ts';
import { listRoutes } from '#test/authorisation/route-pages.ts';
import { createTestHttpApp } from '#test/create-test-http-app.ts';

/** Routes that are no interface for others, and why. */
const PRIVATE: readonly RegExp[] = [
  // Commands on the same machine, which authenticate by `control.json`.
  /^POST \/api\/(?!import\/stock$)/,
  // Files that pages load.
  /^GET \/(assets|media|favicon\.ico)/,
  // Development pages.
  /^GET \/dev\//,
];

/** Routes that one handler answers: each is listed by the table of the handler. */
const NESTED: Readonly<Record<string, readonly string[]>> = {
  'GET /sitemaps/*': ['GET /sitemaps/{locale}/{file}'],
  'ALL /ucp/*': [...UCP_ROUTES.map(([method, path]) => `${method} /ucp${path}`), 'POST /ucp/mcp'],
  'ALL /search/1/*': [...recommendationRoutes, ...searchRoutes].map(
    ({ method, path }) => `${method} /search${path}`,
  ),
};

export async function listPublicRoutes(): Promise<readonly string[]> {
  const served = createTestHttpApp({})
    .routes.filter(({ path }) => path !== '/*')
    .map(({ method, path }) => `${method} ${path}`);
  const paths = (await listRoutes()).filter((route) =>
    /^\w+ \/(_api|product-customisation)\//.test(route),
  );
  const routes = [...new Set([...served, ...paths])]
    .filter((route) => !PRIVATE.some((pattern) => pattern.test(route)))
    .flatMap((route) => NESTED[route] ?? [route]);
  return routes.map((route) => route.replaceAll(/:(\w+)/g, '{$1}'));
}
