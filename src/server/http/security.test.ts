/** Tests of the content security policy and of refused cross-origin writes. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createContentPolicy, isSameOriginWrite, setFixedHeaders } from './security.server.ts';

const hashOf = (source: string) =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

test('inline scripts and style elements are allowed by hash, data is not mentioned', () => {
  const policy = createContentPolicy(
    Buffer.from(
      '<style>a{}</style><script>go()</script><script type="application/json">{}</script><script src="/x.js"></script>',
    ),
  );
  expect(policy).toContain(`script-src 'self' ${hashOf('go()')};`);
  expect(policy).toContain(`style-src 'self' ${hashOf('a{}')};`);
  expect(policy).not.toContain(hashOf('{}'));
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('forms, pictures, scripts and iframes are allowed only for this shop and the listed hosts', () => {
  const externalOrigins = {
    forms: ['https://pay.example'],
    pictures: ['https://media.example'],
    scriptHosts: ['https://search.example'],
    iframes: ['https://fit.example'],
  };
  const policy = createContentPolicy(Buffer.from('<p>'), externalOrigins).split('; ');
  expect(policy).toContain("form-action 'self' https://pay.example");
  expect(policy).toContain("img-src 'self' data: https://media.example");
  expect(policy).toContain("connect-src 'self' https://search.example");
  expect(policy.find((item) => item.startsWith('frame-src'))).toMatch(/ https:\/\/fit\.example$/);
  expect(createContentPolicy(Buffer.from('<p>'))).toContain("connect-src 'self';");
  expect(createContentPolicy(Buffer.from('<p>'))).not.toContain('fit.example');
  expect(createContentPolicy(Buffer.from('<p>'))).toContain("form-action 'self';");
});

test('scripts of a tag manager may load where a fascia names it, and nowhere else', () => {
  const html = Buffer.from('<script>go()</script>');
  expect(createContentPolicy(html, { scripts: ['https://tags.example'] })).toContain(
    `script-src 'self' https://tags.example ${hashOf('go()')};`,
  );
  expect(createContentPolicy(html)).not.toContain('tags.example');
});

test('a page may be embedded only by this shop, or also by the listed editors', () => {
  const sent = (ancestors?: readonly string[]) => {
    const policy = createContentPolicy(Buffer.from('<p>'), ancestors && { ancestors });
    const headers = new Headers({ 'content-security-policy': policy });
    setFixedHeaders(headers);
    return {
      ancestors: policy.split('; ').find((item) => item.startsWith('frame-ancestors')),
      old: headers.get('x-frame-options'),
    };
  };
  expect(sent()).toEqual({ ancestors: "frame-ancestors 'self'", old: 'SAMEORIGIN' });
  expect(sent([])).toEqual({ ancestors: "frame-ancestors 'self'", old: 'SAMEORIGIN' });
  expect(sent(['https://editor.example'])).toEqual({
    ancestors: "frame-ancestors 'self' https://editor.example",
    old: null,
  });
});

describe('a write', () => {
  const write = (headers: Record<string, string>, method = 'POST') =>
    new Request('http://shop.example/basket', {
      method,
      headers: { host: 'shop.example', ...headers },
    });
  test.each([
    ['from this origin', { origin: 'http://shop.example', 'sec-fetch-site': 'same-origin' }, true],
    ['from another origin', { origin: 'http://evil.example' }, false],
    ['from a sister site', { origin: 'http://shop.example', 'sec-fetch-site': 'same-site' }, false],
    ['across sites', { 'sec-fetch-site': 'cross-site' }, false],
    ['from a hidden origin', { origin: 'null' }, false],
    ['from no browser', {}, true],
  ])('%s: %s', (_, headers, isAllowed) => {
    expect(isSameOriginWrite(write(headers))).toBe(isAllowed);
  });
  test('from the same host without TLS is refused by a shop with TLS', () => {
    const headers = { host: 'shop.example', origin: 'http://shop.example' };
    expect(
      isSameOriginWrite(new Request('https://shop.example/basket', { method: 'POST', headers })),
    ).toBe(false);
    const withTls = { ...headers, origin: 'https://shop.example' };
    expect(
      isSameOriginWrite(
        new Request('https://shop.example/basket', { method: 'POST', headers: withTls }),
      ),
    ).toBe(true);
    expect(isSameOriginWrite(write({ origin: 'https://shop.example' }))).toBe(true);
  });
  test('is not a GET request', () => {
    expect(
      isSameOriginWrite(
        new Request('http://shop.example/', { headers: { origin: 'http://evil.example' } }),
      ),
    ).toBe(true);
  });
});
