/**
 * Tests of listings, suggestions and carousels through the official
 * client, over the embedded engine.
 */
import { describe, expect, test } from 'vitest';
import { expectDefined } from '#test/expect-defined.ts';
import { client, count, list, RECORDS } from '#test/listing-search.ts';
import type { SearchClient } from './client/search-client.ts';
import { EMPTY_LISTING } from './listing.ts';
import { queryListing } from './query/query-listing.ts';
import { queryProductKeys } from './query/query-product-keys.ts';
import { querySuggestions } from './query/query-suggestions.ts';
import { SEARCH_CONFIG } from './search.fixtures.ts';

describe('a listing', () => {
  test('of a category holds its products, page by page', async () => {
    const total = count((record) => record.categorySlugs.includes('womens'));
    const first = await list({ mode: 'category', category: 'womens', hitsPerPage: 10 });
    expect(first).toMatchObject({
      total,
      pageInfo: {
        hasNextPage: true,
        hasNext: true,
        hasPrevious: false,
        length: 10,
        offset: 0,
        endCursor: '9',
      },
    });
    expect(first.queryId).toMatch(/^[0-9a-f]{32}$/);
    const second = await list({ mode: 'category', category: 'womens', hitsPerPage: 10, page: 2 });
    expect(second.edges[0]?.cursor).toBe('10');
    expect(second.pageInfo).toMatchObject({ hasPrevious: true, offset: 10 });
    const last = await list({
      mode: 'category',
      category: 'womens',
      hitsPerPage: 10,
      page: Math.ceil(total / 10),
    });
    expect(last.pageInfo.hasNextPage).toBe(false);
  });

  test('of a brand holds only that brand, also inside a category', async () => {
    const { brand, brandSlug } = expectDefined(RECORDS[0]);
    expect((await list({ mode: 'brand', brand: brandSlug })).total).toBe(
      count((record) => record.brand === brand),
    );
    const inside = await list({ mode: 'category', category: 'mens', brand: brandSlug });
    expect(inside.total).toBe(
      count((record) => record.brand === brand && record.department === 'mens'),
    );
  });
});

test('a search that names a colour shows its products in that colour', async () => {
  const colour = RECORDS.find(({ colourFacet }) => colourFacet.length > 1)?.colourFacet[1] ?? '';
  const { edges } = await list({ q: colour });
  expect(edges.length).toBeGreaterThan(10);
  expect(
    edges.map(({ node }) => node.colours[0]?.label).filter((label) => !label?.endsWith(colour)),
  ).toEqual([]);
});

describe('a search that finds too little', () => {
  test('is literal on request: no typo corrected, no word left out', async () => {
    const name = RECORDS[0]?.name ?? '';
    for (const q of [`${name} zxqvw`, name.replace(/(\w)(\w)(?=\w*$)/, '$2$1')]) {
      const [fuzzy, literal] = [await list({ q }), await list({ q, typedQuery: q })];
      expect([fuzzy.total > 0, fuzzy.rewrite !== null, literal.total, literal.rewrite], q).toEqual([
        true,
        true,
        0,
        null,
      ]);
    }
    expect((await list({ q: name, typedQuery: name })).total).toBeGreaterThan(0);
  });

  const kind = RECORDS[0]?.name.split(' ').at(-1) ?? '';

  test('returns the rewritten query', async () => {
    const page = await list({ q: `xylophonic ${kind}` });
    expect(page.total).toBeGreaterThan(0);
    expect(page.rewrite).toEqual({ query: kind.toLowerCase(), isAddition: false });
  });

  test('returns no rewritten query if the typed one has enough results', async () => {
    expect((await list({ q: kind })).rewrite).toBeNull();
  });
});

test('rules match by page and words, and redirect and show banners', async () => {
  const requests: unknown[] = [];
  const spy = {
    search: async (sent: readonly { params: object }[]) => {
      requests.push(...sent.map(({ params }) => params));
      return {
        results: sent.map(() => ({
          ...{
            hits: [],
            nbHits: 0,
            page: 0,
            nbPages: 0,
            hitsPerPage: 24,
            query: '',
            params: '',
            index: 'x',
            processingTimeMS: 0,
          },
          renderingContent: {
            redirect: { url: '/sale' },
            widgets: { banners: [{ image: { urls: [], title: 'Sale' } }] },
          },
          userData: [{ redirectMobile: '/m/sale' }],
        })),
      };
    },
  } as unknown as SearchClient;
  const page = await queryListing(spy, SEARCH_CONFIG, { ...EMPTY_LISTING, q: 'sale' });
  expect(page).toMatchObject({
    redirect: '/sale',
    redirectMobile: '/m/sale',
    banners: [{ title: 'Sale' }],
  });
  expect(requests[0]).toMatchObject({ ruleContexts: ['search'] });
  await queryListing(spy, SEARCH_CONFIG, {
    ...EMPTY_LISTING,
    mode: 'category',
    category: 'womens',
    brand: 'oasis',
  });
  expect(requests.at(-1)).toMatchObject({ ruleContexts: ['category-womens', 'brand-oasis'] });
});

test('FIND-2: six orders are offered, relevance by default', async () => {
  const { sortOptions } = await list({});
  expect(sortOptions.map(({ key }) => key).toSorted()).toEqual([
    'best-rated',
    'best-sellers',
    'newness',
    'price-asc',
    'price-desc',
    'relevance',
  ]);
  expect(
    sortOptions.filter((option) => option.default || option.selected).map(({ key }) => key),
  ).toEqual(['relevance']);
});

describe('a listing without an index', () => {
  test.each([
    null,
    undefined,
    { ...SEARCH_CONFIG, index: '' },
    { ...SEARCH_CONFIG, index: 'nowhere' },
  ])('is reported: %j', async (missing) => {
    await expect(queryListing(client, missing, EMPTY_LISTING)).rejects.toMatchObject({
      status: 503,
      message: 'No Algolia index available',
    });
  });
});

test('suggestions name products, categories and brands', async () => {
  const { brand } = expectDefined(RECORDS[0]);
  const dresses = await querySuggestions(client, SEARCH_CONFIG, '"dres');
  expect(dresses.products.length).toBeGreaterThan(0);
  expect(dresses.products.length).toBeLessThanOrEqual(6);
  expect(dresses.products[0]?.name.find((part) => part.marked)?.text).toBe('dres');
  expect(dresses.categories[0]?.name).toContain('dresses');
  const rootOf = (slug: string) => (slug.includes('-') ? slug.split('-')[0] : null);
  expect(dresses.categories.map(({ within }) => within)).toEqual(
    dresses.categories.map(({ slug }) => rootOf(slug)),
  );
  expect((await querySuggestions(client, SEARCH_CONFIG, brand)).brands).toContainEqual({
    name: brand,
    count: count((record) => record.brand === brand),
  });
});

test('known products come in the requested order, unknown ones are left out', async () => {
  const cards = await queryProductKeys(client, SEARCH_CONFIG, [
    'P0000007',
    'GONE-1',
    'P0000002',
    '"; drop',
    'P0000007',
  ]);
  expect(cards.map((card) => card.productKey)).toEqual(['P0000007', 'P0000002']);
  expect(await queryProductKeys(client, SEARCH_CONFIG, [])).toEqual([]);
});
