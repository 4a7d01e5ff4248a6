/** The browser's one connection to the index. Load it lazily: it brings the Algolia client. */
import { links } from '#links';
import type { SearchConfig } from './search.ts';
import { createSearchClient, type SearchClient } from './search-client.ts';

export type SearchConnection = { readonly client: SearchClient; readonly config: SearchConfig };

let connection: Promise<SearchConnection> | null = null;

/** Made once; after a failure the next call tries again. */
export function connectSearch(): Promise<SearchConnection> {
  connection ??= connect().catch((error: unknown) => {
    connection = null;
    throw error;
  });
  return connection;
}

async function connect(): Promise<SearchConnection> {
  const response = await fetch(links.api.searchConfig(document.documentElement.lang));
  if (!response.ok) throw new Error(`The search configuration answered ${response.status}.`);
  const config = (await response.json()) as SearchConfig;
  return { config, client: createSearchClient(config) };
}
