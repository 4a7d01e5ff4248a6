/** Sends events of presses on cards and of adds, wherever on the page they are. */
import { ADDED_EVENT, type AddedEvent } from '#features/product-events/product-events.browser.ts';
import { keepOrigin, originOf, takePresses } from './origins.browser.ts';
import { PRESS_EVENT } from './record-presses.ts';
import { trackSearch } from './track-search.browser.ts';

/** From now on, for as long as the document lives; events of earlier presses, on the page before too, are sent at once. */
export function hearSearches(): void {
  document.addEventListener(ADDED_EVENT, trackAdd);
  addEventListener(PRESS_EVENT, sendPresses);
  sendPresses();
}

/** A quick add is no look at the product: the search that found it counts all the same. */
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
