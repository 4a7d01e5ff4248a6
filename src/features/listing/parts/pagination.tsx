/** Pagination of a listing: "Show more" and page numbers. */

import {
  LISTING_LIMIT,
  LISTING_MAX_SHOWN,
  LISTING_PAGE_SIZE,
  type ListingState,
  lastPageOf,
} from '#features/search/listing.ts';
import { formatListingUrl } from '#features/search/listing-url.ts';
import { useHydrated } from '#hydration/use-hydrated.ts';
import { useText } from '#i18n/text.tsx';
import { Link } from '#request/link.tsx';
import { FIRST_PAGE } from '../listing-change.ts';
import { FIRST_ADDED_ID } from './card-grid.tsx';

type PaginationProps = { readonly state: ListingState; readonly total: number };

export function Pagination({ state, total }: PaginationProps) {
  const reachable = Math.min(total, LISTING_LIMIT);
  if (reachable <= LISTING_PAGE_SIZE) return null;
  return (
    <div
      className="no-print grid justify-items-center gap-6 pt-12 outline-none"
      tabIndex={-1}
      data-focus-after
    >
      {state.page === 1 && <ShowMore state={state} total={reachable} />}
      <PageNumbers state={state} total={reachable} />
    </div>
  );
}

/**
 * Lengthens the page; the URL keeps the length, so that back navigation displays the same products.
 */
function ShowMore({ state, total }: PaginationProps) {
  const text = useText();
  const isHydrated = useHydrated();
  const url = formatListingUrl({
    ...state,
    hitsPerPage: state.hitsPerPage + LISTING_PAGE_SIZE,
  });
  const shown = Math.min(state.hitsPerPage, total);
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {text('listing.shown', { shown, total })}
      </p>
      {shown < Math.min(total, LISTING_MAX_SHOWN) && (
        <Link
          // Without JavaScript the page reloads; the fragment scrolls to the added products.
          to={isHydrated ? url : `${url}#${FIRST_ADDED_ID}`}
          preventScrollReset
          className="inline-flex min-h-12 items-center rounded-control border border-control px-8 font-medium hover:border-ink"
        >
          {text('listing.showMore')}
        </Link>
      )}
    </>
  );
}

/** Links to the first page, the last, and those around the current one. */
function PageNumbers({ state, total }: PaginationProps) {
  const text = useText();
  const last = lastPageOf(total);
  const end = state.page === 1 ? Math.min(state.hitsPerPage / LISTING_PAGE_SIZE, last) : state.page;
  const buildPageUrl = (page: number) => formatListingUrl({ ...state, ...FIRST_PAGE, page });
  const step = 'flex h-11 items-center px-3 underline-offset-4 hover:underline';
  return (
    <nav
      aria-label={text('listing.pages')}
      className="flex flex-wrap items-center justify-center gap-1"
    >
      {state.page > 1 && (
        <Link to={buildPageUrl(state.page - 1)} rel="prev" className={step}>
          {text('listing.previous')}
        </Link>
      )}
      {selectPages(end, last).map((page, index, pages) => (
        <span key={page} className="flex items-center gap-1">
          {page - (pages[index - 1] ?? page) > 1 && <span aria-hidden="true">…</span>}
          <Link
            to={buildPageUrl(page)}
            aria-label={text('listing.page', { page })}
            aria-current={page === end ? 'page' : undefined}
            className="flex size-11 items-center justify-center rounded-control tabular-nums hover:bg-surface aria-[current=page]:bg-ink aria-[current=page]:text-paper"
          >
            {page}
          </Link>
        </span>
      ))}
      {end < last && (
        <Link to={buildPageUrl(end + 1)} rel="next" className={step}>
          {text('listing.next')}
        </Link>
      )}
    </nav>
  );
}

function selectPages(current: number, last: number): number[] {
  const around = [1, current - 1, current, current + 1, last].filter(
    (page) => page >= 1 && page <= last,
  );
  return [...new Set(around)].toSorted((a, b) => a - b);
}
