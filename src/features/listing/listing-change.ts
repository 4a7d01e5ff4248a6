/** What a listing's form or chip asks for, as a state; the address follows from it. */
import {
  EMPTY_LISTING,
  type FacetKey,
  type LeastFacetKey,
  LISTING_PAGE_SIZE,
  type ListingPage,
  type ListingState,
  lastPageOf,
  type PriceRange,
  TERM_FACETS,
  type TermFacetKey,
} from '#features/search/listing.ts';
import { SORTS, type Sort } from '#features/search/search.ts';

/** The part of FormData that is read. */
export type Fields = { get(name: string): unknown; getAll(name: string): readonly unknown[] };

/** Every control of the form counts; what it does not have stays; a change starts again at page 1. */
export function readListingForm(state: ListingState, fields: Fields): ListingState {
  const refinements: Partial<Record<TermFacetKey, readonly string[]>> = {};
  for (const { key } of TERM_FACETS) {
    const values = fields
      .getAll(key)
      .filter((value): value is string => typeof value === 'string' && value !== '');
    if (values.length > 0) refinements[key] = values;
  }
  return {
    ...state,
    refinements,
    price: readPriceFields(fields),
    discount: readLeast(fields, 'discount'),
    rating: readLeast(fields, 'rating'),
    inStock: fields.get('stock') === 'in',
    sort: SORTS.find((sort): sort is Sort => sort === fields.get('sort')) ?? 'relevance',
    ...FROM_THE_START,
  };
}

function readLeast(fields: Fields, key: LeastFacetKey): number | null {
  const least = Number(fields.get(key) ?? 0);
  return Number.isInteger(least) && least > 0 ? least : null;
}

/** A change of what is listed begins at its first products. */
export const FROM_THE_START = { page: 1, hitsPerPage: LISTING_PAGE_SIZE } as const;

const MINOR = 100;

/** Two fields in major units, with a point or a comma; what is no number counts as empty. */
export function readPriceFields(fields: Pick<Fields, 'get'>): PriceRange | null {
  const min = readAmount(fields.get('priceFrom'));
  const max = readAmount(fields.get('priceTo'));
  if (min === null && max === null) return null;
  const from = min ?? 0;
  return max !== null && max < from ? { min: max, max: from } : { min: from, max };
}

function readAmount(value: unknown): number | null {
  const text = typeof value === 'string' ? value.trim() : '';
  const isAmount = /^\d{1,7}([.,]\d{1,2})?$/.test(text);
  return isAmount ? Math.round(Number(text.replace(',', '.')) * MINOR) : null;
}

export function withoutTerm(state: ListingState, key: TermFacetKey, value: string): ListingState {
  const left = (state.refinements[key] ?? []).filter((one) => one !== value);
  const { [key]: _, ...others } = state.refinements;
  return {
    ...state,
    ...FROM_THE_START,
    refinements: left.length > 0 ? { ...others, [key]: left } : others,
  };
}

/** What the page is about stays; everything chosen goes. */
export function cleared(state: ListingState): ListingState {
  const { mode, q, asked, category, brand, sort } = state;
  return { ...EMPTY_LISTING, mode, q, asked, category, brand, sort };
}

/** Where somebody is led who asks for a page behind the last one, as an old address does; null where there is something to see. */
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

/** How many things may be taken back one by one. */
export function countChoices({
  refinements,
  price,
  discount,
  rating,
  inStock,
}: ListingState): number {
  const terms = Object.values(refinements).reduce((sum, values) => sum + values.length, 0);
  return (
    terms + [price !== null, discount !== null, rating !== null, inStock].filter(Boolean).length
  );
}

/** At least so much: one step of several. */
export function isSingleChoice(key: FacetKey): key is LeastFacetKey {
  return key === 'discount' || key === 'rating';
}

export function isChosen(state: ListingState, key: FacetKey, value: string): boolean {
  if (isSingleChoice(key)) return state[key] === Number(value);
  return key !== 'price' && (state.refinements[key] ?? []).includes(value);
}
