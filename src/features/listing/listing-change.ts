/** What a listing's form or chip asks for, as a state; the address follows from it. */
import { EMPTY_LISTING, type ListingState, type PriceRange, TERM_FACETS, type TermFacetKey } from '#features/search/listing.ts';
import { SORTS, type Sort } from '#features/search/search.ts';

/** The part of FormData that is read. */
export type Fields = { get(name: string): unknown; getAll(name: string): readonly unknown[] };

/** Every control of the form counts; what it does not have stays; a change starts again at page 1. */
export function readListingForm(state: ListingState, fields: Fields): ListingState {
  const refinements: Partial<Record<TermFacetKey, readonly string[]>> = {};
  for (const { key } of TERM_FACETS) {
    const values = fields.getAll(key).filter((value): value is string => typeof value === 'string' && value !== '');
    if (values.length > 0) refinements[key] = values;
  }
  const discount = Number(fields.get('discount') ?? 0);
  return {
    ...state,
    refinements,
    price: readPriceFields(fields),
    discount: Number.isInteger(discount) && discount > 0 ? discount : null,
    sort: SORTS.find((sort): sort is Sort => sort === fields.get('sort')) ?? 'relevance',
    page: 1,
  };
}

const MINOR = 100;

/** Two fields in major units; what is no number counts as empty. */
export function readPriceFields(fields: Pick<Fields, 'get'>): PriceRange | null {
  const min = readAmount(fields.get('priceFrom'));
  const max = readAmount(fields.get('priceTo'));
  if (min === null && max === null) return null;
  const from = min ?? 0;
  return max !== null && max < from ? { min: max, max: from } : { min: from, max };
}

function readAmount(value: unknown): number | null {
  const text = typeof value === 'string' ? value.trim() : '';
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * MINOR) : null;
}

export function withoutTerm(state: ListingState, key: TermFacetKey, value: string): ListingState {
  const left = (state.refinements[key] ?? []).filter((one) => one !== value);
  const { [key]: _, ...others } = state.refinements;
  return { ...state, page: 1, refinements: left.length > 0 ? { ...others, [key]: left } : others };
}

/** What the page is about stays; everything chosen goes. */
export function cleared(state: ListingState): ListingState {
  const { mode, q, category, brand, sort, hitsPerPage } = state;
  return { ...EMPTY_LISTING, mode, q, category, brand, sort, hitsPerPage };
}

export function isRefined({ refinements, price, discount, rating, inStock }: ListingState): boolean {
  return Object.keys(refinements).length > 0 || price !== null || discount !== null || rating !== null || inStock;
}
