/** A walk from page to page of one listing: what was seen on the pages before is known on the next. */
import { LISTING_PAGE_SIZE, type ListingState } from './listing.ts';
import { writeListingAddress } from './listing-address.ts';

/** Pages that were on screen, by the place at which they begin. */
export type ListingCursor = {
  readonly listing: string;
  readonly pages: ReadonlyMap<number, LoadedPage>;
};

type LoadedPage = { readonly end: number; readonly keys: readonly string[] };
type Extent = Pick<ListingState, 'page' | 'hitsPerPage'>;

/** Another listing is another walk. */
export function advanceCursor(
  cursor: ListingCursor | null,
  shown: ListingState,
  keys: readonly string[],
): ListingCursor {
  const listing = nameOf(shown);
  const before = cursor?.listing === listing ? cursor.pages : [];
  const { start, end } = placesOf(shown);
  return { listing, pages: new Map([...before, [start, { end, keys }]]) };
}

/** The keys on all pages before this one; null where one of them was not on screen, for then there is no walk. */
export function pagesBefore(
  cursor: ListingCursor | null,
  state: ListingState,
): ReadonlySet<string> | null {
  const { start } = placesOf(state);
  if (start === 0 || cursor?.listing !== nameOf(state)) return null;
  const seen = new Set<string>();
  let at = 0;
  while (at < start) {
    const page = cursor.pages.get(at);
    if (!page) return null;
    for (const key of page.keys) seen.add(key);
    at = page.end;
  }
  return at === start ? seen : null;
}

/** From 0, the end not among them. */
export function placesOf({ page, hitsPerPage }: Extent): {
  readonly start: number;
  readonly end: number;
} {
  return { start: (page - 1) * hitsPerPage, end: page * hitsPerPage };
}

function nameOf(state: ListingState): string {
  return writeListingAddress({ ...state, page: 1, hitsPerPage: LISTING_PAGE_SIZE });
}
