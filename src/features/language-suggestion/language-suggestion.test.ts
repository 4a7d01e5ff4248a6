/** Tests of the choice of the suggested language, and of the address of the page in it. */
import { expect, test } from 'vitest';
import {
  canSuggestLanguage,
  findSuggestedLocale,
  hasLeftLocale,
  translatePath,
} from './language-suggestion.ts';

const english = { tag: 'en-GB', name: 'English', prefix: '' };
const german = { tag: 'de-DE', name: 'Deutsch', prefix: '/de' };
const swiss = { tag: 'fr-CH', name: 'Français (Suisse)', prefix: '/fr-ch' };
const french = { tag: 'fr-FR', name: 'Français', prefix: '/fr-fr' };
const locales = [english, german, french, swiss];

const suggestedOn = (tag: string, ...preferred: readonly string[]) =>
  findSuggestedLocale(preferred, {
    locale: { tag, language: tag.slice(0, 2), direction: 'ltr', name: tag },
    locales,
  })?.tag ?? null;

test.each([
  [['de'], 'de-DE'],
  [['de-AT', 'en'], 'de-DE'],
  [['DE-de'], 'de-DE'],
  // The first one that the fascia has counts.
  [['nl-NL', 'de', 'fr'], 'de-DE'],
  [['fr-CH'], 'fr-CH'],
  [['fr-CA'], 'fr-FR'],
  [['en-US', 'de'], null],
  [['nl', 'en', 'de'], null],
  [['nl-NL'], null],
  // Another language with the same beginning.
  [['den'], null],
  [[], null],
])('on an English page a browser that prefers %j is offered %s', (preferred, tag) => {
  expect(suggestedOn('en-GB', ...preferred)).toBe(tag);
});

test('no other region of the page’s own language is offered', () => {
  expect(suggestedOn('fr-FR', 'fr-CH', 'de')).toBeNull();
  expect(suggestedOn('de-DE', 'en-US')).toBe('en-GB');
});

test.each([
  ['/', '', '/de', '/de'],
  ['/product/coat', '', '/de', '/de/product/coat'],
  ['/de', '/de', '', '/'],
  ['/de/product/coat', '/de', '', '/product/coat'],
  ['/de/product/coat', '/de', '/fr-ch', '/fr-ch/product/coat'],
  ['/de', '/de', '/fr-ch', '/fr-ch'],
  ['/designers', '/de', '/fr-ch', '/fr-ch/designers'],
])('%s, with the prefix "%s", is in the language of "%s" at %s', (path, from, to, translated) => {
  expect(translatePath(path, from, to)).toBe(translated);
});

test.each([
  ['https://shop.example/de/product/coat', true],
  ['https://shop.example/de', true],
  ['https://shop.example/designers', false],
  ['https://shop.example/fr-fr/product/coat', false],
  ['https://search.example/de/product/coat', false],
  ['', false],
])('a visitor from %s has left German on purpose: %s', (referrer, hasLeft) => {
  expect(hasLeftLocale(referrer, 'https://shop.example', german, locales)).toBe(hasLeft);
});

test('a visitor from a page without a prefix has left the first language', () => {
  const left = (path: string) =>
    hasLeftLocale(`https://shop.example${path}`, 'https://shop.example', english, locales);
  expect(left('/product/coat')).toBe(true);
  expect(left('/de/product/coat')).toBe(false);
});

test.each([
  ['/', true],
  ['/product/coat', true],
  ['/basket', true],
  ['/orders-and-returns', true],
  ['/checkout', false],
  ['/checkout/address', false],
  ['/order/7KQ2-MW4X-93BD', false],
  ['/test-terminal', false],
  ['/preview/page', false],
  ['/dev/preview', false],
])('on %s a language may be suggested: %s', (path, can) => {
  expect(canSuggestLanguage(path)).toBe(can);
});
