/** Requested state of a listing that still displays earlier results. */
import { useMemo } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { ListingState } from '#features/search/listing.ts';
import { parseListingUrl } from '#features/search/listing-url.ts';

type ListingUrl = { readonly pathname: string; readonly search: string };

/**
 * State of the pending navigation, so that a checkbox keeps the shopper's change; without a
 * navigation, the displayed state.
 */
export function useRequestedListing(displayedState: ListingState): ListingState {
  const location = useLocation();
  const { location: next } = useNavigation();
  const target: ListingUrl | null = next && next.pathname === location.pathname ? next : null;
  return useMemo(
    () =>
      target
        ? { ...displayedState, ...parseRequestedState(displayedState, target) }
        : displayedState,
    [displayedState, target],
  );
}

/** Reads the query string only, as the path is the same. */
function parseRequestedState(displayedState: ListingState, { search }: ListingUrl): ListingState {
  const parsed = parseListingUrl(['search'], new URLSearchParams(search));
  const { mode, category, brand, similarTo } = displayedState;
  return { ...parsed, mode, category, brand, similarTo };
}
