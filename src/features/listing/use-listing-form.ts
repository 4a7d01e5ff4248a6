/** The filter form: what it holds becomes the address. */
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ListingState } from '#features/search/listing.ts';
import { writeListingAddress } from '#features/search/listing-address.ts';
import { FROM_THE_START, readListingForm } from './listing-change.ts';

export type ListingForm = {
  /** The form element's id; controls may stand outside it. */
  readonly id: string;
  /** The last choice, while its answer is on the way. */
  readonly wanted: ListingState;
  /** Goes where the form's choices lead, if that is elsewhere. */
  readonly apply: () => void;
};

/** A tick shows at once; the router's own news of the navigation, `underWay`, comes a moment later. */
export function useListingForm(state: ListingState, underWay: ListingState): ListingForm {
  const navigate = useNavigate();
  const id = useId();
  const [clicked, setClicked] = useState<{
    readonly at: ListingState;
    readonly wanted: ListingState;
  } | null>(null);
  const wanted = clicked?.at === state ? clicked.wanted : underWay;
  const apply = () => {
    const form = document.getElementById(id);
    if (!(form instanceof HTMLFormElement)) return;
    const next = readListingForm(wanted, new FormData(form));
    const address = writeListingAddress(next);
    if (address === writeListingAddress({ ...wanted, ...FROM_THE_START })) return;
    setClicked({ at: state, wanted: next });
    void navigate(address, { preventScrollReset: true });
  };
  return { id, wanted, apply };
}
