/** POST /_api/url-shorten and GET /s/{code}: whose URLs are shortened, and how many. SHARE-1. */
import { expect, test } from 'vitest';
import { createMemoryShortLinks } from '#features/share/memory-short-links.fixtures.ts';
import { action } from '#features/share/url-shorten.route.ts';
import { createTestShop, routeArgs, type TestShopOptions } from '#test/create-test-shop.ts';
import { loader } from './short-link.route.tsx';

const shortLinks = createMemoryShortLinks();

function open(rest: TestShopOptions = {}) {
  return createTestShop({ origin: 'https://shop.example', ports: { shortLinks }, ...rest });
}

async function shorten(url: string, shop = open()) {
  const request = new Request('https://shop.example/_api/url-shorten', {
    method: 'POST',
    headers: { host: 'shop.example' },
    body: new URLSearchParams({ url }),
  });
  const response = await action(routeArgs(shop, request));
  return { status: response.status, body: await response.json() };
}

async function follow(code: string, shop = open()) {
  const request = new Request(`https://shop.example/s/${code}`);
  return Promise.resolve(loader(routeArgs(shop, request, { code }))).catch(
    (thrown: unknown) => thrown,
  );
}

test('SHARE-1: a short link leads to its page', async () => {
  const { body } = await shorten('https://shop.example/fr/product/coat?colour=moss');
  const code = /^https:\/\/shop\.example\/s\/(\w{10})$/.exec(body.shorturl)?.[1] ?? '';
  const response = await follow(code);
  if (!(response instanceof Response)) throw new Error('expected a redirect');
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/fr/product/coat?colour=moss');
});

test.each(['https://evil.example/', 'https://shop.example//evil.example', ''])(
  'SHARE-1: an address of another site is refused with the field: %s',
  async (url) => {
    const { status, body } = await shorten(url);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ field: 'url' });
  },
);

test.each(['hG4k9QzT2b', 'no-code', '%00'])('an unknown code is 404: %s', async (code) => {
  expect(await follow(code)).toMatchObject({ init: { status: 404 } });
});

test('SHARE-1: the 31st link of one caller in ten minutes is refused, and says how long to wait', async () => {
  const visitor = { network: 'n', ipHash: 'one who shares', userAgent: 'd' };
  const statuses: number[] = [];
  for (let index = 0; index < 31; index += 1) {
    const { status } = await shorten(`https://shop.example/product/${index}`, open({ visitor }));
    statuses.push(status);
  }
  expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
  expect(statuses[30]).toBe(429);
});
