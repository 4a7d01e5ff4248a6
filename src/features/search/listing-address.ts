/** A listing's address and what it means: the same state always has the same address. */
import { Problem } from '#kit/problem.ts';
import { links, withQuery } from '#links';
import {
  cleanSearchTerm,
  EMPTY_LISTING,
  LEAST_FACETS,
  LISTING_LIMIT,
  LISTING_MOST_SHOWN,
  LISTING_PAGE_SIZE,
  type ListingState,
  type PriceRange,
  TERM_FACETS,
  type TermFacetKey,
} from './listing.ts';
import { SORTS, type Sort } from './search.ts';

/** The part of URLSearchParams that is read. */
export type AddressQuery = { getAll(name: string): readonly string[] };

const MAX_VALUES = 50;
const MAX_VALUE = 100;
const MAX_SLUG = 100;
const MAX_PRICE = 1_000_000_00;
const MINOR = 100;

/**
 * `segments` are the decoded parts of the path without the language prefix: `['categories', 'dresses']`.
 * Unknown parameters are ignored. Throws `Problem` 404 for a path that is no listing, 400 naming the parameter.
 */
export function parseListingAddress(segments: readonly string[], query: AddressQuery): ListingState {
  return {
    ...EMPTY_LISTING,
    ...parsePath(segments),
    q: cleanSearchTerm(one(query, 'q') ?? ''),
    asked: cleanSearchTerm(one(query, 'asked') ?? ''),
    refinements: parseRefinements(query),
    price: parsePrice(one(query, 'price')),
    discount: parseLeast(query, 'discount'),
    rating: parseLeast(query, 'rating'),
    inStock: parseInStock(one(query, 'stock')),
    sort: parseSort(one(query, 'sort')),
    ...parseExtent(one(query, 'page'), one(query, 'show')),
  };
}

/** Path and query, in canonical order; what is at its default is left out. */
export function writeListingAddress(state: ListingState): string {
  const { q, asked, price, discount, rating, sort, page, hitsPerPage } = state;
  const terms = TERM_FACETS.map(({ key }) => [key, canonical(state.refinements[key] ?? [])] as const);
  return withQuery(writePath(state), {
    q,
    asked: asked === '' ? undefined : asked,
    ...Object.fromEntries(terms),
    price: price ? `${price.min / MINOR}-${price.max === null ? 'max' : price.max / MINOR}` : undefined,
    discount: discount ?? undefined,
    rating: rating ?? undefined,
    stock: state.inStock ? 'in' : undefined,
    sort: sort === 'relevance' ? undefined : sort,
    page: page === 1 ? undefined : page,
    show: page === 1 && hitsPerPage !== LISTING_PAGE_SIZE ? hitsPerPage : undefined,
  });
}

function writePath({ mode, category, brand }: ListingState): string {
  if (mode === 'text') return links.search();
  if (category === null) return links.category({ slug: brand ?? '' });
  // SITE-5: hyphens of the brand are written as %20.
  return brand === null ? links.category({ slug: category }) : links.category({ slug: category, brand: brand.replaceAll('-', ' ') });
}

function parsePath(segments: readonly string[]): Pick<ListingState, 'mode' | 'category' | 'brand'> {
  const [page, slug, facet, collection, brand] = segments;
  if (page === 'search' && segments.length === 1) return { mode: 'text', category: null, brand: null };
  if (page === 'categories' && slug && slug.length <= MAX_SLUG) {
    if (segments.length === 2) return { mode: 'category', category: slug, brand: null };
    if (segments.length === 5 && facet === 'facet' && collection === 'collection' && brand && brand.length <= MAX_SLUG)
      return { mode: 'category', category: slug, brand: brand.toLowerCase().replaceAll(' ', '-') };
  }
  throw new Problem(404, 'listing.unknown', 'There is no listing at this address');
}

function parseRefinements(query: AddressQuery): ListingState['refinements'] {
  const refinements: Partial<Record<TermFacetKey, readonly string[]>> = {};
  for (const { key } of TERM_FACETS) {
    const values = query.getAll(key).filter((value) => value !== '');
    if (values.length > MAX_VALUES) throw refuse(key, `may have at most ${MAX_VALUES} values`);
    if (values.some((value) => value.length > MAX_VALUE)) throw refuse(key, `may have values of at most ${MAX_VALUE} characters`);
    if (values.length > 0) refinements[key] = canonical(values);
  }
  return refinements;
}

/** S§5: `min-max` in whole or decimal units of the currency; max may be the word. */
function parsePrice(text: string | undefined): PriceRange | null {
  if (text === undefined) return null;
  const match = /^(\d{1,7}(?:\.\d{1,2})?)-(\d{1,7}(?:\.\d{1,2})?|max)$/.exec(text);
  if (!match) throw refuse('price', 'must look like 10-50 or 10-max, with numbers only');
  const min = Math.round(Number(match[1]) * MINOR);
  const max = match[2] === 'max' ? null : Math.round(Number(match[2]) * MINOR);
  if (min > MAX_PRICE || (max ?? 0) > MAX_PRICE) throw refuse('price', `must be at most ${MAX_PRICE / MINOR}`);
  if (max !== null && min > max) throw refuse('price', 'must not begin above its end');
  return min === 0 && max === null ? null : { min, max };
}

function parseLeast(query: AddressQuery, key: 'discount' | 'rating'): number | null {
  const text = one(query, key);
  if (text === undefined) return null;
  const max = LEAST_FACETS.find((facet) => facet.key === key)?.max ?? 0;
  if (!/^\d{1,3}$/.test(text) || Number(text) > max) throw refuse(key, `must be a whole number from 0 to ${max}`);
  return Number(text) === 0 ? null : Number(text);
}

function parseInStock(text: string | undefined): boolean {
  if (text === undefined || text === 'in') return text === 'in';
  throw refuse('stock', 'must be in');
}

function parseSort(text: string | undefined): Sort {
  const sort = SORTS.find((known) => known === (text ?? 'relevance'));
  if (!sort) throw refuse('sort', `must be one of ${SORTS.join(', ')}`);
  return sort;
}

function parsePage(text: string | undefined): number {
  if (text === undefined) return 1;
  if (!/^[1-9]\d{0,3}$/.test(text) || Number(text) > LISTING_LIMIT) throw refuse('page', 'must be a whole number from 1');
  return Number(text);
}

/** "Show more" lengthens the first page; later pages are always of the usual length. */
function parseExtent(page: string | undefined, show: string | undefined): Pick<ListingState, 'page' | 'hitsPerPage'> {
  const number = parsePage(page);
  if (show === undefined) return { page: number, hitsPerPage: LISTING_PAGE_SIZE };
  const length = /^\d{1,3}$/.test(show) ? Number(show) : 0;
  if (length < LISTING_PAGE_SIZE || length > LISTING_MOST_SHOWN || length % LISTING_PAGE_SIZE !== 0)
    throw refuse('show', `must be a multiple of ${LISTING_PAGE_SIZE}, at most ${LISTING_MOST_SHOWN}`);
  return { page: number, hitsPerPage: number === 1 ? length : LISTING_PAGE_SIZE };
}

/** The first value; an empty one counts as none, as an empty form field sends it. */
function one(query: AddressQuery, name: string): string | undefined {
  return query.getAll(name)[0]?.trim() || undefined;
}

function canonical(values: readonly string[]): readonly string[] {
  return [...new Set(values)].sort();
}

function refuse(field: string, reason: string): Problem {
  return new Problem(400, 'listing.invalid', `${field} ${reason}`, { field });
}
