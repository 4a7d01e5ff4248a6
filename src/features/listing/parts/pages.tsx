/** Numbered pages: the first, the last, and those around the present one. */
import { Link } from 'react-router';
import { LISTING_LIMIT, type ListingPage, type ListingState } from '#features/search/listing.ts';
import { writeListingAddress } from '#features/search/listing-address.ts';
import { useText } from '#kit/text.tsx';

export function Pages({ state, page }: { readonly state: ListingState; readonly page: ListingPage }) {
  const text = useText();
  const last = Math.ceil(Math.min(page.total, LISTING_LIMIT) / state.hitsPerPage);
  if (last <= 1) return null;
  const addressOf = (number: number) => writeListingAddress({ ...state, page: number });
  const step = 'flex h-11 items-center px-3 underline-offset-4 hover:underline';
  return (
    <nav aria-label={text('listing.pages')} className="flex flex-wrap items-center justify-center gap-1 pt-12">
      {state.page > 1 && (
        <Link to={addressOf(state.page - 1)} rel="prev" className={step}>
          {text('listing.previous')}
        </Link>
      )}
      {selectPages(state.page, last).map((number) => (
        <Link
          key={number}
          to={addressOf(number)}
          aria-label={text('listing.page', { page: number })}
          aria-current={number === state.page ? 'page' : undefined}
          className="flex size-11 items-center justify-center rounded-control tabular-nums aria-[current=page]:bg-ink aria-[current=page]:text-paper"
        >
          {number}
        </Link>
      ))}
      {state.page < last && (
        <Link to={addressOf(state.page + 1)} rel="next" className={step}>
          {text('listing.next')}
        </Link>
      )}
    </nav>
  );
}

function selectPages(current: number, last: number): number[] {
  const around = [1, current - 1, current, current + 1, last].filter((number) => number >= 1 && number <= last);
  return [...new Set(around)].toSorted((a, b) => a - b);
}
