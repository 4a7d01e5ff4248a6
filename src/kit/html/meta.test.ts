/** Tests of titles and addresses in the head. */
import { expect, test } from 'vitest';
import { describePage, listAddresses } from './meta.ts';

const locales = [
  { tag: 'en-GB', prefix: '' },
  { tag: 'fr-FR', prefix: '/fr' },
];

test('without a configured origin a page claims no absolute address', () => {
  expect(
    listAddresses({ origin: undefined, prefix: '', locales, path: '/basket' }),
  ).toBeUndefined();
});

test('every language of a page is named, the home page without a trailing slash after its prefix', () => {
  expect(
    listAddresses({ origin: 'https://shop.example', prefix: '/fr', locales, path: '/' }),
  ).toEqual({
    canonical: 'https://shop.example/fr',
    alternates: [
      { tag: 'en-GB', href: 'https://shop.example/' },
      { tag: 'fr-FR', href: 'https://shop.example/fr' },
      { tag: 'x-default', href: 'https://shop.example/' },
    ],
  });
});

test('a page without a description has no empty one', () => {
  expect(describePage({ title: 'Basket' })).toEqual([
    { title: 'Basket' },
    { property: 'og:title', content: 'Basket' },
  ]);
});
