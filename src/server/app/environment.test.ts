/** Tests of the environment's defaults and error messages. */
import { describe, expect, test } from 'vitest';
import { isLoopbackHost, parseEnvironment } from './environment.server.ts';

test('nothing needs to be set', () => {
  expect(parseEnvironment({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    sample: 'full',
    importKey: null,
    ordersKey: null,
    devTools: false,
    isLoopback: true,
  });
});

test('all invalid variables are reported together', () => {
  const read = () =>
    parseEnvironment({ PORT: 'eighty', DATABASE_URL: 'mysql://x', SAMPLE: 'some' });
  expect(read).toThrow(/PORT/);
  expect(read).toThrow(/DATABASE_URL/);
  expect(read).toThrow(/SAMPLE/);
});

test.each([
  ['METRICS_KEY', 'short-secret'],
  ['DATABASE_URL', 'mysql://shop:secret@db.example'],
  ['PROVIDERS', '{"cdn":{"key":"secret"},}'],
])('a message about %s does not repeat its value', (name, value) => {
  expect(() => parseEnvironment({ [name]: value })).toThrow(new RegExp(name));
  expect(() => parseEnvironment({ [name]: value })).not.toThrow(/secret/);
});

test('SMTP_URL needs MAIL_FROM, the sender of the emails', () => {
  expect(() => parseEnvironment({ SMTP_URL: 'smtp://mail.example.com' })).toThrow(/MAIL_FROM/);
  const { smtp } = parseEnvironment({
    SMTP_URL: 'smtp://mail.example.com',
    MAIL_FROM: 'shop@example.com',
  });
  expect(smtp).toEqual({ url: 'smtp://mail.example.com', sender: 'shop@example.com' });
});

test('providers are selected by JSON of names and configurations only', () => {
  const social = { name: 'flockler', config: { url: 'https://social.example/posts' } };
  expect(parseEnvironment({ PROVIDERS: JSON.stringify({ social }) }).providers).toEqual({ social });
  expect(parseEnvironment({}).providers).toEqual({});
  for (const PROVIDERS of [
    'flockler',
    '{"social":"flockler"}',
    '{"social":{"name":"flockler","url":"x"}}',
    '[]',
  ])
    expect(() => parseEnvironment({ PROVIDERS })).toThrow(/PROVIDERS/);
});

test('tags are an id and origins by fascia', () => {
  const TAGS = JSON.stringify({
    aldermoor: { tagManager: { id: 'GTM-A1B2', origin: 'https://tags.example.com/' } },
    nightjar: { dataPlatform: { token: 'f0e1', target: 'https://platform.example' } },
  });
  expect(parseEnvironment({ TAGS }).tags).toEqual({
    aldermoor: { tagManager: { id: 'GTM-A1B2', origin: 'https://tags.example.com' } },
    nightjar: { dataPlatform: { token: 'f0e1', target: 'https://platform.example' } },
  });
  expect(parseEnvironment({}).tags).toEqual({});
});

test.each([
  ['TAGS', 'GTM-A1B2'],
  ['TAGS.aldermoor', { aldermoor: {} }],
  ['TAGS.aldermoor', { aldermoor: { tagmanager: { id: 'GTM-A1B2' } } }],
  ['TAGS.aldermoor.tagManager.id', { aldermoor: { tagManager: { id: "x'; script-src *" } } }],
  ['TAGS.aldermoor.tagManager.origin', tagManagerAt('http://tags.example.com')],
  ['TAGS.aldermoor.tagManager.origin', tagManagerAt('https://tags.example.com/path')],
  ['TAGS.aldermoor.dataPlatform.target', { aldermoor: { dataPlatform: { token: 'f0e1' } } }],
])('an error in tags is reported at %s', (path, value) => {
  const TAGS = typeof value === 'string' ? value : JSON.stringify(value);
  expect(() => parseEnvironment({ TAGS })).toThrow(`\n  ${path}: `);
});

function tagManagerAt(origin: string) {
  return { aldermoor: { tagManager: { id: 'GTM-A1B2', origin } } };
}

test.each([
  ['localhost', true],
  ['nightjar.localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['0.0.0.0', false],
])('%s is loopback: %s', (host, isLoopback) => {
  expect(isLoopbackHost(host)).toBe(isLoopback);
});

test('office networks are parsed one by one, and an invalid one is reported', () => {
  expect(
    parseEnvironment({ OFFICE_NETWORKS: '192.0.2.0/24, 2001:db8::/32' }).officeNetworks,
  ).toEqual(['192.0.2.0/24', '2001:db8::/32']);
  expect(parseEnvironment({}).officeNetworks).toEqual([]);
  expect(() => parseEnvironment({ OFFICE_NETWORKS: '192.0.2.0/24,everywhere' })).toThrow(
    /OFFICE_NETWORKS/,
  );
});

describe('previews from other origins', () => {
  const PREVIEW_KEY = 'a key of this test that is long enough';

  test('are allowed for the listed editors, with a key', () => {
    const PREVIEW_ORIGINS =
      'https://editor.example.com, https://other.example:8443/, http://localhost:4000';
    expect(parseEnvironment({ PREVIEW_ORIGINS, PREVIEW_KEY }).preview).toEqual({
      origins: [
        'https://editor.example.com',
        'https://other.example:8443',
        'http://localhost:4000',
      ],
      key: PREVIEW_KEY,
    });
    expect(parseEnvironment({}).preview).toEqual({ origins: [], key: null });
  });

  test('need the key', () => {
    expect(() => parseEnvironment({ PREVIEW_ORIGINS: 'https://editor.example.com' })).toThrow(
      /PREVIEW_KEY/,
    );
    expect(() =>
      parseEnvironment({ PREVIEW_ORIGINS: 'https://editor.example.com', PREVIEW_KEY: 'short' }),
    ).toThrow(/PREVIEW_KEY/);
  });

  test.each([
    '*',
    'https://*.example.com',
    'http://editor.example.com',
    'https://editor.example.com/desk',
    'editor.example.com',
    'null',
    'https://a.example,',
  ])('%s is no origin of an editor', (PREVIEW_ORIGINS) => {
    expect(() => parseEnvironment({ PREVIEW_ORIGINS, PREVIEW_KEY })).toThrow(/PREVIEW_ORIGINS/);
  });
});
