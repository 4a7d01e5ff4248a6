/** Parses and writes listing URLs; equal states have equal URLs. */
import { Problem } from '#kit/problem.ts';
import { links, withQuery } from '#links';
import {
  cleanSearchTerm,
  EMPTY_LISTING,
  LISTING_LIMIT,
  LISTING_MAX_SHOWN,
  LISTING_PAGE_SIZE,
  type ListingState,
  MINIMUM_FACETS,
  type PriceRange,
  VALUE_FACETS,
  type ValueFacetKey,
} from './listing.ts';
import { SORTS, type Sort } from './search.ts';

/** Names of all query parameters that a listing reads. */
export const LISTING_PARAMETERS: readonly string[] = [
  ...[...VALUE_FACETS, ...MINIMUM_FACETS].map(({ key }) => key),
  ...['q', 'asked', 'price', 'stock', 'sort', 'page', 'show'],
];

/** The method of `URLSearchParams` that is used. */
export type AddressQuery = { getAll(name: string): readonly string[] };

const MAX_VALUES = 50;
const MAX_VALUE_LENGTH = 100;
const MAX_SLUG_LENGTH = 100;
/** In minor units. */
const MAX_PRICE = 1_000_000_00;
const MINOR_UNITS = 100;

/**
 * `segments`: decoded path segments without the locale prefix (`['categories', 'dresses']`). A
 * visual listing has no search term.
 * Unknown parameters are skipped. A parameter with an invalid value is skipped too, and its name
 * added to `ignored`.
 * @throws Problem 404 where the path is not a listing
 */
export function parseListingUrl(
  segments: readonly string[],
  query: AddressQuery,
  ignored: string[] = [],
): ListingState {
  const parseOr = <T>(name: string, parse: (text: string) => T | undefined, fallback: T): T => {
    const text = firstValue(query, name);
    const value = text === undefined ? fallback : parse(text);
    if (value === undefined) ignored.push(name);
    return value === undefined ? fallback : value;
  };
  const path = parsePath(segments);
  const parseTerm = (name: string) =>
    path.mode === 'visual' ? '' : cleanSearchTerm(firstValue(query, name) ?? '');
  const page = parseOr('page', parsePage, 1);
  const firstPageSize = parseOr('show', parseShow, LISTING_PAGE_SIZE);
  return {
    ...EMPTY_LISTING,
    ...path,
    q: parseTerm('q'),
    typedQuery: parseTerm('asked'),
    refinements: parseRefinements(query, ignored),
    price: parseOr<PriceRange | null>('price', parsePrice, null),
    discount: parseOr('discount', (text) => parseMinimum('discount', text), 0) || null,
    rating: parseOr('rating', (text) => parseMinimum('rating', text), 0) || null,
    inStock: parseOr('stock', (text) => text === 'in' || undefined, false),
    sort: parseOr<Sort>('sort', (text) => SORTS.find((sort) => sort === text), 'relevance'),
    page,
    // "Show more" lengthens the first page; later pages always have the standard length.
    hitsPerPage: page === 1 ? firstPageSize : LISTING_PAGE_SIZE,
  };
}

/** Path and query in canonical order, without default values. */
export function formatListingUrl(state: ListingState): string {
  const { q, typedQuery, price, discount, rating, sort, page, hitsPerPage } = state;
  const facetParameters = VALUE_FACETS.map(
    ({ key }) => [key, canonical(state.refinements[key] ?? [])] as const,
  );
  return withQuery(formatPath(state), {
    q,
    asked: typedQuery === '' ? undefined : typedQuery,
    ...Object.fromEntries(facetParameters),
    price: price
      ? `${price.min / MINOR_UNITS}-${price.max === null ? 'max' : price.max / MINOR_UNITS}`
      : undefined,
    discount: discount ?? undefined,
    rating: rating ?? undefined,
    stock: state.inStock ? 'in' : undefined,
    sort: sort === 'relevance' ? undefined : sort,
    page: page === 1 ? undefined : page,
    show: page === 1 && hitsPerPage !== LISTING_PAGE_SIZE ? hitsPerPage : undefined,
  });
}

function formatPath({ mode, category, brand, similarTo }: ListingState): string {
  if (similarTo) return links.similarProducts(similarTo);
  if (mode === 'text') return links.search();
  if (category === null) return links.category({ slug: brand ?? '' });
  // SITE-5: hyphens in the brand's slug are written as %20.
  return brand === null
    ? links.category({ slug: category })
    : links.category({ slug: category, brand: brand.replaceAll('-', ' ') });
}

type PathState = Pick<ListingState, 'mode' | 'category' | 'brand' | 'similarTo'>;

function parsePath(segments: readonly string[]): PathState {
  const [page, ...rest] = segments;
  const state =
    page === 'search' ? parseSearchPath(rest) : page === 'categories' && parseCategoryPath(rest);
  if (!state) throw new Problem(404, 'listing.unknown', 'There is no listing at this address');
  return { category: null, brand: null, similarTo: null, ...state };
}

/** `[]`, or `['similar', slug]` and the key of a colour. */
function parseSearchPath(
  segments: readonly string[],
): (Pick<PathState, 'mode'> & Partial<PathState>) | null {
  const [page, slug, colour = null, ...others] = segments;
  if (page === undefined) return { mode: 'text' };
  const isVisual = page === 'similar' && slug !== undefined && others.length === 0;
  const isKnown =
    isVisual && slug.length <= MAX_SLUG_LENGTH && (colour ?? '').length <= MAX_SLUG_LENGTH;
  return isKnown ? { mode: 'visual', similarTo: { slug, colour, products: [] } } : null;
}

/** `[slug]`, or `[slug, 'facet', 'collection', brand]`. */
function parseCategoryPath(
  segments: readonly string[],
): (Pick<PathState, 'mode'> & Partial<PathState>) | null {
  const [category, facet, collection, brand] = segments;
  if (!category || category.length > MAX_SLUG_LENGTH) return null;
  if (segments.length === 1) return { mode: 'category', category };
  const isBrandPath = segments.length === 4 && facet === 'facet' && collection === 'collection';
  if (!isBrandPath || !brand || brand.length > MAX_SLUG_LENGTH) return null;
  return { mode: 'category', category, brand: brand.toLowerCase().replaceAll(' ', '-') };
}

function parseRefinements(query: AddressQuery, ignored: string[]): ListingState['refinements'] {
  const refinements: Partial<Record<ValueFacetKey, readonly string[]>> = {};
  for (const { key } of VALUE_FACETS) {
    const requestedValues = query.getAll(key).filter((value) => value !== '');
    const values = canonical(
      requestedValues.filter((value) => value.length <= MAX_VALUE_LENGTH).slice(0, MAX_VALUES),
    );
    if (
      requestedValues.length > MAX_VALUES ||
      requestedValues.some((value) => value.length > MAX_VALUE_LENGTH)
    )
      ignored.push(key);
    if (values.length > 0) refinements[key] = values;
  }
  return refinements;
}

/**
 * `min-max` in major units of the currency, at most two decimals; the upper end may be `max`.
 * undefined: invalid; null: no restriction.
 */
function parsePrice(text: string): PriceRange | null | undefined {
  const match = /^(\d{1,7}(?:\.\d{1,2})?)-(\d{1,7}(?:\.\d{1,2})?|max)$/.exec(text);
  if (!match) return undefined;
  const min = Math.round(Number(match[1]) * MINOR_UNITS);
  const max = match[2] === 'max' ? null : Math.round(Number(match[2]) * MINOR_UNITS);
  if (min > MAX_PRICE || (max ?? 0) > MAX_PRICE || (max !== null && min > max)) return undefined;
  return min === 0 && max === null ? null : { min, max };
}

function parseMinimum(key: 'discount' | 'rating', text: string): number | undefined {
  const max = MINIMUM_FACETS.find((facet) => facet.key === key)?.max ?? 0;
  return /^\d{1,3}$/.test(text) && Number(text) <= max ? Number(text) : undefined;
}

function parsePage(text: string): number | undefined {
  return /^[1-9]\d{0,3}$/.test(text) && Number(text) <= LISTING_LIMIT ? Number(text) : undefined;
}

function parseShow(text: string): number | undefined {
  const length = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  const isValid =
    length >= LISTING_PAGE_SIZE && length <= LISTING_MAX_SHOWN && length % LISTING_PAGE_SIZE === 0;
  return isValid ? length : undefined;
}

/** First value of a parameter; an empty one, as an empty form field sends it, counts as absent. */
function firstValue(query: AddressQuery, name: string): string | undefined {
  return query.getAll(name)[0]?.trim() || undefined;
}

function canonical(values: readonly string[]): readonly string[] {
  return [...new Set(values)].sort();
}
