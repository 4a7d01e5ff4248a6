/** Tests of the restored URL, by forwarding headers and number of trusted proxies. */
import { expect, test } from 'vitest';
import { restoreForwarded } from './forwarded.server.ts';

const readClient = (headers: Record<string, string>, trustedProxies: number) => {
  const request = new Request('http://shop.test/login?redirect=/account', {
    headers: { host: 'shop.test', ...headers },
  });
  const restored = restoreForwarded(request, trustedProxies);
  return { url: restored.url, host: restored.headers.get('host') };
};

test.each([
  [
    'none trusted',
    { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.test' },
    0,
    'http://shop.test',
  ],
  ['one proxy', { 'x-forwarded-proto': 'https' }, 1, 'https://shop.test'],
  [
    'one proxy that renames',
    { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'www.shop.test:8443' },
    1,
    'https://www.shop.test:8443',
  ],
  [
    'an entry that the caller wrote before it',
    { 'x-forwarded-proto': 'http, https' },
    1,
    'https://shop.test',
  ],
  ['two that append', { 'x-forwarded-proto': 'http, https, http' }, 2, 'https://shop.test'],
  ['two, of which one overwrites', { 'x-forwarded-proto': 'https' }, 2, 'https://shop.test'],
  ['a proxy without these headers', {}, 1, 'http://shop.test'],
  ['an invalid scheme', { 'x-forwarded-proto': 'javascript' }, 1, 'http://shop.test'],
  ['an invalid host', { 'x-forwarded-host': 'a b' }, 1, 'http://shop.test'],
])('the restored URL: %s', (_, headers: Record<string, string>, trustedProxies, origin) => {
  expect(readClient(headers, trustedProxies)).toEqual({
    url: `${origin}/login?redirect=/account`,
    host: new URL(origin).host,
  });
});

test('method and body are kept', async () => {
  const request = new Request('http://shop.test/login', {
    method: 'POST',
    body: 'a=1',
    headers: { 'x-forwarded-proto': 'https' },
  });
  const restored = restoreForwarded(request, 1);
  expect([restored.method, await restored.text()]).toEqual(['POST', 'a=1']);
});
