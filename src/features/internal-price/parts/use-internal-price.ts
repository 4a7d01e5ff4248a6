/** Loads a product's price breakdown on demand. */
import { useEffect, useState } from 'react';
import { links } from '#links';
import type { InternalPriceResponse } from '../internal-price.ts';

type Fetched = { readonly url: string; readonly price: InternalPriceResponse | 'failed' };

/** Null until loaded. A failed request is repeated when the tooltip opens again. */
export function useInternalPrice(
  productId: string,
  locale: string,
  isRequested: boolean,
): InternalPriceResponse | 'failed' | null {
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const url = links.api.internalPrice(productId, locale);
  const isLoaded = fetched?.url === url && fetched.price !== 'failed';
  useEffect(() => {
    if (!isRequested || isLoaded) return;
    const controller = new AbortController();
    fetch(url, { signal: controller.signal })
      .then(async (response) =>
        setFetched({
          url,
          price: response.ok ? ((await response.json()) as InternalPriceResponse) : 'failed',
        }),
      )
      .catch(() => controller.signal.aborted || setFetched({ url, price: 'failed' }));
    return () => controller.abort();
  }, [url, isRequested, isLoaded]);
  return fetched?.url === url ? fetched.price : null;
}
