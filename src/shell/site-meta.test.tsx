/** Tests of the metadata that all pages of a site share. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testShop } from '#request/shop.fixtures.ts';
import { SiteMeta } from './site-meta.tsx';

test('a fascia with an app names it to phones, one without has no banner', () => {
  const fascia = { ...testShop.fascia, iosAppId: '1234567890' };
  expect(renderToStaticMarkup(<SiteMeta shop={{ ...testShop, fascia }} />)).toContain(
    '<meta name="apple-itunes-app" content="app-id=1234567890"/>',
  );
  expect(renderToStaticMarkup(<SiteMeta shop={testShop} />)).not.toContain('apple-itunes-app');
});

test('META-1: shared pages name the site, their language and the others', () => {
  const locales = [
    { tag: 'en-GB', name: 'English', prefix: '' },
    { tag: 'fr-FR', name: 'Français', prefix: '/fr' },
    { tag: 'ar', name: 'العربية', prefix: '/ar' },
  ];
  expect(renderToStaticMarkup(<SiteMeta shop={{ ...testShop, locales }} />)).toBe(
    [
      '<meta property="og:site_name" content="Aldermoor"/>',
      '<meta property="og:locale" content="en_GB"/>',
      '<meta property="og:locale:alternate" content="fr_FR"/>',
      '<meta property="og:locale:alternate" content="ar_AR"/>',
    ].join(''),
  );
});
