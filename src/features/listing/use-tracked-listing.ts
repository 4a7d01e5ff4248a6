/** BAG-4: tracks the products that a listing displayed, once per response. */
import { useEffect } from 'react';
import type { ListingResult } from './listing-result.ts';

export function useTrackedListing({ cards, queryId }: ListingResult): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer has a query of its own
  useEffect(() => {
    if (cards.length === 0) return;
    const products = cards.map(({ productKey }) => productKey);
    void import('#features/search-events/track-search.browser.ts').then(({ trackSearch }) =>
      trackSearch({ kind: 'listed', products }),
    );
  }, [queryId]);
}
