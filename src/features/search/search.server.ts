/**
 * Server-side listings and carousels, by the same queries as in the
 * browser but without a network.
 */
import { cacheTags } from '#request/cache-tags.ts';
import type { Shop } from '#request/shop.ts';
import { createInProcessClient } from './client/in-process-client.ts';
import type { SearchClient } from './client/search-client.ts';
import type { ListingPage, ListingState } from './listing.ts';
import { type ProductValues, queryBestProducts } from './query/query-best-products.ts';
import { type CarouselQuery, queryCarousel } from './query/query-carousel.ts';
import { type ListingOptions, queryListing } from './query/query-listing.ts';
import { queryProductKeys } from './query/query-product-keys.ts';
import type { ProductCardHit } from './records/product-card.ts';
import type { Search } from './search.port.ts';
import { indexName, type SearchConfig } from './search.ts';

export async function loadListing(
  shop: Shop,
  state: ListingState,
  options?: ListingOptions,
): Promise<ListingPage> {
  shop.tag(cacheTags.listing());
  return queryListing(getClient(shop.ports.search), loadSearchConfig(shop), state, options);
}

/** Products of a carousel, without facets and counts. */
export async function loadCarousel(
  shop: Shop,
  query: CarouselQuery,
): Promise<readonly ProductCardHit[]> {
  shop.tag(cacheTags.listing());
  return queryCarousel(getClient(shop.ports.search), loadSearchConfig(shop), query);
}

export async function loadProductCards(
  shop: Shop,
  productKeys: readonly string[],
): Promise<readonly ProductCardHit[]> {
  for (const key of productKeys) shop.tag(cacheTags.product(key));
  return queryProductKeys(getClient(shop.ports.search), loadSearchConfig(shop), productKeys);
}

/** Keys of the first products in stock with all of these values; adds no cache tag. */
export async function findBestProducts(
  shop: Shop,
  values: ProductValues,
  limit: number,
): Promise<readonly string[]> {
  return queryBestProducts(getClient(shop.ports.search), loadSearchConfig(shop), values, limit);
}

/**
 * Configuration for `GET /_api/search/config`; the route adds this deployment's
 * own host where `hosts` is empty.
 */
export function loadSearchConfig(shop: Shop): SearchConfig {
  const { applicationId, searchKey, hosts, eventsUrl } = shop.ports.search;
  const index = indexName(shop.fascia.code, shop.locale.tag);
  const events = eventsUrl !== undefined && { eventsUrl };
  return { applicationId, searchKey, hosts, ...events, index };
}

const clients = new WeakMap<Search, SearchClient>();

function getClient(search: Search): SearchClient {
  const cached = clients.get(search);
  if (cached) return cached;
  const client = createInProcessClient(search);
  clients.set(search, client);
  return client;
}
