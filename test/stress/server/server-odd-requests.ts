/**
 * Stress test: unusual requests to every route cause no 5xx, and HTML errors keep the shop's
 * layout.
 */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { createRandom, itemAt } from '#features/search/search.fixtures.ts';
import routes from '../../../src/routes.ts';
import { assertThat, countEach, type Size, stockProducts } from '../stress-test.ts';
import type { ServerStressTest } from './open-servers.ts';

const requests: Record<Size, number> = { small: 400, full: 5_000 };
const CONCURRENCY = 8;

type Pick = <T>(list: readonly T[]) => T;

const HOST_PATHS = [
  'healthz',
  'readyz',
  'favicon.ico',
  'robots.txt',
  'sitemap.xml',
  'sitemaps/x',
  'media/x',
  'assets/x',
  'feeds/google.xml',
  'metrics',
  'readyz/write',
  'dev/mail/x',
  'search/1/indexes/x/query',
  'search/1/x',
  'api/content',
  'api/export',
  'api/import',
  'api/import/stock',
];
const METHODS = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'POST',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'PROPFIND',
];
const PREFIXES = ['', '', '', '/fr', '/FR', '/de', '/en', '/ar', '/xx', '/', '/fr/fr', '/_api'];
const PARAMETERS = [
  'x',
  'slug-of-odd',
  'odd',
  '__proto__',
  '..',
  '%2e%2e',
  '%00',
  '%ff',
  'é',
  'X'.repeat(300),
  '1',
];
const ENDINGS = [
  '',
  '',
  '',
  '/',
  '.data',
  '/_.data',
  '//',
  '?index',
  '?_routes=root',
  '?locale=fr-FR',
  '?locale=xx',
  '?q=%',
  '?page=0&sort=x',
];
const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'x/y',
];
const BODIES = [
  '',
  '{}',
  '[]',
  'null',
  '{"a":',
  'a=1&a=2',
  'lineId=x&quantity=-1',
  '--x\r\nContent-Disposition: form-data; name="a"',
  '\u0000',
  '🦊',
];
const ACCEPTS = ['*/*', 'text/html', 'application/json', ''];

/** Route patterns such as `categories/:slug`, `_api/stock/:productId`. */
const patterns = listPaths(await routes);

function listPaths(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path = '', children = [] }) => [path, ...listPaths(children)]);
}

/** Changes a third of the letters to capitals, in some paths. */
function mixCase(path: string, pick: Pick): string {
  if (pick([true, true, false])) return path;
  return path.replace(/[a-z]/g, (letter) => pick([letter, letter, letter.toUpperCase()]));
}

function makeRequest(pick: Pick): { readonly path: string; readonly init: RequestInit } {
  const routePath = pick([...patterns, ...patterns, ...HOST_PATHS]).replaceAll(/:\w+|\*/g, () =>
    pick(PARAMETERS),
  );
  const path = `${mixCase(`${pick(PREFIXES)}/${routePath}`, pick)}${pick(ENDINGS)}`;
  const method = pick(METHODS);
  const headers = {
    accept: pick(ACCEPTS),
    'accept-encoding': pick(['br', 'gzip', 'br;q=0', '']),
    'content-type': pick(TYPES),
  };
  return {
    path,
    init: { method, headers, ...(['GET', 'HEAD'].includes(method) ? {} : { body: pick(BODIES) }) },
  };
}

/** Regression cases: each was a 5xx once, or was cached although it must not be. */
const REGRESSION_CASES: readonly (readonly [path: string, init: RequestInit, status: number])[] = [
  ['/product/none', post('colour=x'), 404],
  ['/fr/product/none', post('colour=x'), 404],
  ['/premier/x', post('a=1'), 404],
  ['/product/none', { method: 'PUT' }, 405],
  ['/basket', { method: 'PATCH' }, 405],
  ['/wishlist', { method: 'DELETE' }, 405],
  ['/', post('a=1'), 405],
  ['/_api/shopper', post('a=1'), 405],
  ['/fr/_api/shopper', {}, 404],
  ['/fr/_api/stock/odd', {}, 404],
  [
    '/cookies',
    { method: 'POST', body: '{"choice":"all"}', headers: { 'content-type': 'application/json' } },
    400,
  ],
  [
    '/cookies',
    { method: 'POST', body: '--x', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
    400,
  ],
  ['/Account', {}, 301],
  ['/Basket', {}, 301],
  ['/FR/Login', {}, 301],
  ['/%61ccount', {}, 301],
  ['/Login', post('username=x'), 404],
];

function post(body: string): RequestInit {
  return { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
}

async function send(
  base: string,
  path: string,
  init: RequestInit,
): Promise<Response & { readonly text: () => Promise<string> }> {
  return await fetch(`${base}${path}`, { ...init, redirect: 'manual' });
}

async function expectRegressionStatuses(base: string): Promise<void> {
  for (const [path, init, status] of REGRESSION_CASES) {
    const description = `${init.method ?? 'GET'} ${path}`;
    const response = await send(base, path, init);
    const text = await response.text();
    assertThat(
      response.status === status,
      `${description} responds with ${status}, not ${response.status}: ${text.slice(0, 200)}`,
    );
    if (status === 405 && !response.headers.get('content-type')?.startsWith('text/html'))
      assertThat(
        text.includes('"request.method"') && response.headers.has('allow'),
        `${description} gets the list of methods: ${text}`,
      );
    assertThat(
      !/public/.test(response.headers.get('cache-control') ?? ''),
      `${description} is not for shared caches`,
    );
    if (response.headers.get('content-type')?.startsWith('text/html'))
      assertThat(
        text.includes('data-fascia="'),
        `${description} is refused with the layout of its shop`,
      );
  }
}

export const serverOddRequests: ServerStressTest = {
  prepareData: (database) => stockProducts(database, ['odd'], 10),
  async run([{ base }], size) {
    await expectRegressionStatuses(base);
    const random = createRandom(22);
    const pick: Pick = (list) => itemAt(list, random());
    const statuses: number[] = [];
    const sendOne = async () => {
      const { path, init } = makeRequest(pick);
      const { status } = await send(base, path, init).then(async (response) => {
        await response.arrayBuffer();
        return response;
      });
      assertThat(
        status < 500,
        `${init.method} ${path} ${JSON.stringify(init.headers)} ${String(init.body)} responds with ${status}`,
      );
      statuses.push(status);
    };
    while (statuses.length < requests[size])
      await Promise.all(Array.from({ length: CONCURRENCY }, sendOne));
    return `${statuses.length} odd requests: no 5xx, ${JSON.stringify(countEach(statuses))}`;
  },
};
