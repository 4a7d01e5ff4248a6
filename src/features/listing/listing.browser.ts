/** Filters answered straight by the index: the client and its helper come with the first change. */

import type { ListingPage, ListingState } from '#features/search/listing.ts';
import { queryListing } from '#features/search/query-listing.ts';
import type { SearchConfig } from '#features/search/search.ts';
import { createSearchClient, type SearchClient } from '#features/search/search-client.ts';
import { links } from '#links';

type Connection = { readonly client: SearchClient; readonly config: SearchConfig };
let connection: Promise<Connection> | null = null;

async function connect(): Promise<Connection> {
  const response = await fetch(links.api.searchConfig(document.documentElement.lang));
  if (!response.ok) throw new Error(`The search configuration answered ${response.status}.`);
  const config = (await response.json()) as SearchConfig;
  return { config, client: createSearchClient(config) };
}

/** Throws when the index cannot be reached; the page's own loader is the way out. */
export async function queryInBrowser(state: ListingState): Promise<ListingPage> {
  connection ??= connect();
  const { client, config } = await connection.catch((error: unknown) => {
    connection = null;
    throw error;
  });
  return await queryListing(client, config, state);
}
