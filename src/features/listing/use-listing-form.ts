/** The filter form: what it holds becomes the address. */
import { type RefObject, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ListingState } from '#features/search/listing.ts';
import { writeListingAddress } from '#features/search/listing-address.ts';
import { readListingForm } from './listing-change.ts';

export type ListingForm = {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The last choice, while its answer is on the way. */
  readonly wanted: ListingState;
  readonly apply: () => void;
};

/** A tick shows at once; the router's own news of the navigation, `underWay`, comes a moment later. */
export function useListingForm(state: ListingState, underWay: ListingState): ListingForm {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [clicked, setClicked] = useState<{ readonly at: ListingState; readonly wanted: ListingState } | null>(null);
  const wanted = clicked?.at === state ? clicked.wanted : underWay;
  const apply = () => {
    if (!form.current) return;
    const next = readListingForm(wanted, new FormData(form.current));
    setClicked({ at: state, wanted: next });
    void navigate(writeListingAddress(next), { preventScrollReset: true });
  };
  return { form, wanted, apply };
}
