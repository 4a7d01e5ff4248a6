/** BAG-4: event bodies and addresses of the Algolia Insights protocol; pure functions. */
import type { SearchConfig } from '#features/search/search.ts';

/** `queryId` is null where no search led to the product; positions are 1-based over all pages. */
export type SearchEvent =
  | {
      readonly kind: 'listed';
      readonly products: readonly string[];
      readonly queryId: string | null;
    }
  | { readonly kind: 'viewed'; readonly product: string }
  | {
      readonly kind: 'clicked';
      readonly product: string;
      readonly queryId: string | null;
      readonly position: number | null;
    }
  | { readonly kind: 'added'; readonly product: string; readonly queryId: string | null };

/** Maximum number of products per event. */
const MOST_PRODUCTS = 20;

/** Body of one event; a click or conversion without a query is sent without `queryID`. */
export function writeEvent(event: SearchEvent, index: string, userToken: string | null) {
  const shared = { index, ...(userToken !== null && { userToken }) };
  switch (event.kind) {
    case 'listed':
      return {
        ...shared,
        eventType: 'view',
        eventName: 'Products Listed',
        objectIDs: event.products.slice(0, MOST_PRODUCTS),
      };
    case 'viewed':
      return {
        ...shared,
        eventType: 'view',
        eventName: 'Product Viewed',
        objectIDs: [event.product],
      };
    case 'clicked':
      return {
        ...shared,
        eventType: 'click',
        eventName: 'Product Clicked',
        objectIDs: [event.product],
        ...describePlace(event),
      };
    case 'added': {
      const query = event.queryId !== null && { queryID: event.queryId };
      const added = {
        eventType: 'conversion',
        eventSubtype: 'addToCart',
        eventName: 'Product Added',
      };
      return { ...shared, ...added, objectIDs: [event.product], ...query };
    }
  }
}

/** The protocol requires query and position together, or neither. */
function describePlace({ queryId, position }: Extract<SearchEvent, { kind: 'clicked' }>) {
  return queryId !== null && position !== null ? { queryID: queryId, positions: [position] } : {};
}

/** Algolia's search hosts accept no events. */
const SERVICE_EVENTS = 'https://insights.algolia.io';

function isService(url: string): boolean {
  return /\.(algolia\.net|algolianet\.com)$/.test(url);
}

/** Origins that the browser queries and sends events to, for the content security policy. */
export function findSearchOrigins(hosts: SearchConfig['hosts']): readonly string[] {
  const asked = hosts.map(({ url, protocol }) => new URL(`${protocol}://${url}`).origin);
  return [
    ...new Set([...asked, ...(hosts.some(({ url }) => isService(url)) ? [SERVICE_EVENTS] : [])]),
  ];
}

/**
 * URL for events: this deployment's search route, the configured host, or the hosted service. null
 * where a third party would get an event without a user token.
 */
export function findEventsAddress(
  { applicationId, searchKey, hosts }: SearchConfig,
  here: string,
  userToken: string | null,
): string | null {
  const host = hosts.find(({ url }) => !isService(url));
  const credentials = new URLSearchParams({
    'x-algolia-application-id': applicationId,
    'x-algolia-api-key': searchKey,
  });
  const own = host && `${host.protocol}://${host.url}`;
  if (own && new URL(own).origin === here) return `${own}/1/events?${credentials}`;
  return userToken === null ? null : `${own ?? SERVICE_EVENTS}/1/events?${credentials}`;
}
