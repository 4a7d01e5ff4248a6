/**
 * Tests of the response cache: stored, revalidated once, purged by tag, never stored across a
 * purge.
 */
import { brotliDecompressSync } from 'node:zlib';
import type { LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { shopContext } from '#request/shop.ts';
import { createTestHttpApp } from '#test/create-test-http-app.ts';
import { createRouterBuild } from '#test/servers/create-router-build.ts';
import {
  type CachedResponse,
  createHtmlCache,
  freshSeconds,
  type Rendered,
  readCachedBody,
} from './html-cache.server.ts';
import { createPageHandler } from './pages.server.ts';

function page(text: string, tags: string[] = [], status = 200): Rendered {
  return {
    status,
    headers: [['content-type', 'text/html']],
    body: new TextEncoder().encode(text),
    tags,
  };
}

const maxBytes = 2 ** 20;
const decode = (body: Uint8Array) => new TextDecoder().decode(body);
const read = async ({ response }: { response: CachedResponse }) =>
  decode(await readCachedBody(response));
/** HTML of 100 kB, which Brotli makes a tenth of. */
const list = Array.from(
  { length: 4000 },
  (_, index) => `<li class="item">${(index * 7919) % 1009}</li>`,
).join('');

test('a second request is answered from memory', async () => {
  const cache = createHtmlCache({ maxBytes });
  let renders = 0;
  const render = async () => page(`render ${++renders}`);
  expect((await cache.getOrRender('/', render)).state).toBe('miss');
  const second = await cache.getOrRender('/', render);
  expect(second.state).toBe('hit');
  expect(await read(second)).toBe('render 1');
});

test('a page requested again is compressed better, and still has its tags', async () => {
  const cache = createHtmlCache({ maxBytes });
  const render = async () => page(list, ['product:1']);
  const sent = async () => cache.compress('/', (await cache.getOrRender('/', render)).response);
  const rendered = await cache.getOrRender('/', render);
  expect(rendered.response.brotli, 'no client has requested it').toBeNull();
  const [first, alike] = await Promise.all([sent(), sent()]);
  expect(alike).toBe(first);
  expect(decode(brotliDecompressSync(first))).toBe(list);
  await expect.poll(async () => (await sent()).length).toBeLessThan(first.length);
  expect(decode(brotliDecompressSync(await sent()))).toBe(list);
  cache.purge(['product:1']);
  expect((await cache.getOrRender('/', render)).state).toBe('miss');
});

test('a compressed page is stored as Brotli alone, and decompressed for others', async () => {
  const cache = createHtmlCache({ maxBytes: 150_000 });
  const getPage = (path: string) => cache.getOrRender(path, async () => page(list));
  for (const path of ['/a', '/b', '/c']) await cache.compress(path, (await getPage(path)).response);
  const again = await Promise.all(['/a', '/b', '/c'].map(getPage));
  expect(again.map(({ state }) => state)).toEqual(['hit', 'hit', 'hit']);
  expect(await Promise.all(again.map(read))).toEqual([list, list, list]);
});

test('with a limit of 0 bytes every request is rendered', async () => {
  const cache = createHtmlCache({ maxBytes: 0 });
  let renders = 0;
  const render = async () => page(`render ${++renders}`);
  await Promise.all([cache.getOrRender('/', render), cache.getOrRender('/', render)]);
  expect((await cache.getOrRender('/', render)).state).toBe('miss');
  expect(renders).toBe(3);
});

test('requests at the same moment share one rendering', async () => {
  const cache = createHtmlCache({ maxBytes });
  let renders = 0;
  const render = async () => page(`render ${++renders}`);
  await Promise.all(Array.from({ length: 20 }, () => cache.getOrRender('/', render)));
  expect(renders).toBe(1);
});

test('a purge deletes the pages with the tag and no others', async () => {
  const cache = createHtmlCache({ maxBytes });
  await cache.getOrRender('/a', async () => page('a', ['product:1']));
  await cache.getOrRender('/b', async () => page('b', ['product:2']));
  cache.purge(['product:1']);
  expect((await cache.getOrRender('/a', async () => page('new a'))).state).toBe('miss');
  expect((await cache.getOrRender('/b', async () => page('new b'))).state).toBe('hit');
});

test('a response that was being rendered at a purge is sent but not stored', async () => {
  const cache = createHtmlCache({ maxBytes });
  const gate = Promise.withResolvers<void>();
  const running = cache.getOrRender('/', async () => {
    await gate.promise;
    return page('old', ['product:1']);
  });
  cache.purge(['product:1']);
  gate.resolve();
  await running;
  expect((await cache.getOrRender('/', async () => page('new'))).state).toBe('miss');
});

test('a request after a purge does not get a page whose rendering began before it', async () => {
  const cache = createHtmlCache({ maxBytes });
  const gate = Promise.withResolvers<void>();
  const before = cache.getOrRender('/', async () => {
    await gate.promise;
    return page('old', ['product:1']);
  });
  cache.purge(['product:1']);
  const after = cache.getOrRender('/', async () => page('new', ['product:1']));
  gate.resolve();
  expect(await read(await before)).toBe('old');
  expect(await read(await after)).toBe('new');
  expect(await read(await cache.getOrRender('/', async () => page('newer')))).toBe('new');
});

test('a page is not sent beyond its maximum age, unless it cannot be rendered again', async () => {
  let time = 0;
  const cache = createHtmlCache({ maxBytes, now: () => time });
  const ad = await cache.getOrRender('/', async () => ({
    ...page('with the ad'),
    maxAgeMs: 60_000,
  }));
  expect(freshSeconds(ad.response, 1_000)).toBe(59);
  const renewed = async () => page('without');
  time = 59_999;
  expect(await read(await cache.getOrRender('/', renewed))).toBe('with the ad');
  time = 60_000;
  const failed = await cache.getOrRender('/', async () => {
    throw new Error('database away');
  });
  expect([failed.state, await read(failed)]).toEqual(['stale', 'with the ad']);
  let renders = 0;
  const broken = async () => {
    renders += 1;
    return { ...page('database away'), status: 500 };
  };
  time = 65_000;
  for (const _ of [1, 2, 3])
    expect(await read(await cache.getOrRender('/', broken))).toBe('with the ad');
  expect(renders).toBe(1);
  time = 70_000;
  expect(await read(await cache.getOrRender('/', renewed))).toBe('without');
  expect(freshSeconds((await cache.getOrRender('/', renewed)).response, 70_000)).toBe(300);
});

test('a page is rendered again at the earliest time at which one of its contents ends', async () => {
  const until = Date.now() + 200_000;
  let now = 0;
  let renders = 0;
  const build = createRouterBuild(
    {
      page: {
        id: 'page',
        path: 'page',
        module: {
          loader({ context }: LoaderFunctionArgs) {
            for (const ms of [100_000, 0, 50_000])
              context.get(shopContext).cacheUntil(new Date(until + ms));
            renders += 1;
            return null;
          },
          default: () => null,
        },
      },
    },
    () => new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } }),
  );
  const cache = createHtmlCache({ maxBytes: 2 ** 20, now: () => now });
  const app = createTestHttpApp({ pages: createPageHandler(async () => build, cache) });
  const send = async () =>
    (await app.request('http://localhost/page', { headers: { host: 'localhost' } })).status;
  for (const [time, count] of [
    [0, 1],
    [190_000, 1],
    [200_000, 2],
  ] as const) {
    now = time;
    expect([await send(), renders]).toEqual([200, count]);
  }
});

test('a stale response is sent at once while it is renewed, and stays when the renewal fails', async () => {
  let now = 0;
  const cache = createHtmlCache({ maxBytes, now: () => now });
  await cache.getOrRender('/', async () => page('old'));
  now += 10 * 60_000;
  const failed = await cache.getOrRender('/', async () => {
    throw new Error('database away');
  });
  expect([failed.state, await read(failed)]).toEqual(['stale', 'old']);
  // Revalidation runs in the background, so a later request gets the new page.
  const readNext = async () => read(await cache.getOrRender('/', async () => page('new')));
  await expect.poll(readNext).toBe('new');
});

test('only responses with status 200 are stored', async () => {
  const cache = createHtmlCache({ maxBytes });
  await cache.getOrRender('/gone', async () => page('gone', [], 404));
  expect((await cache.getOrRender('/gone', async () => page('back'))).state).toBe('miss');
});

test('an incomplete response is sent but not stored', async () => {
  const cache = createHtmlCache({ maxBytes });
  await cache.getOrRender('/', async () => page('without its carousel', ['incomplete']));
  expect((await cache.getOrRender('/', async () => page('whole'))).state).toBe('miss');
});

test('a page that cannot be recompressed stays, others are recompressed, and evicted ones are not', async () => {
  const compressed: number[] = [];
  const first = Promise.withResolvers<void>();
  const cache = createHtmlCache({
    maxBytes: 150_000,
    async compressBest(body) {
      compressed.push(body.length);
      if (compressed.length > 1) return body.slice(0, 1);
      await first.promise;
      throw new Error('out of memory');
    },
  });
  const texts = { '/a': 'a'.repeat(20), '/b': 'b'.repeat(30), '/c': 'c'.repeat(40) };
  const send = async (path: keyof typeof texts) => {
    const { response } = await cache.getOrRender(path, async () => page(texts[path], [path]));
    return await cache.compress(path, response);
  };
  for (const path of ['/a', '/b', '/c', '/a', '/b', '/c'] as const) await send(path);
  cache.purge(['/b']);
  first.resolve();
  await expect.poll(async () => (await send('/c')).length).toBe(1);
  expect(compressed).toEqual([20, 40]);
  expect(decode(brotliDecompressSync(await send('/a')))).toBe(texts['/a']);
});
