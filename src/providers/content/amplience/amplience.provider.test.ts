/** Tests of requests to the hub, and of pages when it responds, refuses, is slow or is down. */
import { describe, expect, test, vi } from 'vitest';
import type { Content } from '#features/content/content.port.ts';
import type { ContentPage } from '#features/content/content.ts';
import { silentLog } from '#kit/log.ts';
import { createAmplience } from './amplience.provider.ts';
import { ownPage, simpleBanner } from './delivered.fixtures.ts';

const scope = { fascia: 'aldermoor', locale: 'en-GB' };
const at = new Date(0);
const shopPage: ContentPage = {
  path: 'home',
  title: 'From the shop',
  description: '',
  sections: [],
};
const found = (content: object) => () => Response.json({ content });
const missing = () =>
  Response.json(
    { error: { type: 'CONTENT_NOT_FOUND', message: 'Not found', data: { deliveryKey: 'x' } } },
    { status: 404 },
  );

function open(first: () => Response | Promise<Response>) {
  const clock = { now: 0 };
  const requests: URL[] = [];
  const hub = { respond: first, requests };
  const fetchContent = vi.fn(async (url: URL | RequestInfo, init?: RequestInit) => {
    hub.requests.push(new URL(String(url)));
    const { promise: late, reject } = Promise.withResolvers<never>();
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    return await Promise.race([hub.respond(), late]);
  });
  const own: Content = {
    findPage: async () => shopPage,
    listScheduled: async () => [],
    listPublished: async () => [],
  };
  const options = {
    url: 'https://north.cdn.content.amplience.net',
    keyPrefix: 'live/',
    own,
    log: silentLog,
    timeoutMs: 5,
  };
  const content = createAmplience({ ...options, fetch: fetchContent, now: () => clock.now });
  return {
    clock,
    hub,
    content,
    titleOf: async (path = 'home') => (await content.findPage(scope, path, at))?.title,
  };
}

test('a page is requested by its delivery key, whole and in our language', async () => {
  const { hub, content } = open(found(ownPage));
  expect(await content.findPage(scope, 'pages/informational/returns', at)).toMatchObject({
    path: 'pages/informational/returns',
    title: 'Returns',
  });
  const [request] = hub.requests;
  expect(request?.pathname).toBe('/content/key/live/aldermoor/pages/informational/returns');
  expect(Object.fromEntries(request?.searchParams ?? [])).toEqual({
    depth: 'all',
    format: 'inlined',
    locale: 'en-GB,en-GB,en-*,*',
  });
});

test('what the hub does not have is looked for in the shop', async () => {
  const { titleOf } = open(missing);
  expect(await titleOf()).toBe('From the shop');
});

describe('while the hub is unavailable', () => {
  const never = () => new Promise<Response>(() => undefined);
  test.each([
    ['it refuses', () => new Response('busy', { status: 503 })],
    ['it says nothing in time', never],
    ['what it says is no content', () => new Response('<html>')],
    ['somebody in between has no such page', () => new Response('{}', { status: 404 })],
    ['it cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ])('because %s, its last response is shown, else the shop’s own page', async (_why, response) => {
    const { hub, titleOf } = open(found(simpleBanner));
    expect(await titleOf()).toBe('Banner, coats');
    hub.respond = response;
    expect([await titleOf(), await titleOf('pages/other')]).toEqual([
      'Banner, coats',
      'From the shop',
    ]);
  });

  test('it is not requested after three failures, and again later', async () => {
    const { clock, hub, titleOf } = open(() => new Response('', { status: 500 }));
    for (let round = 0; round < 10; round += 1) await titleOf();
    expect(hub.requests).toHaveLength(3);
    hub.respond = found(simpleBanner);
    clock.now += 15_000;
    expect(await titleOf()).toBe('Banner, coats');
  });
});

describe('changes in the hub', () => {
  const scheduled = (content: Content) => content.listScheduled(at, at);

  test('are noticed for pages that were requested, once each', async () => {
    const { clock, hub, content, titleOf } = open(found(simpleBanner));
    await titleOf();
    expect(await scheduled(content)).toEqual([]);
    hub.respond = found(ownPage);
    expect(hub.requests).toHaveLength(1);
    clock.now += 30_000;
    expect(await scheduled(content)).toEqual([{ ...scope, path: 'home' }]);
    expect(await scheduled(content)).toEqual([]);
    expect(await titleOf()).toBe('Returns');
  });

  test('are noticed after a failure too, and a failure is not a change', async () => {
    const { clock, hub, content, titleOf } = open(() => new Response('', { status: 500 }));
    expect(await titleOf()).toBe('From the shop');
    clock.now += 30_000;
    expect(await scheduled(content)).toEqual([]);
    hub.respond = found(simpleBanner);
    clock.now += 30_000;
    expect(await scheduled(content)).toEqual([{ ...scope, path: 'home' }]);
  });

  test('are requested a few pages at a time', async () => {
    const { clock, hub, content, titleOf } = open(found(simpleBanner));
    for (let page = 0; page < 10; page += 1) await titleOf(`pages/${page}`);
    clock.now += 30_000;
    await scheduled(content);
    expect(hub.requests).toHaveLength(14);
  });
});
