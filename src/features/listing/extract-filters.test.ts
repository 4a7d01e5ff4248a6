/**
 * Tests of trailing numbers and size names in a search, which are sizes
 * where matching products have them.
 */
import { expect, test } from 'vitest';
import { EMPTY_LISTING, type ListingPage, type ListingState } from '#features/search/listing.ts';
import { extractFilters } from './extract-filters.ts';

const facet = (key: 'size' | 'department', values: readonly string[]) => ({
  ...{ key, label: key, selected: false },
  values: values.map((value) => ({ value, count: 1, selected: false })),
});

/** Sizes of the products that each word matches. */
const sold: Readonly<Record<string, readonly string[]>> = {
  trousers: ['10', '12', '14'],
  pantalon: ['38', '40'],
  jeans: ['W30 L30', 'W32 L30', 'W32 L32', '12'],
  بنطلون: ['38'],
  lamp: [],
  candle: ['180 g'],
  'duvet cover': ['Single', 'King', 'Super King'],
  bed: ['King'],
  rug: ['120 (round)'],
  'wall clock': [],
  housse: ['140 × 200 cm'],
};

async function load({ q }: ListingState): Promise<ListingPage> {
  const sizes = q === '' ? [...new Set(Object.values(sold).flat())] : (sold[q] ?? []);
  return {
    ...{ edges: [], total: q in sold || q === '' ? 3 : 0, selectedFacets: [], sortOptions: [] },
    pageInfo: {
      ...{ hasNextPage: false, endCursor: null, hasNext: false, hasPrevious: false },
      ...{ length: 0, offset: 0 },
    },
    ...{ queryId: null, abTestID: null, abTestVariantID: null, rewrite: null },
    ...{ redirect: null, redirectMobile: null, banners: [] },
    facets: [facet('size', sizes), facet('department', ['womens'])],
  };
}

const extract = async (q: string, locale: string) => {
  const state = await extractFilters({ ...EMPTY_LISTING, q }, locale, load);
  return state && [state.q, state.refinements.size, state.refinements.department];
};

test.each([
  ['en-GB', 'trousers 12', 'trousers', ['12']],
  ['en-GB', 'jeans 32', 'jeans', ['W32 L30', 'W32 L32']],
  ['en-GB', 'jeans size 32', 'jeans', ['W32 L30', 'W32 L32']],
  ['fr-FR', 'pantalon 38', 'pantalon', ['38']],
  ['ar', 'بنطلون ٣٨', 'بنطلون', ['38']],
])('%s: "%s" is read as %s in %j', async (locale, text, q, sizes) => {
  expect(await extract(text, locale)).toEqual([q, sizes, undefined]);
});

test.each([
  ['en-GB', 'king duvet cover', 'duvet cover', ['King']],
  ['en-GB', 'duvet cover Super King', 'duvet cover', ['Super King']],
  ['en-GB', 'duvet cover king size', 'duvet cover', ['King']],
  ['en-GB', 'candle 180g', 'candle', ['180 g']],
  ['en-GB', '180 g candle', 'candle', ['180 g']],
  ['en-GB', 'rug 120 (round)', 'rug', ['120 (round)']],
  ['fr-FR', 'housse 140×200 cm', 'housse', ['140 × 200 cm']],
])('%s: "%s" names a size: %s in %j', async (locale, text, q, sizes) => {
  expect(await extract(text, locale)).toEqual([q, sizes, undefined]);
});

test('a size is extracted together with other filters', async () => {
  expect(await extract("women's trousers 12", 'en-GB')).toEqual(['trousers', ['12'], ['womens']]);
  expect(await extract("women's king duvet cover", 'en-GB')).toEqual([
    'duvet cover',
    ['King'],
    ['womens'],
  ]);
});

test.each([
  ['en-GB', 'trousers 99'],
  ['en-GB', 'lamp 12'],
  ['en-GB', 'candle 180'],
  ['en-GB', 'single wall clock'],
  ['en-GB', 'king'],
  ['en-GB', 'kingfisher'],
  ['en-GB', 'super king bed'],
  ['en-GB', 'iphone 12'],
  ['en-GB', '12'],
  ['en-GB', 'trousers at 12'],
  ['en-GB', 'trousers up to 12'],
  ['fr-FR', 'pantalon de 38'],
  ['de-DE', 'jeans ab 12'],
])('%s: "%s" stays in the query', async (locale, text) => {
  expect(await extract(text, locale)).toBeNull();
});
