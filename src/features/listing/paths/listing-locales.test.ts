/** Tests of the locales in which a listing page exists. */
import { expect, test } from 'vitest';
import { EMPTY_LISTING, type ListingState } from '#features/search/listing.ts';
import { createTestShop, type PortOverrides } from '#test/create-test-shop.ts';
import { findListingLocales } from './listing-locales.server.ts';

const category = (slug: string) => ({
  ...{ slug, name: slug, depth: 0, parentSlug: null, position: 0 },
});

/** Coats and the brand Loom are sold for pounds only. */
const catalogue: NonNullable<PortOverrides['catalogue']> = {
  listCategories: async ({ currency }) =>
    (currency === 'GBP' ? ['coats', 'tees'] : ['tees']).map(category),
  findBrand: async ({ currency }, slug) =>
    currency === 'GBP' || slug !== 'loom' ? { slug, name: slug } : null,
};

async function find(over: Partial<ListingState>, ports: PortOverrides = { catalogue }) {
  const shop = createTestShop({
    fascia: {
      locales: [
        { tag: 'en-GB', currency: 'GBP' },
        { tag: 'de-DE', currency: 'EUR' },
      ],
    },
    public: {
      locales: [
        { tag: 'en-GB', name: 'English', prefix: '' },
        { tag: 'de-DE', name: 'Deutsch', prefix: '/de' },
      ],
    },
    ports,
  });
  const { locales, nearest } = await findListingLocales(shop, {
    state: { ...EMPTY_LISTING, ...over },
    ancestors: ['womens', 'outerwear'].map((slug) => ({ slug, name: slug })),
  });
  return [locales.map(({ tag }) => tag).join(), nearest.join()];
}

const ANCESTORS = 'outerwear,womens';

test.each([
  ['a category', { mode: 'category', category: 'tees' }, ['en-GB,de-DE', ANCESTORS]],
  ['a category of one', { mode: 'category', category: 'coats' }, ['en-GB', ANCESTORS]],
  ['a brand', { mode: 'brand', brand: 'salt' }, ['en-GB,de-DE', ANCESTORS]],
  ['a brand of one', { mode: 'brand', brand: 'loom' }, ['en-GB', ANCESTORS]],
  [
    'a category narrowed to a brand of one',
    { mode: 'category', category: 'tees', brand: 'loom' },
    ['en-GB', `tees,${ANCESTORS}`],
  ],
  ['a search', { mode: 'text', q: 'coats' }, ['en-GB,de-DE', ANCESTORS]],
] as const)('META-1: %s exists in the languages that sell it', async (_, state, expected) => {
  expect(await find(state)).toEqual(expected);
});

test('META-1: if the catalogue fails, a category is assumed to exist in every language', async () => {
  const failing = { catalogue: { listCategories: () => Promise.reject(new Error('timeout')) } };
  expect(await find({ mode: 'category', category: 'coats' }, failing)).toEqual([
    'en-GB,de-DE',
    ANCESTORS,
  ]);
});
