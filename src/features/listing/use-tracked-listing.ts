/** BAG-4, OPS-3: tracks the products that a listing displayed, once per response. */
import { useEffect } from 'react';
import type { ListingState } from '#features/search/listing.ts';
import { track } from '#features/tracking/track.ts';
import type { ListingResult } from './listing-result.ts';

export function useTrackedListing(
  { cards, queryId, total }: ListingResult,
  { mode, q, category, brand, page, hitsPerPage }: ListingState,
  listName: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer has a query of its own
  useEffect(() => {
    track({
      ...{ kind: 'listed', cards, listName, total, offset: (page - 1) * hitsPerPage },
      listId: category ?? brand ?? (mode === 'visual' ? 'similar' : 'search'),
      ...(mode === 'text' && { searchTerm: q }),
    });
    if (cards.length === 0) return;
    const products = cards.map(({ productKey }) => productKey);
    void import('#features/search-events/track-search.browser.ts').then(({ trackSearchEvent }) =>
      trackSearchEvent({ kind: 'listed', products }),
    );
  }, [queryId]);
}
