/** Tests of the locales that an editor-made page is written in. */
import { expect, test } from 'vitest';
import { createTestShop } from '#test/create-test-shop.ts';
import type { Content } from '../content.port.ts';
import { findPageLocales } from './page-locales.server.ts';

const page = { path: 'pages/returns', title: '', description: '', sections: [] };
const [english, french, arabic] = [
  { tag: 'en-GB', name: 'English', prefix: '' },
  { tag: 'fr-FR', name: 'Français', prefix: '/fr' },
  { tag: 'ar', name: 'العربية', prefix: '/ar' },
] as const;

const shopWith = (findPage: Content['findPage']) =>
  createTestShop({
    public: { prefix: '/ar', locales: [english, french, arabic] },
    ports: { content: { findPage } },
  });
const shop = shopWith(async ({ locale }) =>
  locale === 'ar' ? { ...page, locale: 'en-GB' } : page,
);

test('META-1: an untranslated page links to its translations, and is canonical in its own language', async () => {
  expect(await findPageLocales(shop, { ...page, locale: 'en-GB' })).toEqual({
    prefix: '',
    locales: [english, french],
  });
});

test('a translated page is canonical at its own URL', async () => {
  expect(await findPageLocales(shop, page)).toMatchObject({ prefix: '/ar' });
});

test('if the content source fails, the page is assumed to exist in every language', async () => {
  const failing = shopWith(() => Promise.reject(new Error('timeout')));
  expect((await findPageLocales(failing, page)).locales).toHaveLength(3);
});
