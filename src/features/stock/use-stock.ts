/**
 * Refreshes a product's stock after hydration and after a refused add, and its prices when an item
 * was added at another price.
 */
import { useEffect, useMemo, useState } from 'react';
import type { Variant } from '#features/catalogue/catalogue.ts';
import {
  PRICED_EVENT,
  type PricedEvent,
  REFUSED_EVENT,
} from '#features/product-events/product-events.browser.ts';
import { links } from '#links';
import { applyPrices, applyStock, type StockResponse } from './stock.ts';

/**
 * Returns the variants as loaded, then with their current stock; a failed refresh changes nothing.
 */
export function useStock(
  productId: string,
  variants: readonly Variant[],
  isLive: boolean,
): readonly Variant[] {
  const [result, setAnswer] = useState<{
    readonly productId: string;
    readonly stock: StockResponse;
  } | null>(null);

  useEffect(() => {
    if (!isLive) return;
    const ending = new AbortController();
    const { signal } = ending;
    const fetchStock = () =>
      fetch(links.api.stock(productId), { signal })
        .then(async (response) => {
          if (response.ok)
            setAnswer({ productId, stock: (await response.json()) as StockResponse });
        })
        .catch(() => undefined);
    void fetchStock();
    document.addEventListener(REFUSED_EVENT, fetchStock, { signal });
    return () => ending.abort();
  }, [productId, isLive]);

  const priced = usePriced();
  return useMemo(() => {
    const stocked = result?.productId === productId ? applyStock(variants, result.stock) : variants;
    return applyPrices(stocked, priced);
  }, [productId, variants, result, priced]);
}

/** Prices at which this page added items, where they differ from those displayed. */
function usePriced(): readonly PricedEvent[] {
  const [priced, setPriced] = useState<readonly PricedEvent[]>([]);
  useEffect(() => {
    const ending = new AbortController();
    const onPriced = (event: Event) =>
      setPriced((known) => [...known, (event as CustomEvent<PricedEvent>).detail]);
    document.addEventListener(PRICED_EVENT, onPriced, { signal: ending.signal });
    return () => ending.abort();
  }, []);
  return priced;
}
