/** Tests of listing URLs: round trips, and parameters ignored for invalid values. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cleanSearchTerm,
  EMPTY_LISTING,
  type ListingState,
  toBrandListing,
  VALUE_FACETS,
} from './listing.ts';
import { formatListingUrl, LISTING_PARAMETERS, parseListingUrl } from './listing-url.ts';
import { SORTS } from './search.ts';

function parse(address: string): ListingState {
  const url = new URL(address, 'http://shop');
  const segments = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  return parseListingUrl(segments, url.searchParams);
}

const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,2}$/).filter((text) => text.length <= 40);
const values = fc.uniqueArray(
  fc
    .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
    .filter((text) => text.isWellFormed() && text.length <= 100),
  { maxLength: 4 },
);
const price = fc.option(
  fc
    .tuple(fc.nat(9_999_999), fc.option(fc.nat(9_999_999)))
    .map(([a, b]) =>
      b === null ? { min: a, max: null } : { min: Math.min(a, b), max: Math.max(a, b) },
    )
    .filter(({ min, max }) => min > 0 || max !== null),
);
const category = fc.oneof(
  fc.constant({ mode: 'text' as const, category: null, brand: null }),
  fc
    .record({ slug, colour: fc.option(slug), products: fc.constant([]) })
    .map((similarTo) => ({ mode: 'visual' as const, similarTo })),
  fc.record({ mode: fc.constant('category' as const), category: slug, brand: fc.option(slug) }),
);
const state: fc.Arbitrary<ListingState> = fc
  .record({
    path: category,
    q: fc.string({ maxLength: 40 }).map(cleanSearchTerm),
    terms: fc.tuple(...VALUE_FACETS.map(() => values)),
    price,
    discount: fc.option(fc.integer({ min: 1, max: 100 })),
    rating: fc.option(fc.integer({ min: 1, max: 5 })),
    inStock: fc.boolean(),
    sort: fc.constantFrom(...SORTS),
    page: fc.integer({ min: 1, max: 1000 }),
  })
  .map(({ path, terms, ...rest }) => {
    const selected = VALUE_FACETS.map(
      ({ key }, position) => [key, [...(terms[position] ?? [])].sort()] as const,
    ).filter(([, list]) => list.length > 0);
    const query = path.mode === 'visual' ? { q: '' } : {};
    return {
      ...EMPTY_LISTING,
      ...path,
      ...rest,
      ...query,
      refinements: Object.fromEntries(selected),
    };
  });

describe('the URL of a listing', () => {
  test('parsed again, it gives the same listing', () => {
    fc.assert(
      fc.property(state, (listing) => {
        const address = formatListingUrl(listing);
        expect(parse(address)).toEqual(listing);
        const names = [...new URL(address, 'https://shop.example').searchParams.keys()];
        expect(LISTING_PARAMETERS).toEqual(expect.arrayContaining(names));
      }),
      { numRuns: 500 },
    );
  });

  test('equal selections have equal URLs, whatever the order of their parameters', () => {
    const first = parse(
      '/categories/dresses?size=12&brand=b&brand=a&size=10&brand=a&sort=relevance&page=1',
    );
    const other = parse('/categories/dresses?brand=a&size=10&size=12&brand=b&utm_source=mail');
    expect(formatListingUrl(first)).toBe('/categories/dresses?brand=a&brand=b&size=10&size=12');
    expect(formatListingUrl(other)).toBe(formatListingUrl(first));
  });

  const canonicalUrls: readonly [string, string][] = [
    ['/search?q=red+dress', '/search?q=red%20dress'],
    ['/search?q="red"+^dress~', '/search?q=red%20dress'],
    ['/search', '/search'],
    [
      '/categories/dresses/facet/collection/Dorothy%20Perkins',
      '/categories/dresses/facet/collection/dorothy%20perkins',
    ],
    [
      '/categories/dresses/facet/collection/dorothy-perkins?colour=red',
      '/categories/dresses/facet/collection/dorothy%20perkins?colour=red',
    ],
    ['/search/similar/wool-coat', '/search/similar/wool-coat'],
    ['/search/similar/coat/moss?q=tee&colour=red', '/search/similar/coat/moss?colour=red'],
    ['/categories/dresses?price=10-50', '/categories/dresses?price=10-50'],
    ['/categories/dresses?price=9.99-max', '/categories/dresses?price=9.99-max'],
    ['/categories/dresses?price=0-max', '/categories/dresses'],
    [
      '/categories/dresses?discount=20&rating=4&stock=in',
      '/categories/dresses?discount=20&rating=4&stock=in',
    ],
    ['/categories/dresses?price=&page=&sort=', '/categories/dresses'],
  ];
  test.each(canonicalUrls)('%s has the canonical URL %s', (url, canonical) => {
    expect(formatListingUrl(parse(url))).toBe(canonical);
  });

  test('a term that is cut within a surrogate pair can still be formatted', () => {
    const long = parse(`/search?q=${'x'.repeat(199)}${encodeURIComponent('👗')}`);
    expect(() => formatListingUrl(long)).not.toThrow();
  });

  test('prices are kept in minor units', () => {
    expect(parse('/search?price=10-50.5').price).toEqual({ min: 1000, max: 5050 });
    expect(parse('/search?price=19.99-max').price).toEqual({ min: 1999, max: null });
  });

  test('a slug of a brand gives a brand listing with the same URL', () => {
    const brand = toBrandListing(parse('/categories/dorothy-perkins?size=10'));
    expect(brand).toMatchObject({ mode: 'brand', brand: 'dorothy-perkins', category: null });
    expect(formatListingUrl(brand)).toBe('/categories/dorothy-perkins?size=10');
  });
});

describe('an invalid URL', () => {
  test.each([
    ['/search?price=cheap', 'price'],
    ['/search?price=50-10', 'price'],
    ['/search?price=10', 'price'],
    ['/search?price=max-10', 'price'],
    ['/search?price=-1-10', 'price'],
    ['/search?price=1e3-max', 'price'],
    ['/search?page=0', 'page'],
    ['/search?page=1001', 'page'],
    ['/search?page=two', 'page'],
    ['/search?show=25', 'show'],
    ['/search?show=144', 'show'],
    ['/search?show=all', 'show'],
    ['/search?sort=cheapest', 'sort'],
    ['/search?discount=101', 'discount'],
    ['/search?rating=6', 'rating'],
    ['/search?stock=out', 'stock'],
    [`/search?brand=${'x'.repeat(101)}`, 'brand'],
    [`/search?${Array.from({ length: 51 }, (_, i) => `size=${i}`).join('&')}`, 'size'],
  ])('%s is parsed without its invalid parameters', (address, field) => {
    const ignored: string[] = [];
    const [path = '', query = ''] = address.split('?');
    const state = parseListingUrl(path.split('/').slice(1), new URLSearchParams(query), ignored);
    expect(ignored).toEqual([field]);
    const retained = field === 'size' || field === 'brand' ? state.refinements : {};
    expect(state).toEqual({ ...EMPTY_LISTING, mode: 'text', refinements: retained });
    const ignoredAgain: string[] = [];
    const [, formatted = ''] = formatListingUrl(state).split('?');
    parseListingUrl(['search'], new URLSearchParams(formatted), ignoredAgain);
    expect(ignoredAgain).toEqual([]);
  });

  test.each([
    `/categories/${'x'.repeat(101)}`,
    '/categories',
    '/categories/a/facet/size/b',
    '/search/more',
    '/search/similar',
    '/search/similar/a/b/c',
    `/search/similar/${'x'.repeat(101)}`,
    `/search/similar/a/${'x'.repeat(101)}`,
  ])('%s is refused', (address) => {
    expect(() => parse(address)).toThrow(expect.objectContaining({ status: 404 }));
  });
});

test('a longer first page keeps its length in its URL, later pages have the standard length', () => {
  expect(parse('/search?show=48').hitsPerPage).toBe(48);
  expect(formatListingUrl(parse('/search?show=48'))).toBe('/search?show=48');
  expect(formatListingUrl(parse('/search?show=24'))).toBe('/search');
  expect(parse('/search?page=2&show=48').hitsPerPage).toBe(24);
});
