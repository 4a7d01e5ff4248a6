/** Refreshes a product's stock once the page is awake, and when an add was refused. */
import { useEffect, useMemo, useState } from 'react';
import type { Variant } from '#features/catalogue/catalogue.ts';
import { REFUSED_EVENT } from '#features/product-events/product-events.browser.ts';
import { links } from '#links';
import { applyStock, type StockAnswer } from './stock.ts';

/** The variants as loaded, then as they are now; a failed refresh leaves them as loaded. */
export function useStock(productId: string, variants: readonly Variant[], isLive: boolean): readonly Variant[] {
  const [answer, setAnswer] = useState<{ readonly productId: string; readonly stock: StockAnswer } | null>(null);

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

  return useMemo(() => (answer?.productId === productId ? applyStock(variants, answer.stock) : variants), [productId, variants, answer]);
}
