/** A listing's state in the browser: what is shown, what has been asked for, and how a change is answered. */
import { useMemo } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { ListingState } from '#features/search/listing.ts';
import { parseListingAddress } from '#features/search/listing-address.ts';

type Place = { readonly pathname: string; readonly search: string };

/** `wanted` is the state of the navigation under way, so that a tick stays where the shopper put it. */
export function useListing(shown: ListingState): { readonly state: ListingState; readonly wanted: ListingState } {
  const location = useLocation();
  const { location: next } = useNavigation();
  const target: Place | null = next && next.pathname === location.pathname ? next : null;
  const wanted = useMemo(() => (target ? { ...shown, ...readChoices(shown, target) } : shown), [shown, target]);
  return { state: shown, wanted };
}

/** The path says the same as before; only the choices are read. */
function readChoices(shown: ListingState, { search }: Place): ListingState {
  const parsed = parseListingAddress(['search'], new URLSearchParams(search));
  return { ...parsed, mode: shown.mode, category: shown.category, brand: shown.brand };
}
