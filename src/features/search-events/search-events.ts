/** BAG-4: event bodies and URLs of the Algolia Insights protocol; pure functions. */
import type { SearchConfig } from '#features/search/search.ts';

/** `queryId` is null where no search led to the product; positions are 1-based over all pages. */
export type SearchEvent =
  | { readonly kind: 'listed'; readonly products: readonly string[] }
  | { readonly kind: 'viewed'; readonly product: string }
  | {
      readonly kind: 'clicked';
      readonly product: string;
      readonly queryId: string | null;
      readonly position: number | null;
    }
  | { readonly kind: 'added'; readonly product: string; readonly queryId: string | null };

/** Name of the conversion of a product that is saved to a wishlist. */
export const SAVED_EVENT = 'Product Saved';

/** Maximum number of products per event. */
const MAX_PRODUCTS = 20;

/** Body of one event; a click or conversion without a query is sent without `queryID`. */
export function toInsightsEvent(event: SearchEvent, index: string, userToken: string | null) {
  const commonFields = { index, ...(userToken !== null && { userToken }) };
  switch (event.kind) {
    case 'listed':
      return {
        ...commonFields,
        eventType: 'view',
        eventName: 'Products Listed',
        objectIDs: event.products.slice(0, MAX_PRODUCTS),
      };
    case 'viewed':
      return {
        ...commonFields,
        eventType: 'view',
        eventName: 'Product Viewed',
        objectIDs: [event.product],
      };
    case 'clicked':
      return {
        ...commonFields,
        eventType: 'click',
        eventName: 'Product Clicked',
        objectIDs: [event.product],
        ...toPositionFields(event),
      };
    case 'added': {
      const query = event.queryId !== null && { queryID: event.queryId };
      const added = {
        eventType: 'conversion',
        eventSubtype: 'addToCart',
        eventName: 'Product Added',
      };
      return { ...commonFields, ...added, objectIDs: [event.product], ...query };
    }
  }
}

/** The protocol requires query and position together, or neither. */
function toPositionFields({ queryId, position }: Extract<SearchEvent, { kind: 'clicked' }>) {
  return queryId !== null && position !== null ? { queryID: queryId, positions: [position] } : {};
}

type Hosts = Pick<SearchConfig, 'hosts' | 'eventsUrl'>;

/** Origins that the browser queries and sends events to, for the content security policy. */
export function findSearchOrigins({ hosts, eventsUrl }: Hosts): readonly string[] {
  const addresses = hosts.map(({ url, protocol }) => `${protocol}://${url}`);
  if (eventsUrl !== undefined) addresses.push(eventsUrl);
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

/**
 * URL for events: this deployment's search route, or another host. null where a third party would
 * get an event without a user token.
 */
export function findEventsUrl(
  { applicationId, searchKey, hosts: [host], eventsUrl }: SearchConfig,
  pageOrigin: string,
  userToken: string | null,
): string | null {
  const address = eventsUrl ?? (host && `${host.protocol}://${host.url}`);
  if (address === undefined) return null;
  if (userToken === null && new URL(address).origin !== pageOrigin) return null;
  const credentials = new URLSearchParams({
    'x-algolia-application-id': applicationId,
    'x-algolia-api-key': searchKey,
  });
  return `${address}/1/events?${credentials}`;
}
