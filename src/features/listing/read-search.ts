/** Leads a search that names sizes, prices or departments to the address where they are filters. */
import { EMPTY_LISTING, type ListingPage, type ListingState } from '#features/search/listing.ts';
import { readQuery } from '#features/search/read-query.ts';
import { isRefined } from './listing-change.ts';

/** The lowest step of the filter: whoever asks for a sale takes every reduction worth the name. */
const ON_SALE = 10;

/**
 * null where the search stays as it is: nothing is read of it, it was read before, or it was asked for literally.
 * `loadAll` gives the listing of everything, whose facets name the sizes and departments that there are.
 */
export async function readSearch(
  state: ListingState,
  localeTag: string,
  loadAll: (everything: ListingState) => Promise<ListingPage>,
): Promise<ListingState | null> {
  if (state.mode !== 'text' || state.q === '' || state.asked !== '' || isRefined(state) || state.page > 1) return null;
  const { facets } = await loadAll(EMPTY_LISTING);
  const valuesOf = (key: string) => facets.find((facet) => facet.key === key)?.terms.map(({ value }) => value) ?? [];
  const read = readQuery(state.q, localeTag, { sizes: valuesOf('size'), departments: valuesOf('department') });
  if (!read) return null;
  return {
    ...state,
    q: read.q,
    asked: state.q,
    refinements: {
      ...(read.sizes.length > 0 && { size: read.sizes }),
      ...(read.departments.length > 0 && { department: read.departments }),
    },
    price: read.price,
    discount: read.isOnSale ? ON_SALE : null,
  };
}
