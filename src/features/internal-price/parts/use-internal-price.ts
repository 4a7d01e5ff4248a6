/** Loads a product's price breakdown on demand. */
import { useEffect, useState } from 'react';
import { links } from '#links';
import type { InternalPriceResponse } from '../internal-price.ts';

type Fetched = { readonly of: string; readonly answer: InternalPriceResponse | 'failed' };

/** Null until loaded. A failed request is repeated when the tooltip opens again. */
export function useInternalPrice(
  productId: string,
  locale: string,
  isWanted: boolean,
): InternalPriceResponse | 'failed' | null {
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const address = links.api.internalPrice(productId, locale);
  const isKnown = fetched?.of === address && fetched.answer !== 'failed';
  useEffect(() => {
    if (!isWanted || isKnown) return;
    const aborted = new AbortController();
    fetch(address, { signal: aborted.signal })
      .then(async (response) =>
        setFetched({
          of: address,
          answer: response.ok ? ((await response.json()) as InternalPriceResponse) : 'failed',
        }),
      )
      .catch(() => aborted.signal.aborted || setFetched({ of: address, answer: 'failed' }));
    return () => aborted.abort();
  }, [address, isWanted, isKnown]);
  return fetched?.of === address ? fetched.answer : null;
}
