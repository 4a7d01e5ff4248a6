/** Tests of request ids, the access log and request metrics of the HTTP server. */
import { describe, expect, test } from 'vitest';
import { type Log, type LogFields, silentLog } from '#kit/log.ts';
import { createTestHttpApp } from '#test/create-test-http-app.ts';
import { createMetrics } from '../monitoring/metrics.server.ts';

type Line = LogFields & { readonly message: string };

/** A log whose lines contain the fields of their parents. */
function recordLog(lines: Line[], inherited: LogFields = {}): Log {
  const write = (fields: LogFields, message: string) =>
    void lines.push({ ...inherited, ...fields, message });
  return {
    ...silentLog,
    ...{ info: write, warn: write, error: write },
    child: (fields) => recordLog(lines, { ...inherited, ...fields }),
  };
}

function openApp() {
  const lines: Line[] = [];
  const metrics = createMetrics();
  const app = createTestHttpApp({
    ...{ log: recordLog(lines), accessLog: true, metrics },
    pages: {
      nameRoute: async (path) => (path.startsWith('/product/') ? '/product/:slug' : '*'),
      handleApi: async () => new Response('{}'),
      handlePage: async ({ request }) =>
        request.url.includes('broken')
          ? Promise.reject(new Error('broken'))
          : new Response('page', { headers: { 'server-timing': 'cache;desc=hit' } }),
    },
    endpoints: {
      ready: async () => new Response('ready'),
      sitemap: async () => new Response('map'),
      ucpCall: () => Promise.reject(new Error('broken')),
    },
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.request(`http://localhost${path}`, { headers: { host: 'localhost', ...headers } });
  const scrape = async () => await (await metrics.toResponse()).text();
  return { lines, get, scrape };
}

test('the id of an agent’s cart, which gives access to it, is not in the log of a failed call', async () => {
  const { lines, get } = openApp();
  expect((await get('/ucp/carts/0190.secret/cancel')).status).toBe(500);
  expect(lines.map(({ path }) => path)).toContain('/ucp/carts/:id/cancel');
  expect(JSON.stringify(lines)).not.toContain('secret');
});

describe('request id', () => {
  test('of a proxy is in the response and in the log', async () => {
    const { lines, get } = openApp();
    const response = await get('/product/broken', { 'x-request-id': 'balancer-0001' });
    expect(response.headers.get('x-request-id')).toBe('balancer-0001');
    expect(lines.map(({ requestId }) => requestId)).toEqual(['balancer-0001', 'balancer-0001']);
  });

  test('in an unsafe form is replaced', async () => {
    const { lines, get } = openApp();
    const response = await get('/product/coat', { 'x-request-id': 'x"},{"level":50' });
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.stringify(lines)).not.toContain('level');
  });

  test('is logged with the trace of the caller', async () => {
    const { lines, get } = openApp();
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    await get('/product/coat', { traceparent: `00-${traceId}-00f067aa0ba902b7-01` });
    expect(lines).toMatchObject([{ traceId }]);
  });
});

describe('access log', () => {
  test('has a line with route, status, time and state of the cache', async () => {
    const { lines, get } = openApp();
    await get('/product/coat?size=secret-size');
    expect(lines).toEqual([
      {
        message: 'Answered.',
        requestId: expect.any(String),
        ...{ method: 'GET', route: '/product/:slug', path: '/product/coat' },
        ...{ fascia: 'aldermoor', status: 200, ms: expect.any(Number), cache: 'hit' },
      },
    ]);
  });

  test('contains no address, no query and no path that may name a person', async () => {
    const { lines, get } = openApp();
    const headers = { 'x-forwarded-for': '203.0.113.9', cookie: 'session=secret' };
    await get('/jane@example.com?email=jane@example.com', headers);
    expect(lines.filter(({ message }) => message === 'Answered.')).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toMatch(/jane|203\.0|secret/);
  });

  test('leaves out probes and scrapes', async () => {
    const { lines, get, scrape } = openApp();
    for (const path of ['/healthz', '/readyz', '/metrics']) await get(path);
    expect(lines).toEqual([]);
    expect(await scrape()).not.toMatch(/parade_requests_total{/);
  });
});

test('requests are counted by route, fascia and status', async () => {
  const { get, scrape } = openApp();
  await get('/product/coat');
  await get('/product/hat');
  await get('/product/broken');
  await get('/sitemaps/products-1.xml');
  const text = await scrape();
  const labels = 'route="/product/:slug",fascia="aldermoor"';
  expect(text).toContain(`parade_requests_total{${labels},status="200"} 2`);
  expect(text).toContain(`parade_requests_total{${labels},status="500"} 1`);
  expect(text).toContain(`parade_request_seconds_count{${labels}} 3`);
  expect(text).toContain('parade_requests_total{route="/sitemaps/*",fascia="aldermoor"');
});
