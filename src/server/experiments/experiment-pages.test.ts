/**
 * Tests of experiments behind the page handler: one HTML for each variant, stored once for all
 * visitors.
 */
import { createHash } from 'node:crypto';
import type { LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import type { Experiment } from '#features/experiments/experiment.ts';
import { silentLog } from '#kit/log.ts';
import { shopContext } from '#request/shop.ts';
import { testLanguage } from '#test/create-test-http-app.ts';
import { createTestPorts, createTestShop } from '#test/create-test-shop.ts';
import { createRouterBuild } from '#test/servers/create-router-build.ts';
import { createRequestContext } from '../app/shop.server.ts';
import { createHtmlCache } from '../pages/html-cache.server.ts';
import { createPageHandler } from '../pages/pages.server.ts';
import { createValueCache } from '../pages/value-cache.server.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0';

const cards: Experiment = {
  ...{ name: 'cards', pages: ['product'] },
  variants: [
    { name: 'control', share: 0.5 },
    { name: 'large', share: 0.5 },
  ],
};
const badge: Experiment = { ...cards, name: 'badge', variants: cards.variants };

/** A shop whose product pages render the variants that they are given, and count it. */
function openShop(experiments: readonly Experiment[]) {
  let renders = 0;
  let html = '';
  const build = createRouterBuild(
    {
      product: {
        ...{ id: 'product', path: 'product/:slug' },
        module: {
          default: () => null,
          loader: ({ context, params }: LoaderFunctionArgs) => {
            const shop = context.get(shopContext);
            renders += 1;
            html = `<p>${params.slug} ${shop.experimentVariant('cards')} ${shop.experimentVariant('badge')}</p>`;
            return null;
          },
        },
      },
    },
    () => new Response(html, { headers: { 'content-type': 'text/html' } }),
  );
  const pages = createPageHandler(async () => build, createHtmlCache({ maxBytes: 2 ** 26 }));
  const { fascia } = createTestShop({ fascia: { experiments } });
  const site = {
    ...{ fascia, languages: [testLanguage], ports: createTestPorts() },
    ...{ origin: 'https://shop.example', otherFascias: [] },
  };
  const valueCache = createValueCache();
  async function get(path: string, headers: Readonly<Record<string, string>> = {}) {
    const request = new Request(`https://shop.example${path}`, {
      headers: { 'user-agent': FIREFOX, ...headers },
    });
    const requestContext = createRequestContext({
      ...{ site, language: testLanguage, request, log: silentLog, requestId: '', secret: 's' },
      ...{ network: '', ip: '', isOffice: false, valueCache, devTools: false },
      preview: { origins: [], key: null },
    });
    const response = await pages.handlePage({ request, language: testLanguage, requestContext });
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? null;
    return { response, cookie, html: await response.text() };
  }
  return { get, renders: () => renders };
}

/** Cookie of a visitor, whose id is the same in every run. */
const visitorOf = (index: number) => {
  const id = createHash('sha256').update(String(index)).digest('base64url').slice(0, 16);
  return `__Host-visitor=${id}`;
};

test('OPS-2: the page is the same after a reload and a sign-in, and the same for all of a variant', async () => {
  const { get, renders } = openShop([cards]);
  const pages = new Map<string, Set<string>>();
  for (let index = 0; index < 200; index += 1) {
    const first = await get('/product/coat', { cookie: visitorOf(index) });
    const cookie = first.cookie ?? '';
    const reloaded = await get('/product/coat', { cookie });
    const signedIn = await get('/product/coat', { cookie: `${cookie}; __Host-sid=session` });
    expect([reloaded.html, signedIn.html]).toEqual([first.html, first.html]);
    expect([reloaded.cookie, signedIn.cookie]).toEqual([null, null]);
    const variant = /product:(\S+)/.exec(cookie)?.[1] ?? '';
    pages.set(variant, (pages.get(variant) ?? new Set()).add(first.html));
  }
  expect(Object.fromEntries(pages)).toEqual({
    control: new Set(['<p>coat control control</p>']),
    'cards.large': new Set(['<p>coat large control</p>']),
  });
  expect(renders(), 'each variant was rendered once').toBe(2);
});

test('OPS-2: the cache has a version of a page for each combination of variants, and no more', async () => {
  const PAGES = 25;
  const rendersWith = async (...experiments: readonly Experiment[]) => {
    const { get, renders } = openShop(experiments);
    for (let request = 0; request < 1_500; request += 1)
      await get(`/product/p${request % PAGES}`, {
        cookie: visitorOf(Math.floor(request / PAGES)),
      });
    return renders();
  };
  expect(await rendersWith()).toBe(PAGES);
  expect(await rendersWith(cards)).toBe(PAGES * 2);
  expect(await rendersWith(cards, badge)).toBe(PAGES * 4);
});

test('a URL that looks like a variant has a cached version of its own', async () => {
  const { get } = openShop([cards]);
  for (let index = 0; index < 20; index += 1)
    await get('/product/coat', { cookie: visitorOf(index) });
  const { html } = await get('/product/coat|cards.large', { 'user-agent': 'Googlebot/2.1' });
  expect(html).toBe('<p>coat|cards.large control control</p>');
});

test('robots share the version of the control, and get no cookie', async () => {
  const { get, renders } = openShop([cards]);
  const seen = new Set<string>();
  for (let index = 0; index < 20; index += 1)
    seen.add((await get('/product/coat', { cookie: visitorOf(index) })).html);
  expect(seen.size).toBe(2);
  const robot = await get('/product/coat', { 'user-agent': 'Googlebot/2.1' });
  expect([robot.html, robot.cookie, renders()]).toEqual(['<p>coat control control</p>', null, 2]);
});

test('the first page of a visitor sets a cookie that scripts cannot read, and no proxy stores it', async () => {
  const { get } = openShop([cards]);
  const { response } = await get('/product/coat');
  expect(response.headers.get('set-cookie')).toMatch(
    /^__Host-visitor=[\w-]{16}~product:[\w.]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=7776000; Secure$/,
  );
  expect(response.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate');
  expect(response.headers.get('x-cdn')).toBeNull();
});

test('a CDN stores a page for each variant that it names in the header of the page', async () => {
  const { get } = openShop([cards]);
  const { cookie } = await get('/product/coat', { cookie: visitorOf(1) });
  const variant = /product:(\S+)/.exec(cookie ?? '')?.[1] ?? '';
  const headersOf = async (header: Record<string, string>) => {
    const { response } = await get('/product/coat', { cookie: cookie ?? '', ...header });
    expect(response.headers.get('vary')).toBe('accept, accept-encoding, x-experiments-product');
    const [visibility] = (response.headers.get('cache-control') ?? '').split(',');
    return [response.headers.get('x-cdn') !== null, visibility];
  };
  expect(await headersOf({ 'x-experiments-product': variant })).toEqual([true, 'public']);
  const other = { 'x-experiments-product': 'cards.other' };
  expect(await headersOf(other)).toEqual([false, 'private']);
  expect(await headersOf({})).toEqual([false, 'private']);
});

test('a client that already has the page of its variant gets a 304', async () => {
  const { get } = openShop([cards]);
  const first = await get('/product/coat', { cookie: visitorOf(1) });
  const etag = first.response.headers.get('etag') ?? '';
  const again = await get('/product/coat', {
    ...{ cookie: first.cookie ?? '', 'if-none-match': etag },
  });
  expect(again.response.status).toBe(304);
});

test('without experiments a page is public', async () => {
  const { get } = openShop([]);
  const { response, cookie } = await get('/product/coat');
  expect([cookie, response.headers.get('vary')]).toEqual([null, 'accept, accept-encoding']);
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(response.headers.get('x-cdn')).not.toBeNull();
});
