/**
 * The browser's single connection to the index; import it dynamically, as
 * it contains the Algolia client.
 */
import { createSearchClient, type SearchClient } from './search-client.ts';
import { type BrowserSearchConfig, fetchSearchConfig } from './search-config.browser.ts';

export type SearchConnection = {
  readonly client: SearchClient;
  readonly config: BrowserSearchConfig;
};

let connection: SearchConnection | null = null;

/** Created once; after a failure the next call tries again. */
export async function connectSearch(): Promise<SearchConnection> {
  const config = await fetchSearchConfig();
  connection ??= { config, client: createSearchClient(config) };
  return connection;
}
