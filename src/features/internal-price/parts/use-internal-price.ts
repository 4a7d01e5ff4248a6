/** Asks how the prices of a product came about, once somebody wants to know. */
import { useEffect, useState } from 'react';
import { links } from '#links';
import type { InternalPriceAnswer } from '../internal-price.ts';

type Told = { readonly of: string; readonly answer: InternalPriceAnswer | 'failed' };

/** null until it is known. A call that failed is made again when it is wanted again. */
export function useInternalPrice(
  productId: string,
  locale: string,
  isWanted: boolean,
): InternalPriceAnswer | 'failed' | null {
  const [told, setTold] = useState<Told | null>(null);
  const address = links.api.internalPrice(productId, locale);
  const isKnown = told?.of === address && told.answer !== 'failed';
  useEffect(() => {
    if (!isWanted || isKnown) return;
    const aborted = new AbortController();
    fetch(address, { signal: aborted.signal })
      .then(async (response) =>
        setTold({
          of: address,
          answer: response.ok ? ((await response.json()) as InternalPriceAnswer) : 'failed',
        }),
      )
      .catch(() => aborted.signal.aborted || setTold({ of: address, answer: 'failed' }));
    return () => aborted.abort();
  }, [address, isWanted, isKnown]);
  return told?.of === address ? told.answer : null;
}
