/** Refreshes a product's stock once the page is awake. */
import { useEffect, useMemo, useState } from 'react';
import type { Variant } from '#features/catalogue/catalogue.ts';
import { links } from '#links';
import { applyStock, type StockAnswer } from './stock.ts';

/** The variants as loaded, then as they are now; a failed refresh leaves them as loaded. */
export function useStock(productId: string, variants: readonly Variant[], isLive: boolean): readonly Variant[] {
  const [answer, setAnswer] = useState<{ readonly productId: string; readonly stock: StockAnswer } | null>(null);

  useEffect(() => {
    if (!isLive) return;
    const aborted = new AbortController();
    fetch(links.api.stock(productId), { signal: aborted.signal })
      .then(async (response) => {
        if (response.ok) setAnswer({ productId, stock: (await response.json()) as StockAnswer });
      })
      .catch(() => undefined);
    return () => aborted.abort();
  }, [productId, isLive]);

  return useMemo(() => (answer?.productId === productId ? applyStock(variants, answer.stock) : variants), [productId, variants, answer]);
}
