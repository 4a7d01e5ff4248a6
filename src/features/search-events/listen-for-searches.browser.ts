/** Tracks clicks on cards and adds to the basket anywhere on the page. */

import { ADDED_EVENT, type AddedEvent } from '#features/product-events/product-events.browser.ts';
import { track } from '#features/tracking/track.ts';
import {
  attributedQueryOf,
  drainClicks,
  storeAttributedQuery,
} from './attributed-queries.browser.ts';
import { CLICK_EVENT } from './record-clicks.ts';
import { trackSearchEvent } from './track-search.browser.ts';

/**
 * Listens for the lifetime of the document; sends events of earlier clicks at once,
 * including those on the previous page.
 */
export function listenForSearches(): void {
  document.addEventListener(ADDED_EVENT, trackAdd);
  addEventListener(CLICK_EVENT, sendClicks);
  sendClicks();
}

/** A quick add is not a click event; only its query is stored, for the add that follows. */
function sendClicks(): void {
  for (const { product, queryId, position, isAdd } of drainClicks()) {
    if (!isAdd) {
      void trackSearchEvent({ kind: 'clicked', product, queryId, position });
      track({ kind: 'selected', productKey: product, position });
    } else if (queryId !== null) storeAttributedQuery(product, queryId);
  }
}

function trackAdd(event: Event): void {
  const { detail } = event as CustomEvent<AddedEvent>;
  void trackSearchEvent({
    kind: 'added',
    product: detail.productKey,
    queryId: attributedQueryOf(detail.productKey),
  });
}
