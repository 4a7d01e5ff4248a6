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
  const [fetched, setFetched] = useState<{
    readonly productId: string;
    readonly stock: StockResponse;
  } | null>(null);

  useEffect(() => {
    if (!isLive) return;
    const controller = new AbortController();
    const { signal } = controller;
    const fetchStock = () =>
      fetch(links.api.stock(productId), { signal })
        .then(async (response) => {
          if (response.ok)
            setFetched({ productId, stock: (await response.json()) as StockResponse });
        })
        .catch(() => undefined);
    void fetchStock();
    document.addEventListener(REFUSED_EVENT, fetchStock, { signal });
    return () => controller.abort();
  }, [productId, isLive]);

  const currentPrices = useCurrentPrices();
  return useMemo(() => {
    const stocked =
      fetched?.productId === productId ? applyStock(variants, fetched.stock) : variants;
    return applyPrices(stocked, currentPrices);
  }, [productId, variants, fetched, currentPrices]);
}

/** Prices at which this page added items, where they differ from those displayed. */
function useCurrentPrices(): readonly PricedEvent[] {
  const [prices, setPrices] = useState<readonly PricedEvent[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const onPriced = (event: Event) =>
      setPrices((current) => [...current, (event as CustomEvent<PricedEvent>).detail]);
    document.addEventListener(PRICED_EVENT, onPriced, { signal: controller.signal });
    return () => controller.abort();
  }, []);
  return prices;
}
