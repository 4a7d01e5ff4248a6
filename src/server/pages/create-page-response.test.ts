/** Tests of responses for cached pages: 304, compression, HEAD, headers for CDNs. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createMemoryCdn } from '#features/cdn/memory-cdn.fixtures.ts';
import { INCOMPLETE_TAG } from '#request/shop.ts';
import { createPageResponse } from './create-page-response.server.ts';
import { createHtmlCache } from './html-cache.server.ts';

const html = '<p>Knitwear for the hills.</p>'.repeat(200);

async function requestPage(
  headers: Record<string, string>,
  { text = html, status = 200, method = 'GET', phoneRedirect = '', tags = ['listing'] } = {},
): Promise<Response> {
  const cache = createHtmlCache({ maxBytes: 2 ** 20 });
  const render = async () => ({
    status,
    headers: [['content-type', 'text/html']] as const,
    body: new TextEncoder().encode(text),
    tags,
    phoneRedirect,
  });
  const { response, state } = await cache.getOrRender('/', render);
  return await createPageResponse(response, new Request('http://localhost/', { headers, method }), {
    cacheState: state,
    toBrotli: (body) => cache.compress('/', body),
    cdn: createMemoryCdn(),
  });
}

const etagOf = async (text?: string) =>
  (await requestPage({}, text === undefined ? {} : { text })).headers.get('etag') ?? '';

test('a client that has the page gets 304 without a body', async () => {
  const tag = await etagOf();
  for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
    const response = await requestPage({ 'if-none-match': known });
    expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([
      304,
      '',
      tag,
    ]);
  }
});

test('a different page has a different ETag; the same page rendered again keeps its ETag', async () => {
  expect(await etagOf('<p>other</p>')).not.toBe(await etagOf());
  expect(await etagOf()).toBe(await etagOf());
  expect((await requestPage({ 'if-none-match': await etagOf('<p>other</p>') })).status).toBe(200);
});

test('a 404 has no ETag', async () => {
  const response = await requestPage({ 'if-none-match': '*' }, { status: 404 });
  expect([response.status, response.headers.get('etag')]).toEqual([404, null]);
});

test.each([
  ['br', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip', (body: Buffer) => gunzipSync(body)],
  [null, (body: Buffer) => body],
])('with encoding %s the page is the same', async (encoding, decode) => {
  const response = await requestPage(
    encoding === null ? { 'accept-encoding': 'br;q=0' } : { 'accept-encoding': encoding },
  );
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(decode(Buffer.from(await response.arrayBuffer())).toString()).toBe(html);
});

test('HEAD gets the headers without a body', async () => {
  const response = await requestPage({}, { method: 'HEAD' });
  expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([
    200,
    '',
    await etagOf(),
  ]);
});

test('a page that redirects phones varies by device', async () => {
  const redirecting = await requestPage({}, { phoneRedirect: '/m/sale' });
  expect(redirecting.headers.get('vary')).toBe('accept-encoding, sec-ch-ua-mobile, user-agent');
  expect((await requestPage({})).headers.get('vary')).toBe('accept-encoding');
});

test('a CDN may store a page while it is fresh, and purge it by its tags', async () => {
  const stored = async (options: Parameters<typeof requestPage>[1]) =>
    (await requestPage({}, options)).headers.get('x-cdn');
  expect(await stored({ tags: ['product:tee-1', 'listing'] })).toBe(
    '299 page product:tee-1 listing',
  );
  expect(await stored({ status: 404 })).toBeNull();
  expect(await stored({ phoneRedirect: '/sale' })).toBeNull();
  expect(await stored({ tags: [INCOMPLETE_TAG] })).toBeNull();
});
