/** Hosts, prefixes and redirects, over every fascia and language of the sample shop. */
import { describe, expect, test } from 'vitest';
import { readRegistry } from '../app/registry.node.server.ts';
import { checkRegistry } from '../app/registry.server.ts';
import { findFascia, listLanguages, resolvePage } from './resolve-page.server.ts';

const registry = await readRegistry();
const paths = [
  '/',
  '/product/x',
  '/categories/womens-dresses',
  '/basket',
  '/pages/informational/returns',
];

test('the registry is valid', () => {
  expect(() => checkRegistry(registry)).not.toThrow();
});

test('an app id must be a number', () => {
  const withApp = (iosAppId: string) => ({
    ...registry,
    fascias: registry.fascias.map((fascia) => ({ ...fascia, iosAppId })),
  });
  expect(() => checkRegistry(withApp('1234567890'))).not.toThrow();
  expect(() => checkRegistry(withApp('1, app-argument=//evil'))).toThrow('iosAppId');
});

describe.each(registry.fascias.map((fascia) => [fascia.code, fascia] as const))(
  '%s',
  (_, fascia) => {
    const languages = listLanguages(registry, fascia);

    test('is found by each of its hosts, with or without a port', () => {
      for (const host of fascia.hosts) {
        expect(findFascia(registry, host)).toBe(fascia);
        expect(findFascia(registry, `${host.toUpperCase()}:3000`)).toBe(fascia);
      }
    });

    test('gives its first language no prefix and every other one its own', () => {
      expect(languages[0]?.prefix).toBe('');
      expect(new Set(languages.map(({ prefix }) => prefix)).size).toBe(languages.length);
    });

    test.each(paths)('serves every language at %s, with at most one redirect', (path) => {
      for (const language of languages) {
        expect(resolvePage(languages, `${language.prefix}${path}`)).toEqual({
          kind: 'page',
          language,
        });
      }
      const first = languages[0]?.locale.language;
      expect(resolvePage(languages, `/${first}${path}`)).toEqual({ kind: 'moved', path });
      expect(resolvePage(languages, path).kind).toBe('page');
    });
  },
);

test('a redirect never leaves the shop', () => {
  const fascia = registry.fascias[0];
  if (!fascia) throw new Error('no fascia');
  expect(resolvePage(listLanguages(registry, fascia), '/en//evil.example/x')).toEqual({
    kind: 'moved',
    path: '/evil.example/x',
  });
});

test('unknown hosts have no fascia, except on loopback', () => {
  expect(findFascia(registry, 'shop.example')).toBeNull();
  expect(findFascia(registry, undefined)).toBeNull();
  expect(findFascia(registry, 'other.localhost:3000')?.order).toBe(1);
  expect(findFascia(registry, '127.0.0.1:3000')?.order).toBe(1);
});
