/** Tests of shared responses: 304, compression and HEAD. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createMemoryCdn } from '#features/cdn/memory-cdn.fixtures.ts';
import { INCOMPLETE_TAG } from '#request/shop.ts';
import { createHtmlCache } from './html-cache.server.ts';
import { sendPage } from './send-page.server.ts';

const words = '<p>Knitwear for the hills.</p>'.repeat(200);

async function requestPage(
  headers: Record<string, string>,
  { text = words, status = 200, method = 'GET', phoneRedirect = '', tags = ['listing'] } = {},
): Promise<Response> {
  const cache = createHtmlCache({ maxBytes: 2 ** 20 });
  const render = async () => ({
    status,
    headers: [['content-type', 'text/html']] as const,
    body: new TextEncoder().encode(text),
    tags,
    phoneRedirect,
  });
  const { response, state } = await cache.answer('/', render);
  return await sendPage(response, new Request('http://localhost/', { headers, method }), {
    state,
    toBrotli: (body) => cache.compress('/', body),
    cdn: createMemoryCdn(),
  });
}

const tagOf = async (text?: string) =>
  (await requestPage({}, text === undefined ? {} : { text })).headers.get('etag') ?? '';

test('who has the page already is sent none of it', async () => {
  const tag = await tagOf();
  for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
    const response = await requestPage({ 'if-none-match': known });
    expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([
      304,
      '',
      tag,
    ]);
  }
});

test('another page has another tag; a page rendered anew to the same keeps it', async () => {
  expect(await tagOf('<p>other</p>')).not.toBe(await tagOf());
  expect(await tagOf()).toBe(await tagOf());
  expect((await requestPage({ 'if-none-match': await tagOf('<p>other</p>') })).status).toBe(200);
});

test('what is missing has no tag', async () => {
  const response = await requestPage({ 'if-none-match': '*' }, { status: 404 });
  expect([response.status, response.headers.get('etag')]).toEqual([404, null]);
});

test.each([
  ['br', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip', (body: Buffer) => gunzipSync(body)],
  [null, (body: Buffer) => body],
])('as %s it is the same page', async (encoding, decode) => {
  const response = await requestPage(
    encoding === null ? { 'accept-encoding': 'br;q=0' } : { 'accept-encoding': encoding },
  );
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(decode(Buffer.from(await response.arrayBuffer())).toString()).toBe(words);
});

test('HEAD has the headers alone', async () => {
  const response = await requestPage({}, { method: 'HEAD' });
  expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([
    200,
    '',
    await tagOf(),
  ]);
});

test('a page of which phones are redirected varies with the device', async () => {
  const led = await requestPage({}, { phoneRedirect: '/m/sale' });
  expect(led.headers.get('vary')).toBe('accept-encoding, sec-ch-ua-mobile, user-agent');
  expect((await requestPage({})).headers.get('vary')).toBe('accept-encoding');
});

test('a CDN may store a page for as long as it is fresh, and finds it by its tags', async () => {
  const stored = async (given: Parameters<typeof requestPage>[1]) =>
    (await requestPage({}, given)).headers.get('x-cdn');
  expect(await stored({ tags: ['product:tee-1', 'listing'] })).toBe(
    '299 page product:tee-1 listing',
  );
  expect(await stored({ status: 404 })).toBeNull();
  expect(await stored({ phoneRedirect: '/sale' })).toBeNull();
  expect(await stored({ tags: [INCOMPLETE_TAG] })).toBeNull();
});
