/** Requested state of a listing that still displays earlier results. */
import { useMemo } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { ListingState } from '#features/search/listing.ts';
import { parseListingUrl } from '#features/search/listing-url.ts';

type ListingUrl = { readonly pathname: string; readonly search: string };

/**
 * State of the pending navigation, so that a checkbox stays as the
 * shopper set it; else `shown` itself.
 */
export function useRequestedListing(shown: ListingState): ListingState {
  const location = useLocation();
  const { location: next } = useNavigation();
  const target: ListingUrl | null = next && next.pathname === location.pathname ? next : null;
  return useMemo(
    () => (target ? { ...shown, ...parseRequestedState(shown, target) } : shown),
    [shown, target],
  );
}

/** Reads the query string only, as the path is the same. */
function parseRequestedState(shown: ListingState, { search }: ListingUrl): ListingState {
  const parsed = parseListingUrl(['search'], new URLSearchParams(search));
  const { mode, category, brand, similarTo } = shown;
  return { ...parsed, mode, category, brand, similarTo };
}
