/** Tracks clicks on cards and adds to the basket anywhere on the page. */
import { ADDED_EVENT, type AddedEvent } from '#features/product-events/product-events.browser.ts';
import { keepOrigin, originOf, takePresses } from './origins.browser.ts';
import { PRESS_EVENT } from './record-presses.ts';
import { trackSearch } from './track-search.browser.ts';

/**
 * Listens for as long as the document lives; sends events of earlier clicks at once,
 * including those on the previous page.
 */
export function hearSearches(): void {
  document.addEventListener(ADDED_EVENT, trackAdd);
  addEventListener(PRESS_EVENT, sendPresses);
  sendPresses();
}

/** A quick add is not a click event; only its query is stored, for the add that follows. */
function sendPresses(): void {
  for (const { product, queryId, position, isAdd } of takePresses()) {
    if (!isAdd) void trackSearch({ kind: 'clicked', product, queryId, position });
    else if (queryId !== null) keepOrigin(product, queryId);
  }
}

function trackAdd(event: Event): void {
  const { detail } = event as CustomEvent<AddedEvent>;
  void trackSearch({
    kind: 'added',
    product: detail.productKey,
    queryId: originOf(detail.productKey),
  });
}
