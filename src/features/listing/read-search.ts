/** Leads a search that names sizes, prices or departments to the address where they are filters. */
import { EMPTY_LISTING, type ListingPage, type ListingState } from '#features/search/listing.ts';
import { type ReadQuery, readQuery } from '#features/search/read-query.ts';
import { isRefined } from './listing-change.ts';

/** The lowest step of the filter: whoever asks for a sale takes every reduction worth the name. */
const ON_SALE = 10;

/**
 * null where the search stays as it is: nothing is read of it, it was read before, or it was asked for literally.
 * The facets of the listing of everything name the sizes and departments that there are.
 */
export async function readSearch(
  state: ListingState,
  localeTag: string,
  load: (listing: ListingState) => Promise<ListingPage>,
): Promise<ListingState | null> {
  if (state.mode !== 'text' || state.q === '' || state.asked !== '' || isRefined(state) || state.page > 1) return null;
  const { facets } = await load(EMPTY_LISTING);
  const valuesOf = (key: string) => facets.find((facet) => facet.key === key)?.terms.map(({ value }) => value) ?? [];
  const known = { sizes: valuesOf('size'), departments: valuesOf('department') };
  const read = toState(state, readQuery(state.q, localeTag, known));
  // What is made for several stands in one department only: where that has none of it, whom it is for stays a word.
  if (read?.refinements.department && (await load(read)).total === 0)
    return toState(state, readQuery(state.q, localeTag, { ...known, departments: [] }));
  return read;
}

function toState(state: ListingState, read: ReadQuery | null): ListingState | null {
  if (!read) return null;
  const { sizes, departments } = read;
  return {
    ...state,
    q: read.q,
    asked: state.q,
    refinements: { ...(sizes.length > 0 && { size: sizes }), ...(departments.length > 0 && { department: departments }) },
    price: read.price,
    discount: read.isOnSale ? ON_SALE : null,
  };
}
