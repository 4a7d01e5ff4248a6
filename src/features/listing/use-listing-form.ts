/** State of the filter form, whose values become the URL. */
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ListingState } from '#features/search/listing.ts';
import { formatListingUrl } from '#features/search/listing-url.ts';
import { FIRST_PAGE, parseListingForm } from './listing-change.ts';

export type ListingForm = {
  /** Id of the form element; controls may be outside of it. */
  readonly id: string;
  /** Latest selection, while its results are loading. */
  readonly requested: ListingState;
  /** Navigates to the URL of the form's values, where it differs. */
  readonly apply: () => void;
};

/**
 * Applies a selection at once; `pendingState`, that of the router's navigation, follows a moment
 * later.
 */
export function useListingForm(state: ListingState, pendingState: ListingState): ListingForm {
  const navigate = useNavigate();
  const id = useId();
  const [clicked, setClicked] = useState<{
    readonly at: ListingState;
    readonly requested: ListingState;
  } | null>(null);
  const requested = clicked?.at === state ? clicked.requested : pendingState;
  const apply = () => {
    const form = document.getElementById(id);
    if (!(form instanceof HTMLFormElement)) return;
    const next = parseListingForm(requested, new FormData(form));
    const url = formatListingUrl(next);
    if (url === formatListingUrl({ ...requested, ...FIRST_PAGE })) return;
    setClicked({ at: state, requested: next });
    void navigate(url, { preventScrollReset: true });
  };
  return { id, requested, apply };
}
