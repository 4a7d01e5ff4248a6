/** Tests of the pages that replace a page in languages in which it does not exist. */
import { expect, test } from 'vitest';
import { createTestShop } from '#test/create-test-shop.ts';
import type { CatalogueScope } from '../catalogue.port.ts';
import { findLanguagePaths } from './language-paths.server.ts';

const [english, german, arabic] = [
  { tag: 'en-GB', name: 'English', prefix: '' },
  { tag: 'de-DE', name: 'Deutsch', prefix: '/de' },
  { tag: 'ar', name: 'العربية', prefix: '/ar' },
] as const;

/** Categories of each currency; knitwear is sold for euros only. */
const SOLD: Readonly<Record<string, readonly string[]>> = {
  EUR: ['womens', 'knitwear'],
  AED: ['womens'],
};

const open = (listSlugs: (scope: CatalogueScope) => Promise<readonly string[]>) =>
  createTestShop({
    fascia: {
      locales: [
        { tag: 'en-GB', currency: 'GBP' },
        { tag: 'de-DE', currency: 'EUR' },
        { tag: 'ar', currency: 'AED' },
      ],
    },
    public: { locales: [english, german, arabic] },
    ports: {
      catalogue: {
        listCategories: async (scope) =>
          (await listSlugs(scope)).map((slug, position) => ({
            ...{ slug, name: slug, depth: 0, parentSlug: null, position },
          })),
      },
    },
  });

const shop = open(async ({ currency }) => SOLD[currency] ?? []);

test('META-1: a language without the page links to the nearest category, else to the home page', async () => {
  const find = (...categories: readonly string[]) => findLanguagePaths(shop, [english], categories);
  expect(await find('knitwear', 'womens')).toEqual({
    'de-DE': '/categories/knitwear',
    ar: '/categories/womens',
  });
  expect(await find('knitwear')).toEqual({ 'de-DE': '/categories/knitwear', ar: '/' });
  expect(await find()).toEqual({ 'de-DE': '/', ar: '/' });
});

test('META-1: a page that exists in every language needs no replacement', async () => {
  const failing = open(() => Promise.reject(new Error('timeout')));
  expect(await findLanguagePaths(failing, [english, german, arabic], ['womens'])).toBeUndefined();
});

test('META-1: where the catalogue fails, a language links to the home page', async () => {
  const failing = open(() => Promise.reject(new Error('timeout')));
  expect(await findLanguagePaths(failing, [english, german], ['womens'])).toEqual({ ar: '/' });
});
