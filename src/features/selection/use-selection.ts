/** The selection of a product page: shown at once, and kept in the address. */
import { useDeferredValue, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Product } from '#features/catalogue/catalogue.ts';
import { links } from '#links';
import { addressOf, chooseColour, chooseSize, resolveSelection, type Selection, type Wanted } from './selection.ts';

/** S§2: the address follows the colour, and the size unless it is the default. A size replaces the address, so that back leaves a colour and not a size. */
export function useSelection(product: Pick<Product, 'slug' | 'colours' | 'variants'>) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const address = search.toString();
  // A choice shows at once; the address follows a moment later.
  const [clicked, setClicked] = useState<{ readonly at: string; readonly wanted: Wanted } | null>(null);
  useEffect(() => {
    const forget = () => setClicked(null);
    addEventListener('popstate', forget);
    return () => removeEventListener('popstate', forget);
  }, []);
  const said = { colour: search.get('colour') ?? undefined, size: search.get('size') ?? undefined };
  const selection = resolveSelection(product, clicked?.at === address ? clicked.wanted : said);

  const hrefOf = (chosen: Selection) => links.product({ slug: product.slug, ...addressOf(chosen) });
  // Every colour's link holds the size: they follow once the choice is painted.
  const size = useDeferredValue(selection.size);
  const choose = (chosen: Selection, replace: boolean) => {
    setClicked({ at: address, wanted: addressOf(chosen) });
    // What is chosen already needs no step of its own on the way back.
    void navigate(hrefOf(chosen), { replace: replace || hrefOf(chosen) === hrefOf(selection), preventScrollReset: true });
  };
  return {
    selection,
    hrefOfColour: (colour: string) => hrefOf(chooseColour(product, { size }, colour)),
    onChooseColour: (colour: string) => choose(chooseColour(product, selection, colour), false),
    onChooseSize: (size: string) => choose(chooseSize(product, selection, size), true),
  };
}
