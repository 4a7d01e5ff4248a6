/** Maps the listing's form and chips to the next state. */
import {
  EMPTY_LISTING,
  type FacetKey,
  LISTING_PAGE_SIZE,
  type ListingPage,
  type ListingState,
  lastPageOf,
  type MinimumFacetKey,
  type PriceRange,
  VALUE_FACETS,
  type ValueFacetKey,
} from '#features/search/listing.ts';
import { SORTS, type Sort } from '#features/search/search.ts';

/** The part of `FormData` that is used. */
export type ListingFields = {
  get(name: string): unknown;
  getAll(name: string): readonly unknown[];
};

/** Parses every control of the form; state without a control is kept, and pagination restarts. */
export function parseListingForm(state: ListingState, fields: ListingFields): ListingState {
  const refinements: Partial<Record<ValueFacetKey, readonly string[]>> = {};
  for (const { key } of VALUE_FACETS) {
    const values = fields
      .getAll(key)
      .filter((value): value is string => typeof value === 'string' && value !== '');
    if (values.length > 0) refinements[key] = values;
  }
  return {
    ...state,
    refinements,
    price: parsePriceFields(fields),
    discount: parseMinimum(fields, 'discount'),
    rating: parseMinimum(fields, 'rating'),
    inStock: fields.get('stock') === 'in',
    sort: SORTS.find((sort): sort is Sort => sort === fields.get('sort')) ?? 'relevance',
    ...FIRST_PAGE,
  };
}

function parseMinimum(fields: ListingFields, key: MinimumFacetKey): number | null {
  const minimum = Number(fields.get(key) ?? 0);
  return Number.isInteger(minimum) && minimum > 0 ? minimum : null;
}

/** Pagination of a changed listing: its first products. */
export const FIRST_PAGE = { page: 1, hitsPerPage: LISTING_PAGE_SIZE } as const;

const MINOR_UNITS = 100;

/** Fields of the native price form, which its redirect replaces by `price`. */
export const PRICE_FIELDS = ['priceFrom', 'priceTo'] as const;

/**
 * Parses two amounts in major units, with a decimal point or comma. Invalid amounts count as
 * empty; reversed ends are swapped.
 */
export function parsePriceFields(fields: Pick<ListingFields, 'get'>): PriceRange | null {
  const min = parseAmount(fields.get('priceFrom'));
  const max = parseAmount(fields.get('priceTo'));
  if (min === null && max === null) return null;
  const from = min ?? 0;
  return max !== null && max < from ? { min: max, max: from } : { min: from, max };
}

function parseAmount(value: unknown): number | null {
  const text = typeof value === 'string' ? value.trim() : '';
  const isAmount = /^\d{1,7}([.,]\d{1,2})?$/.test(text);
  return isAmount ? Math.round(Number(text.replace(',', '.')) * MINOR_UNITS) : null;
}

export function withoutFacetValue(
  state: ListingState,
  key: ValueFacetKey,
  value: string,
): ListingState {
  const remaining = (state.refinements[key] ?? []).filter((item) => item !== value);
  const { [key]: _, ...others } = state.refinements;
  return {
    ...state,
    ...FIRST_PAGE,
    refinements: remaining.length > 0 ? { ...others, [key]: remaining } : others,
  };
}

/** Removes the selection; mode, query, category, brand, product and sort stay. */
export function clearFilters(state: ListingState): ListingState {
  const { mode, q, typedQuery, category, brand, similarTo, sort } = state;
  return { ...EMPTY_LISTING, mode, q, typedQuery, category, brand, similarTo, sort };
}

/**
 * State to redirect to where the page lies beyond the last one, as in an outdated URL; else null.
 */
export function findLastPage(
  state: ListingState,
  { total, edges }: Pick<ListingPage, 'total' | 'edges'>,
): ListingState | null {
  return state.page > 1 && edges.length === 0 ? { ...state, page: lastPageOf(total) } : null;
}

export function isRefined({
  refinements,
  price,
  discount,
  rating,
  inStock,
}: ListingState): boolean {
  return (
    Object.keys(refinements).length > 0 ||
    price !== null ||
    discount !== null ||
    rating !== null ||
    inStock
  );
}

/** Number of filters that can be removed one by one. */
export function countActiveFilters({
  refinements,
  price,
  discount,
  rating,
  inStock,
}: ListingState): number {
  const selectedValues = Object.values(refinements).reduce((sum, values) => sum + values.length, 0);
  return (
    selectedValues +
    [price !== null, discount !== null, rating !== null, inStock].filter(Boolean).length
  );
}

/** Facets with a minimum value: only one step is selected at a time. */
export function isMinimumFacet(key: FacetKey): key is MinimumFacetKey {
  return key === 'discount' || key === 'rating';
}

export function isFacetValueSelected(state: ListingState, key: FacetKey, value: string): boolean {
  if (isMinimumFacet(key)) return state[key] === Number(value);
  return key !== 'price' && (state.refinements[key] ?? []).includes(value);
}
