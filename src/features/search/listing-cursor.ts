/**
 * Pagination cursor of one listing in the browser: the product keys of the pages already displayed.
 */
import { LISTING_PAGE_SIZE, type ListingState } from './listing.ts';
import { formatListingUrl } from './listing-url.ts';

/** Displayed pages, keyed by the offset of their first product. */
export type ListingCursor = {
  readonly listing: string;
  readonly pages: ReadonlyMap<number, LoadedPage>;
};

type LoadedPage = { readonly end: number; readonly keys: readonly string[] };
type Extent = Pick<ListingState, 'page' | 'hitsPerPage'>;

/** Records a displayed page; a different listing starts a new cursor. */
export function advanceCursor(
  cursor: ListingCursor | null,
  state: ListingState,
  keys: readonly string[],
): ListingCursor {
  const listing = listingKey(state);
  const previousPages = cursor?.listing === listing ? cursor.pages : [];
  const { start, end } = offsetsOf(state);
  return { listing, pages: new Map([...previousPages, [start, { end, keys }]]) };
}

/**
 * Product keys of all pages before this one; null where one of them has not been displayed, so
 * that the cursor does not apply.
 */
export function pagesBefore(
  cursor: ListingCursor | null,
  state: ListingState,
): ReadonlySet<string> | null {
  const { start } = offsetsOf(state);
  if (start === 0 || cursor?.listing !== listingKey(state)) return null;
  const keys = new Set<string>();
  let offset = 0;
  while (offset < start) {
    const page = cursor.pages.get(offset);
    if (!page) return null;
    for (const key of page.keys) keys.add(key);
    offset = page.end;
  }
  return offset === start ? keys : null;
}

/** Range of offsets from 0, `end` exclusive. */
export function offsetsOf({ page, hitsPerPage }: Extent): {
  readonly start: number;
  readonly end: number;
} {
  return { start: (page - 1) * hitsPerPage, end: page * hitsPerPage };
}

function listingKey(state: ListingState): string {
  return formatListingUrl({ ...state, page: 1, hitsPerPage: LISTING_PAGE_SIZE });
}
