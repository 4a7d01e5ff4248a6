/** The selection of a product page: shown at once, and kept in the address. */
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Product } from '#features/catalogue/catalogue.ts';
import { links } from '#links';
import {
  addressOf,
  chooseColour,
  chooseSize,
  resolveSelection,
  type Selection,
  type Wanted,
} from './selection.ts';

/** S§2: the address follows the colour, and the size unless it is the default. A size replaces the address, so that back leaves a colour and not a size. */
export function useSelection(product: Pick<Product, 'slug' | 'colours' | 'variants'>) {
  const navigate = useNavigate();
  const { key, search } = useLocation();
  // A choice shows at once; the address follows a moment later.
  const [clicked, setClicked] = useState<{ readonly at: string; readonly wanted: Wanted } | null>(
    null,
  );
  const readBack = useEffectEvent(() =>
    setClicked({ at: key, wanted: readWanted(location.search) }),
  );
  useEffect(() => {
    const { pathname } = location;
    const onBack = () => location.pathname === pathname && readBack();
    // With no dependencies: React draws the address before within this very event, and a listener added then hears nothing of it.
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, []);
  const selection = resolveSelection(
    product,
    clicked?.at === key ? clicked.wanted : readWanted(search),
  );

  const hrefOf = (chosen: Selection) => links.product({ slug: product.slug, ...addressOf(chosen) });
  // Every colour's link holds the size: they follow once the choice is painted.
  const size = useDeferredValue(selection.size);
  const choose = (chosen: Selection, replace: boolean) => {
    setClicked({ at: key, wanted: addressOf(chosen) });
    // What is chosen already needs no step of its own on the way back.
    void navigate(hrefOf(chosen), {
      replace: replace || hrefOf(chosen) === hrefOf(selection),
      preventScrollReset: true,
    });
  };
  return {
    selection,
    hrefOfColour: (colour: string) => hrefOf(chooseColour(product, { size }, colour)),
    onChooseColour: (colour: string) => choose(chooseColour(product, selection, colour), false),
    onChooseSize: (size: string) => choose(chooseSize(product, selection, size), true),
  };
}

function readWanted(search: string): Wanted {
  const params = new URLSearchParams(search);
  return { colour: params.get('colour') ?? undefined, size: params.get('size') ?? undefined };
}
