/** Tests of the locales in which a product has a page. */
import { expect, test } from 'vitest';
import { createTestShop } from '#test/create-test-shop.ts';
import { listSoldLocales } from './sold-locales.ts';

test('META-1: a product has pages in the locales in whose currency it is sold', () => {
  const shop = createTestShop({
    fascia: {
      locales: [
        { tag: 'en-GB', currency: 'GBP' },
        { tag: 'de-DE', currency: 'EUR' },
        { tag: 'fr-FR', currency: 'EUR' },
      ],
    },
    public: {
      locales: [
        { tag: 'en-GB', name: 'English', prefix: '' },
        { tag: 'de-DE', name: 'Deutsch', prefix: '/de' },
        { tag: 'fr-FR', name: 'Français', prefix: '/fr' },
      ],
    },
  });
  const list = (...currencies: readonly ('GBP' | 'EUR')[]) =>
    listSoldLocales(shop, { currencies }).map(({ tag }) => tag);
  expect(list('GBP')).toEqual(['en-GB']);
  expect(list('EUR')).toEqual(['de-DE', 'fr-FR']);
  expect(list('EUR', 'GBP')).toEqual(['en-GB', 'de-DE', 'fr-FR']);
});
