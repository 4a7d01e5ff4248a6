/** Loads a product's price breakdown on demand. */
import { useEffect, useState } from 'react';
import { links } from '#links';
import type { InternalPriceResponse } from '../internal-price.ts';

type Fetched = { readonly address: string; readonly price: InternalPriceResponse | 'failed' };

/** Null until loaded. A failed request is repeated when the tooltip opens again. */
export function useInternalPrice(
  productId: string,
  locale: string,
  isRequested: boolean,
): InternalPriceResponse | 'failed' | null {
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const address = links.api.internalPrice(productId, locale);
  const isLoaded = fetched?.address === address && fetched.price !== 'failed';
  useEffect(() => {
    if (!isRequested || isLoaded) return;
    const controller = new AbortController();
    fetch(address, { signal: controller.signal })
      .then(async (response) =>
        setFetched({
          address,
          price: response.ok ? ((await response.json()) as InternalPriceResponse) : 'failed',
        }),
      )
      .catch(() => controller.signal.aborted || setFetched({ address, price: 'failed' }));
    return () => controller.abort();
  }, [address, isRequested, isLoaded]);
  return fetched?.address === address ? fetched.price : null;
}
