/** Refreshes a product's stock once the page is awake, and when an add was refused; its prices when an add has met another. */
import { useEffect, useMemo, useState } from 'react';
import type { Variant } from '#features/catalogue/catalogue.ts';
import {
  PRICED_EVENT,
  type PricedEvent,
  REFUSED_EVENT,
} from '#features/product-events/product-events.browser.ts';
import { links } from '#links';
import { applyPrices, applyStock, type StockAnswer } from './stock.ts';

/** The variants as loaded, then as they are now; a failed refresh leaves them as loaded. */
export function useStock(
  productId: string,
  variants: readonly Variant[],
  isLive: boolean,
): readonly Variant[] {
  const [answer, setAnswer] = useState<{
    readonly productId: string;
    readonly stock: StockAnswer;
  } | null>(null);

  useEffect(() => {
    if (!isLive) return;
    const ending = new AbortController();
    const { signal } = ending;
    const ask = () =>
      fetch(links.api.stock(productId), { signal })
        .then(async (response) => {
          if (response.ok) setAnswer({ productId, stock: (await response.json()) as StockAnswer });
        })
        .catch(() => undefined);
    void ask();
    document.addEventListener(REFUSED_EVENT, ask, { signal });
    return () => ending.abort();
  }, [productId, isLive]);

  const priced = usePriced();
  return useMemo(() => {
    const stocked = answer?.productId === productId ? applyStock(variants, answer.stock) : variants;
    return applyPrices(stocked, priced);
  }, [productId, variants, answer, priced]);
}

/** What adds from this page have cost in place of what it shows; a sku is one product's. */
function usePriced(): readonly PricedEvent[] {
  const [priced, setPriced] = useState<readonly PricedEvent[]>([]);
  useEffect(() => {
    const ending = new AbortController();
    const hear = (event: Event) =>
      setPriced((known) => [...known, (event as CustomEvent<PricedEvent>).detail]);
    document.addEventListener(PRICED_EVENT, hear, { signal: ending.signal });
    return () => ending.abort();
  }, []);
  return priced;
}
