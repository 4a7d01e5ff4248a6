/** Tests of shared responses: 304, compression and HEAD. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createHtmlCache } from './html-cache.server.ts';
import { sendPage } from './send-page.server.ts';

const words = '<p>Knitwear for the hills.</p>'.repeat(200);

async function ask(
  headers: Record<string, string>,
  { text = words, status = 200, method = 'GET', path = '/', phoneRedirect = '' } = {},
): Promise<Response> {
  const cache = createHtmlCache({ maxBytes: 2 ** 20 });
  const render = async () => ({
    status,
    headers: [['content-type', 'text/html']] as const,
    body: new TextEncoder().encode(text),
    tags: [],
    phoneRedirect,
  });
  const { answer, state } = await cache.answer('/', render);
  return await sendPage(
    answer,
    new Request(`http://localhost${path}`, { headers, method }),
    state,
    (one) => cache.compress('/', one),
  );
}

const tagOf = async (text?: string) =>
  (await ask({}, text === undefined ? {} : { text })).headers.get('etag') ?? '';

test('who has the page already is sent none of it', async () => {
  const tag = await tagOf();
  for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
    const answer = await ask({ 'if-none-match': known });
    expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([
      304,
      '',
      tag,
    ]);
  }
});

test('another page has another tag; a page rendered anew to the same keeps it', async () => {
  expect(await tagOf('<p>other</p>')).not.toBe(await tagOf());
  expect(await tagOf()).toBe(await tagOf());
  expect((await ask({ 'if-none-match': await tagOf('<p>other</p>') })).status).toBe(200);
});

test('what is missing has no tag', async () => {
  const answer = await ask({ 'if-none-match': '*' }, { status: 404 });
  expect([answer.status, answer.headers.get('etag')]).toEqual([404, null]);
});

test.each([
  ['br', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip', (body: Buffer) => gunzipSync(body)],
  [null, (body: Buffer) => body],
])('as %s it is the same page', async (encoding, decode) => {
  const answer = await ask(
    encoding === null ? { 'accept-encoding': 'br;q=0' } : { 'accept-encoding': encoding },
  );
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(decode(Buffer.from(await answer.arrayBuffer())).toString()).toBe(words);
});

test('HEAD has the headers alone', async () => {
  const answer = await ask({}, { method: 'HEAD' });
  expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([
    200,
    '',
    await tagOf(),
  ]);
});

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15';

test.each([
  ['by its client hint', { 'sec-ch-ua-mobile': '?1' }, 302],
  ['by its user agent', { 'user-agent': IPHONE }, 302],
  ['unless its hint denies it', { 'user-agent': IPHONE, 'sec-ch-ua-mobile': '?0' }, 200],
  ['another device is not', { 'user-agent': MAC }, 200],
  ['a device without a name is not', {}, 200],
])('FIND-3: a phone is redirected: %s', async (_name, headers, status) => {
  const answer = await ask(headers, { phoneRedirect: '/m/sale' });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    status,
    status === 302 ? '/m/sale' : null,
  ]);
  expect(answer.headers.get('vary')).toContain('sec-ch-ua-mobile, user-agent');
  if (status === 302) expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test('a phone stays where no other page is for it, and where its application asks for data', async () => {
  const headers = { 'user-agent': IPHONE };
  const plain = await ask(headers);
  expect([plain.status, plain.headers.get('vary')]).toEqual([200, 'accept-encoding']);
  const data = await ask(headers, { path: '/search.data', phoneRedirect: '/m/sale' });
  expect(data.status).toBe(200);
});
