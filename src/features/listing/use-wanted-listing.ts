/** What has been asked of a listing that still shows something else. */
import { useMemo } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { ListingState } from '#features/search/listing.ts';
import { parseListingAddress } from '#features/search/listing-address.ts';

type Place = { readonly pathname: string; readonly search: string };

/** The state of the navigation under way, so that a tick stays where the shopper put it; else `shown` itself. */
export function useWantedListing(shown: ListingState): ListingState {
  const location = useLocation();
  const { location: next } = useNavigation();
  const target: Place | null = next && next.pathname === location.pathname ? next : null;
  return useMemo(
    () => (target ? { ...shown, ...readChoices(shown, target) } : shown),
    [shown, target],
  );
}

/** The path says the same as before; only the choices are read. */
function readChoices(shown: ListingState, { search }: Place): ListingState {
  const parsed = parseListingAddress(['search'], new URLSearchParams(search));
  return { ...parsed, mode: shown.mode, category: shown.category, brand: shown.brand };
}
