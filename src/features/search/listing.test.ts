/** Listings, suggestions and carousels through the official client, over the embedded engine. */
import { beforeAll, describe, expect, test } from 'vitest';
import { createMemoryCatalogue, createMemorySearch } from '#providers/search/embedded/in-memory.fixtures.ts';
import { createInProcessClient } from './in-process-client.ts';
import { EMPTY_LISTING, type ListingPage, type ListingState } from './listing.ts';
import { MAX_CARD_SWATCHES, toProductCard } from './product-card.ts';
import { queryListing } from './query-listing.ts';
import { queryProductKeys } from './query-product-keys.ts';
import { querySuggestions } from './query-suggestions.ts';
import { searchRecords } from './search.fixtures.ts';
import type { SearchConfig, SearchRecord } from './search.ts';
import type { SearchClient } from './search-client.ts';

const RECORDS = searchRecords(600, 8, 20);
const config: SearchConfig = { applicationId: 'PARADE', searchKey: 'public-search-only', hosts: [], index: 'aldermoor-en-GB' };
let client: SearchClient;

beforeAll(async () => {
  client = createInProcessClient(await createMemorySearch(createMemoryCatalogue(RECORDS)));
});

function list(state: Partial<ListingState>): Promise<ListingPage> {
  return queryListing(client, config, { ...EMPTY_LISTING, ...state });
}

function count(accepts: (record: SearchRecord) => boolean): number {
  return RECORDS.filter(accepts).length;
}

function facet(page: ListingPage, key: string) {
  return page.facets.find((one) => one.key === key);
}

describe('a listing', () => {
  test('of a category holds its products, page by page', async () => {
    const total = count((record) => record.categorySlugs.includes('womens'));
    const first = await list({ mode: 'category', category: 'womens', hitsPerPage: 10 });
    expect(first).toMatchObject({
      total,
      pageInfo: { hasNextPage: true, hasNext: true, hasPrevious: false, length: 10, offset: 0, endCursor: '9' },
    });
    expect(first.queryId).toMatch(/^[0-9a-f]{32}$/);
    const second = await list({ mode: 'category', category: 'womens', hitsPerPage: 10, page: 2 });
    expect(second.edges[0]?.cursor).toBe('10');
    expect(second.pageInfo).toMatchObject({ hasPrevious: true, offset: 10 });
    const last = await list({ mode: 'category', category: 'womens', hitsPerPage: 10, page: Math.ceil(total / 10) });
    expect(last.pageInfo.hasNextPage).toBe(false);
  });

  test('of a brand holds only that brand, also inside a category', async () => {
    const { brand, brandSlug } = RECORDS[0] as SearchRecord;
    expect((await list({ mode: 'brand', brand: brandSlug })).total).toBe(count((record) => record.brand === brand));
    const inside = await list({ mode: 'category', category: 'mens', brand: brandSlug });
    expect(inside.total).toBe(count((record) => record.brand === brand && record.department === 'mens'));
  });
});

test('a search that names a colour shows its products in that colour', async () => {
  const asked = RECORDS.find(({ colourFacet }) => colourFacet.length > 1)?.colourFacet[1] ?? '';
  const { edges } = await list({ q: asked });
  expect(edges.length).toBeGreaterThan(10);
  expect(edges.map(({ node }) => node.colours[0]?.label).filter((label) => !label?.endsWith(asked))).toEqual([]);
});

describe('a search that finds too little', () => {
  test('is answered as it stands where that was asked for: nothing corrected, no word left out', async () => {
    const name = RECORDS[0]?.name ?? '';
    for (const q of [`${name} zxqvw`, name.replace(/(\w)(\w)(?=\w*$)/, '$2$1')]) {
      const [read, literal] = [await list({ q }), await list({ q, asked: q })];
      expect([read.total > 0, read.instead !== null, literal.total, literal.instead], q).toEqual([true, true, 0, null]);
    }
    expect((await list({ q: name, asked: name })).total).toBeGreaterThan(0);
  });

  const kind = RECORDS[0]?.name.split(' ').at(-1) ?? '';

  test('says which words it took instead', async () => {
    const page = await list({ q: `xylophonic ${kind}` });
    expect(page.total).toBeGreaterThan(0);
    expect(page.instead).toEqual({ query: kind.toLowerCase(), isAddition: false });
  });

  test('says nothing where the words as typed are enough', async () => {
    expect((await list({ q: kind })).instead).toBeNull();
  });
});

test('rules are chosen by the place and the words, and lead and print where they say', async () => {
  const requests: unknown[] = [];
  const spy = {
    search: async (given: readonly { params: object }[]) => {
      requests.push(...given.map(({ params }) => params));
      return {
        results: given.map(() => ({
          ...{ hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 24, query: '', params: '', index: 'x', processingTimeMS: 0 },
          renderingContent: { redirect: { url: '/sale' }, widgets: { banners: [{ image: { urls: [], title: 'Sale' } }] } },
          userData: [{ redirectMobile: '/m/sale' }],
        })),
      };
    },
  } as unknown as SearchClient;
  const page = await queryListing(spy, config, { ...EMPTY_LISTING, q: 'sale' });
  expect(page).toMatchObject({ redirect: '/sale', redirectMobile: '/m/sale', banners: [{ title: 'Sale' }] });
  expect(requests[0]).toMatchObject({ ruleContexts: ['search'] });
  await queryListing(spy, config, { ...EMPTY_LISTING, mode: 'category', category: 'womens', brand: 'oasis' });
  expect(requests.at(-1)).toMatchObject({ ruleContexts: ['category-womens', 'brand-oasis'] });
});

describe('the facets of a listing', () => {
  test('are counted apart from their own choices', async () => {
    const page = await list({ refinements: { colour: ['red'], department: ['womens'] } });
    const women = (record: SearchRecord) => record.department === 'womens';
    expect(page.total).toBe(count((record) => women(record) && record.colourFacet.includes('red')));
    const colours = facet(page, 'colour');
    expect(colours).toMatchObject({ label: 'listing.facet.colour', selected: true });
    for (const term of colours?.terms ?? []) {
      expect(term.count).toBe(count((record) => women(record) && record.colourFacet.includes(term.value)));
      expect(term.selected).toBe(term.value === 'red');
    }
    expect(page.selectedFacets).toEqual([
      { key: 'colour', value: 'red' },
      { key: 'department', value: 'womens' },
    ]);
  });

  test('keep a chosen value of which nothing is left, so that it can be taken back', async () => {
    const page = await list({ q: 'nothing-like-this-anywhere', refinements: { brand: ['-Unheard of'] } });
    expect(page.total).toBe(0);
    expect(facet(page, 'brand')?.terms).toEqual([{ value: '-Unheard of', count: 0, selected: true }]);
  });

  test('narrow by price, discount, rating and stock', async () => {
    const page = await list({ price: { min: 2000, max: 9000 }, discount: 20, rating: 3, inStock: true, sort: 'price-asc' });
    const others = (record: SearchRecord) => record.averageRating >= 3 && record.isOnStock;
    const priced = (record: SearchRecord) => record.price >= 2000 && record.price <= 9000;
    expect(page.total).toBe(count((record) => others(record) && priced(record) && record.discountPercentage >= 20));
    const prices = page.edges.map((edge) => edge.node.price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const unpriced = RECORDS.filter((record) => others(record) && record.discountPercentage >= 20).map((record) => record.price);
    expect(facet(page, 'price')?.range).toEqual({ min: Math.min(...unpriced), max: Math.max(...unpriced), from: 2000, to: 9000 });
    expect(facet(page, 'discount')?.terms).toContainEqual({
      value: '20',
      count: count((record) => others(record) && priced(record) && record.discountPercentage >= 20),
      selected: true,
    });
    expect(page.sortOptions).toContainEqual({ key: 'price-asc', label: 'listing.sort.price-asc', default: false, selected: true });
  });

  test('count what has at least a rating or a discount', async () => {
    const page = await list({});
    for (const step of [4, 3, 2, 1])
      expect(facet(page, 'rating')?.terms).toContainEqual({
        value: String(step),
        count: count((record) => record.averageRating >= step),
        selected: false,
      });
    for (const step of [10, 30])
      expect(facet(page, 'discount')?.terms).toContainEqual({
        value: String(step),
        count: count((record) => record.discountPercentage >= step),
        selected: false,
      });
  });
});

describe('colour and size', () => {
  const {
    colourFacet: [family = ''],
    sizes,
  } = RECORDS.find((one) => one.colourFacet.length > 2 && one.sizes.length > 3) as SearchRecord;
  const size = sizes[1] ?? '';
  const has = (record: SearchRecord, colour: string, wanted: string) =>
    record.isOnStock && record.colourVariants.some((one) => one.colourFacet === colour && one.sizesInStock.includes(wanted));

  test('are found together: the colour is in stock in the size', async () => {
    const page = await list({ refinements: { colour: [family], size: [size] }, hitsPerPage: 120 });
    expect(page.total).toBe(count((record) => has(record, family, size)));
    expect(page.total).toBeLessThan(count((record) => record.colourFacet.includes(family) && record.sizes.includes(size)));
    for (const { node } of page.edges) expect(node.colours[0]).toMatchObject({ size });
  });

  test('are counted by what a choice will find, before the other is chosen and after', async () => {
    for (const refinements of [{ colour: [family] }, { colour: [family], size: [size] }]) {
      const terms = facet(await list({ refinements }), 'size')?.terms ?? [];
      expect(terms.length).toBeGreaterThan(10);
      for (const { value, count: shown } of terms) expect(shown).toBe(count((record) => has(record, family, value)));
    }
    for (const refinements of [{ size: [size] }, { colour: [family], size: [size] }]) {
      const terms = facet(await list({ refinements }), 'colour')?.terms ?? [];
      for (const { value, count: shown } of terms) expect(shown).toBe(count((record) => has(record, value, size)));
    }
  });

  test('of several chosen, any pair will do', async () => {
    const colour = [family, 'blue'];
    const page = await list({ refinements: { colour, size: sizes.slice(0, 2) } });
    const found = (record: SearchRecord) => colour.some((one) => sizes.slice(0, 2).some((other) => has(record, one, other)));
    expect(page.total).toBe(count(found));
    expect(
      facet(page, 'colour')
        ?.terms.filter(({ selected }) => selected)
        .map(({ value }) => value)
        .toSorted(),
    ).toEqual(colour.toSorted());
  });

  test('a colour asked for in stock is itself in stock', async () => {
    const page = await list({ refinements: { colour: [family] }, inStock: true });
    expect(page.total).toBe(count((record) => record.isOnStock && record.colourFacet.includes(family)));
    expect(facet(page, 'colour')?.terms.find(({ value }) => value === family)).toMatchObject({ count: page.total, selected: true });
  });
});

test('FIND-2: five orders are offered, relevance unless another is asked for', async () => {
  const { sortOptions } = await list({});
  expect(sortOptions.map(({ key }) => key).toSorted()).toEqual(['best-sellers', 'newness', 'price-asc', 'price-desc', 'relevance']);
  expect(sortOptions.filter((option) => option.default || option.selected).map(({ key }) => key)).toEqual(['relevance']);
});

describe('a listing without an index', () => {
  test.each([null, undefined, { ...config, index: '' }, { ...config, index: 'nowhere' }])('says so: %j', async (missing) => {
    await expect(queryListing(client, missing, EMPTY_LISTING)).rejects.toMatchObject({
      status: 503,
      message: 'No Algolia index available',
    });
  });
});

describe('a card', () => {
  const [colour] = (RECORDS[0] as SearchRecord).colourVariants;
  const colours = ['red', 'blue', 'green', 'grey', 'pink', 'black', 'white'].map((family) => ({
    ...(colour as NonNullable<typeof colour>),
    ...{ colour: family, colourFacet: family },
  }));
  const record = { ...(RECORDS[0] as SearchRecord), colourVariants: colours };

  test('shows the colour that was filtered by first, and no more swatches than fit', () => {
    const card = toProductCard(record, { colour: ['white'] });
    expect(card.colours.map((one) => one.colour)).toEqual(['white', 'red', 'blue', 'green', 'grey', 'pink']);
    expect(card.colours).toHaveLength(MAX_CARD_SWATCHES);
    expect(card.colourCount).toBe(7);
  });

  test('shows first what is in stock in the size that was filtered by, and leads to it', () => {
    const some = colours.map((one, index) => ({ ...one, sizesInStock: index === 2 ? ['12'] : ['14'] }));
    const [green, red] = toProductCard({ ...record, colourVariants: some }, { size: ['12'] }).colours;
    expect(green).toMatchObject({ colour: 'green', size: '12' });
    expect(red).not.toHaveProperty('size');
    const several = toProductCard({ ...record, colourVariants: some }, { size: ['12', '16'] }).colours[0];
    expect(several?.colour).toBe('green');
    expect(several).not.toHaveProperty('size');
  });

  test('carries the picture of a swatch, where there is one', () => {
    const [red, ...others] = record.colourVariants;
    const printed = { ...(red as NonNullable<typeof red>), swatchImage: 'file.stripe' };
    const [first, second] = toProductCard({ ...record, colourVariants: [printed, ...others] }).colours;
    expect(first).toHaveProperty('swatchImage', 'file.stripe');
    expect(second).not.toHaveProperty('swatchImage');
  });

  test('carries nothing that no card reads', () => {
    expect(toProductCard(record)).not.toHaveProperty('variantSkus');
    expect(toProductCard({ ...record, _highlightResult: {} } as SearchRecord)).not.toHaveProperty('_highlightResult');
  });
});

test('suggestions name products, categories and brands', async () => {
  const { brand } = RECORDS[0] as SearchRecord;
  const dresses = await querySuggestions(client, config, '"dres');
  expect(dresses.products.length).toBeGreaterThan(0);
  expect(dresses.products.length).toBeLessThanOrEqual(6);
  expect(dresses.products[0]?.name.find((part) => part.marked)?.text).toBe('dres');
  expect(dresses.categories[0]?.name).toContain('dresses');
  const topOf = (slug: string) => (slug.includes('-') ? slug.split('-')[0] : null);
  expect(dresses.categories.map(({ within }) => within)).toEqual(dresses.categories.map(({ slug }) => topOf(slug)));
  expect((await querySuggestions(client, config, brand)).brands).toContainEqual({
    name: brand,
    count: count((record) => record.brand === brand),
  });
});

test('known products come in the order asked for, unknown ones are left out', async () => {
  const cards = await queryProductKeys(client, config, ['P0000007', 'GONE-1', 'P0000002', '"; drop', 'P0000007']);
  expect(cards.map((card) => card.productKey)).toEqual(['P0000007', 'P0000002']);
  expect(await queryProductKeys(client, config, [])).toEqual([]);
});
