/** The products that were looked at before this one. */
import { useEffect, useState } from 'react';
import { type CardHit, toCardHit } from '#features/product-card/card-hit.ts';
import { listOthers } from './recently-viewed.ts';
import { keepViewed, readViewed } from './viewed-storage.browser.ts';

/** `productKey` is what is being looked at now, which is kept; null on pages of no product. A failed fetch shows none. */
export function useRecentlyViewed(productKey: string | null): readonly CardHit[] {
  const [found, setFound] = useState<readonly CardHit[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const keys = listOthers(readViewed(), productKey);
    if (productKey !== null) {
      keepViewed(productKey);
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
  return found;
}

/** BAG-4: looking at a product counts, for the index too. */
async function trackView(product: string): Promise<void> {
  const { trackSearch } = await import('#features/search-events/track-search.browser.ts');
  await trackSearch({ kind: 'viewed', product });
}

/** The search client comes when it is needed. */
async function fetchCards(keys: readonly string[]): Promise<readonly CardHit[]> {
  const { connectSearch } = await import('#features/search/search-connection.browser.ts');
  const { queryProductKeys } = await import('#features/search/query-product-keys.ts');
  const { client, config } = await connectSearch();
  const hits = await queryProductKeys(client, config, keys);
  return hits.map((hit) => toCardHit(hit, config.promotions));
}
