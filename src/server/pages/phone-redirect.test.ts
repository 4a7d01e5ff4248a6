/** Tests of the redirect of phones: for documents and for the data of a client navigation. */
import {
  UNSAFE_decodeViaTurboStream as decode,
  UNSAFE_SingleFetchRedirectSymbol as REDIRECT,
} from 'react-router';
import { expect, test, vi } from 'vitest';
import { shopContext } from '#request/shop.ts';
import { testLanguage } from '#test/create-test-http-app.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { createRouterBuild } from '#test/servers/create-router-build.ts';
import type { RequestContext } from '../app/shop.server.ts';
import { createHtmlCache } from './html-cache.server.ts';
import { createPageHandler } from './pages.server.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15';

/** Loader of a page that redirects phones to `/m/sale`, and of another that does not. */
const load = vi.fn(({ context, request }) => {
  if (request.url.includes('sale')) context.get(shopContext).redirectPhones('/m/sale');
  return 'cards';
});
const build = createRouterBuild(
  { search: { id: 'search', path: 'search', module: { loader: load, default: () => null } } },
  () => new Response('<p>cards</p>', { headers: { 'content-type': 'text/html' } }),
);

function createSite() {
  const pages = createPageHandler(async () => build, createHtmlCache({ maxBytes: 2 ** 20 }));
  return async (path: string, headers: Record<string, string>) => {
    let phoneRedirect: string | null = null;
    const shop = createTestShop({
      redirectPhones: (url) => {
        phoneRedirect = `/fr${url}`;
      },
    });
    const requestContext: RequestContext = {
      ...{ shop, privateShop: async () => shop, cookies: [], tags: new Set() },
      ...{ wasPrivate: () => false, phoneRedirect: () => phoneRedirect, ancestors: [] },
      ...{ origin: 'http://shop.example', experiments: null, maxAgeMs: () => null },
    };
    const request = new Request(`http://shop.example/fr${path}`, { headers });
    return await pages.handlePage({
      request,
      language: { ...testLanguage, prefix: '/fr' },
      requestContext,
    });
  };
}

test.each([
  ['by its client hint', { 'sec-ch-ua-mobile': '?1' }, 302],
  ['by its user agent', { 'user-agent': IPHONE }, 302],
  ['unless its hint denies it', { 'user-agent': IPHONE, 'sec-ch-ua-mobile': '?0' }, 200],
  ['another device is not', { 'user-agent': MAC }, 200],
  ['a device without a name is not', {}, 200],
])('FIND-3: a phone is redirected: %s', async (_name, headers, status) => {
  const response = await createSite()('/search?q=sale', headers);
  expect([response.status, response.headers.get('location')]).toEqual([
    status,
    status === 302 ? '/fr/m/sale' : null,
  ]);
  expect(response.headers.get('vary')).toContain('sec-ch-ua-mobile, user-agent');
  if (status === 302) expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test('FIND-3: a phone is redirected by the data of a client navigation, another device is not', async () => {
  const send = createSite();
  const data = async (headers: Record<string, string>) => {
    const response = await send('/search.data?q=sale', headers);
    expect(response.headers.get('vary')).toContain('sec-ch-ua-mobile, user-agent');
    const body = response.body ?? new ReadableStream<Uint8Array<ArrayBuffer>>();
    const { value } = await decode(body, globalThis.window);
    return [response.status, response.headers.get('cache-control'), value];
  };
  const page = [200, 'public, max-age=0, must-revalidate', { search: { data: 'cards' } }];
  const to = { redirect: '/m/sale', status: 302, revalidate: false, reload: false, replace: false };
  expect(await data({ 'user-agent': MAC })).toMatchObject(page);
  expect(await data({ 'user-agent': IPHONE })).toMatchObject([
    202,
    'private, no-store',
    { [REDIRECT]: to },
  ]);
  expect(await data({ 'user-agent': MAC })).toMatchObject(page);
});

test('FIND-3: a phone is not redirected where the page has no redirect', async () => {
  const send = createSite();
  for (const [path, vary] of [
    ['/search', 'accept, accept-encoding'],
    ['/search.data', 'accept-encoding'],
  ]) {
    const response = await send(`${path}?q=tee`, { 'user-agent': IPHONE });
    expect([response.status, response.headers.get('vary')]).toEqual([200, vary]);
  }
});
