/** Selection of a product page: displayed at once, and kept in the URL. */
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Product } from '#features/catalogue/catalogue.ts';
import { links } from '#links';
import {
  chooseColour,
  chooseSize,
  type RequestedSelection,
  resolveSelection,
  type Selection,
  toSelectionParameters,
} from './selection.ts';

/**
 * The URL contains the colour, and the size unless it is preselected. A new size replaces the
 * history entry, so that the back button undoes a colour and not a size.
 */
export function useSelection(
  product: Pick<Product, 'slug' | 'colours' | 'variants' | 'isPremier'>,
) {
  const navigate = useNavigate();
  const { key, search } = useLocation();
  // Renders the selection immediately; the router's URL follows later.
  const [clicked, setClicked] = useState<{
    readonly at: string;
    readonly requested: RequestedSelection;
  } | null>(null);
  const readBack = useEffectEvent(() =>
    setClicked({ at: key, requested: parseRequestedSelection(location.search) }),
  );
  useEffect(() => {
    const { pathname } = location;
    const onBack = () => location.pathname === pathname && readBack();
    // Added once, without dependencies: React re-renders within the popstate event, and a listener
    // added then would miss it.
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, []);
  const selection = resolveSelection(
    product,
    clicked?.at === key ? clicked.requested : parseRequestedSelection(search),
  );

  const hrefOf = (selected: Selection) =>
    links.product({ ...product, ...toSelectionParameters(selected) });
  // Deferred, as every colour's link contains the size and would delay the paint of the selection.
  const size = useDeferredValue(selection.size);
  const choose = (selected: Selection, replace: boolean) => {
    setClicked({ at: key, requested: toSelectionParameters(selected) });
    // Selecting the current option again adds no history entry.
    void navigate(hrefOf(selected), {
      replace: replace || hrefOf(selected) === hrefOf(selection),
      preventScrollReset: true,
    });
  };
  return {
    selection,
    hrefOfColour: (colour: string) => hrefOf(chooseColour(product, { size }, colour)),
    onSelectColour: (colour: string) => choose(chooseColour(product, selection, colour), false),
    onSelectSize: (size: string) => choose(chooseSize(product, selection, size), true),
  };
}

function parseRequestedSelection(search: string): RequestedSelection {
  const params = new URLSearchParams(search);
  return { colour: params.get('colour') ?? undefined, size: params.get('size') ?? undefined };
}
