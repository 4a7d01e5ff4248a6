/** Fetches the products viewed before the current one. */
import { useEffect, useState } from 'react';
import { type CardHit, toCardHit } from '#features/product-card/card-hit.ts';
import { listOthers } from './recently-viewed.ts';
import { readViewed, storeViewed } from './viewed-storage.browser.ts';

/**
 * `productKey`: the displayed product, which is added to the list; null on other pages.
 * Empty while loading and on errors.
 */
export function useRecentlyViewed(productKey: string | null): readonly CardHit[] {
  const [hits, setFound] = useState<readonly CardHit[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const keys = listOthers(readViewed(), productKey);
    if (productKey !== null) {
      storeViewed(productKey);
      trackView(productKey).catch(() => undefined);
    }
    if (keys.length === 0) return;
    fetchCards(keys)
      .then((hits) => isCurrent && setFound(hits))
      .catch((error: unknown) => console.warn('Recently viewed:', error));
    return () => {
      isCurrent = false;
    };
  }, [productKey]);
  return hits;
}

/** Sends the view to the search engine as an event, which recommendations learn from. */
async function trackView(product: string): Promise<void> {
  const { trackSearchEvent } = await import('#features/search-events/track-search.browser.ts');
  await trackSearchEvent({ kind: 'viewed', product });
}

/** Imports the search client on demand. */
async function fetchCards(keys: readonly string[]): Promise<readonly CardHit[]> {
  const { connectSearch } = await import('#features/search/client/search-connection.browser.ts');
  const { queryProductKeys } = await import('#features/search/query/query-product-keys.ts');
  const { client, config } = await connectSearch();
  const hits = await queryProductKeys(client, config, keys);
  return hits.map((hit) => toCardHit(hit, config.promotions));
}
