/** Moves sizes, prices and departments named in a search into filters. */
import { EMPTY_LISTING, type ListingPage, type ListingState } from '#features/search/listing.ts';
import {
  type FilterValues,
  findSizes,
  type ReadQuery,
  readQuery,
  splitSize,
} from '#features/search/parse-query/read-query.ts';
import { isRefined } from './listing-change.ts';

/** Lowest step of the discount filter, for searches that mention a sale. */
const ON_SALE = 10;

/**
 * null where the search stays as it is: nothing was recognised, it has been parsed before, or
 * a literal search was requested.
 * The facets of the unfiltered listing provide the known sizes and departments.
 */
export async function readSearch(
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
  const everything = await load(EMPTY_LISTING);
  const known = {
    sizes: valuesOf(everything, 'size'),
    departments: valuesOf(everything, 'department'),
  };
  const read = await readDepartment(state, localeTag, { known, load });
  return await readBareSize(read ?? state, localeTag, { known, load, typedQuery: state.q });
}

type SearchReader = {
  readonly known: FilterValues;
  readonly load: (listing: ListingState) => Promise<ListingPage>;
};

async function readDepartment(
  state: ListingState,
  localeTag: string,
  { known, load }: SearchReader,
): Promise<ListingState | null> {
  const read = toState(state, readQuery(state.q, localeTag, known));
  // Products for several departments are listed in only one. Where the named department has no
  // match, its name stays part of the query.
  if (!read?.refinements.department) return read;
  const words = splitSize(read.q, localeTag, known.sizes)?.q ?? read.q;
  if ((await load({ ...read, q: words })).total === 0)
    return toState(state, readQuery(state.q, localeTag, { ...known, departments: [] }));
  return read;
}

/**
 * Takes a size name or a trailing number as a size where products that
 * match the other words have it.
 */
async function readBareSize(
  state: ListingState,
  localeTag: string,
  { known, load, typedQuery }: SearchReader & { readonly typedQuery: string },
): Promise<ListingState | null> {
  const unread = state.typedQuery === '' ? null : state;
  if (state.refinements.size) return unread;
  const bare = splitSize(state.q, localeTag, known.sizes);
  if (!bare || findSizes(bare.size, known.sizes).length === 0) return unread;
  const read = { ...state, q: bare.q, typedQuery };
  const page = await load(read);
  const size = page.total > 0 ? findSizes(bare.size, valuesOf(page, 'size')) : [];
  return size.length > 0 ? { ...read, refinements: { ...read.refinements, size } } : unread;
}

function valuesOf({ facets }: ListingPage, key: string): readonly string[] {
  return facets.find((facet) => facet.key === key)?.terms.map(({ value }) => value) ?? [];
}

function toState(state: ListingState, read: ReadQuery | null): ListingState | null {
  if (!read) return null;
  const { sizes, departments } = read;
  return {
    ...state,
    q: read.q,
    typedQuery: state.q,
    refinements: {
      ...(sizes.length > 0 && { size: sizes }),
      ...(departments.length > 0 && { department: departments }),
    },
    price: read.price,
    discount: read.isOnSale ? ON_SALE : null,
  };
}
