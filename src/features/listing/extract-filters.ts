/** Moves sizes, prices and departments named in a search into filters. */
import { EMPTY_LISTING, type ListingPage, type ListingState } from '#features/search/listing.ts';
import {
  type FilterValues,
  findSizes,
  type ParsedQuery,
  parseQuery,
  splitSize,
} from '#features/search/parse-query/parse-query.ts';
import { isRefined } from './listing-change.ts';

/** Lowest step of the discount filter, for searches that mention a sale. */
const ON_SALE = 10;

/**
 * null where the search is unchanged: nothing was recognised, it has been parsed before, or
 * a literal search was requested.
 * The facets of the unfiltered listing provide the known sizes and departments.
 */
export async function extractFilters(
  state: ListingState,
  localeTag: string,
  load: (listing: ListingState) => Promise<ListingPage>,
): Promise<ListingState | null> {
  if (
    state.mode !== 'text' ||
    state.q === '' ||
    state.typedQuery !== '' ||
    isRefined(state) ||
    state.page > 1
  )
    return null;
  const allProducts = await load(EMPTY_LISTING);
  const facetValues = {
    sizes: valuesOf(allProducts, 'size'),
    departments: valuesOf(allProducts, 'department'),
  };
  const extracted = await extractDepartment(state, localeTag, { facetValues, load });
  return await extractSize(extracted ?? state, localeTag, {
    facetValues,
    load,
    typedQuery: state.q,
  });
}

type Extraction = {
  readonly facetValues: FilterValues;
  readonly load: (listing: ListingState) => Promise<ListingPage>;
};

async function extractDepartment(
  state: ListingState,
  localeTag: string,
  { facetValues, load }: Extraction,
): Promise<ListingState | null> {
  const extracted = toState(state, parseQuery(state.q, localeTag, facetValues));
  // Products for several departments are listed in only one. Where the named department has no
  // match, its name stays part of the query.
  if (!extracted?.refinements.department) return extracted;
  const words = splitSize(extracted.q, localeTag, facetValues.sizes)?.q ?? extracted.q;
  if ((await load({ ...extracted, q: words })).total === 0)
    return toState(state, parseQuery(state.q, localeTag, { ...facetValues, departments: [] }));
  return extracted;
}

/**
 * Extracts a size name or a trailing number as a size, if products that match the other words have
 * it.
 */
async function extractSize(
  state: ListingState,
  localeTag: string,
  { facetValues, load, typedQuery }: Extraction & { readonly typedQuery: string },
): Promise<ListingState | null> {
  const unchanged = state.typedQuery === '' ? null : state;
  if (state.refinements.size) return unchanged;
  const split = splitSize(state.q, localeTag, facetValues.sizes);
  if (!split || findSizes(split.size, facetValues.sizes).length === 0) return unchanged;
  const extracted = { ...state, q: split.q, typedQuery };
  const page = await load(extracted);
  const size = page.total > 0 ? findSizes(split.size, valuesOf(page, 'size')) : [];
  return size.length > 0
    ? { ...extracted, refinements: { ...extracted.refinements, size } }
    : unchanged;
}

function valuesOf({ facets }: ListingPage, key: string): readonly string[] {
  return facets.find((facet) => facet.key === key)?.values.map(({ value }) => value) ?? [];
}

function toState(state: ListingState, parsed: ParsedQuery | null): ListingState | null {
  if (!parsed) return null;
  const { sizes, departments } = parsed;
  return {
    ...state,
    q: parsed.q,
    typedQuery: state.q,
    refinements: {
      ...(sizes.length > 0 && { size: sizes }),
      ...(departments.length > 0 && { department: departments }),
    },
    price: parsed.price,
    discount: parsed.isOnSale ? ON_SALE : null,
  };
}
