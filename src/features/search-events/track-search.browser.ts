/**
 * Sends search events to the index and stores which query led to a product; import it dynamically.
 */
import { currentConsent } from '#features/consent/consent.browser.ts';
import { readShopperToken } from '#features/consent/consent.ts';
import { fetchSearchConfig } from '#features/search/client/search-config.browser.ts';
import { currentShopper } from '#features/shopper/use-shopper.ts';
import { storeAttributedQuery } from './attributed-queries.browser.ts';
import { findEventsUrl, type SearchEvent, toInsightsEvent } from './search-events.ts';

/** Customer id or else the anonymous token; null without consent to personalisation. */
export function findUserToken(): string | null {
  if (!currentConsent().personalisation) return null;
  return currentShopper().token ?? readShopperToken(document.cookie);
}

/** Fire-and-forget: failures are only logged. */
export async function trackSearchEvent(event: SearchEvent): Promise<void> {
  if (event.kind === 'clicked' && event.queryId !== null)
    storeAttributedQuery(event.product, event.queryId);
  try {
    const config = await fetchSearchConfig();
    const token = findUserToken();
    const eventsUrl = findEventsUrl(config, location.origin, token);
    if (eventsUrl === null) return;
    // `text/plain` avoids a CORS preflight; `keepalive` lets the request outlive the page.
    const body = JSON.stringify({ events: [toInsightsEvent(event, config.index, token)] });
    await fetch(eventsUrl, {
      method: 'POST',
      body,
      headers: { 'content-type': 'text/plain' },
      keepalive: true,
    });
  } catch (error) {
    console.warn('Search events:', error);
  }
}
