/** BAG-4: what is told of searches, in the words of the Algolia protocol. Pure. */
import type { SearchConfig } from '#features/search/search.ts';

/** `queryId` only where a search led there; positions count from 1 over all pages. */
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

/** An event names at most so many products. */
const MOST_PRODUCTS = 20;

/** The body of one event. A conversion or click without its query is still one, and says so by its lack. */
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

/** The protocol takes a query and a position together, or neither. */
function describePlace({ queryId, position }: Extract<SearchEvent, { kind: 'clicked' }>) {
  return queryId !== null && position !== null ? { queryID: queryId, positions: [position] } : {};
}

/** Its hosts for searching take no events. */
const SERVICE_EVENTS = 'https://insights.algolia.io';

function isService(url: string): boolean {
  return /\.(algolia\.net|algolianet\.com)$/.test(url);
}

/** Where a browser asks and tells: the pages' content policy allows it. */
export function findSearchOrigins(hosts: SearchConfig['hosts']): readonly string[] {
  const asked = hosts.map(({ url, protocol }) => new URL(`${protocol}://${url}`).origin);
  return [
    ...new Set([...asked, ...(hosts.some(({ url }) => isService(url)) ? [SERVICE_EVENTS] : [])]),
  ];
}

/** Where events go: this shop's own road, or the service's. A service of others hears of nobody without a token. */
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
