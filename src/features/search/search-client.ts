/** The search client for the browser. Load it lazily: it brings the Algolia client (6 kB). */
import { type LiteClient, liteClient } from 'algoliasearch/lite';
import type { SearchConfig } from './search.ts';

export type SearchClient = LiteClient;

/** Without hosts the service's own are asked. The client keeps answers in memory, so going back asks nothing. */
export function createSearchClient({ applicationId, searchKey, hosts }: SearchConfig): SearchClient {
  return liteClient(applicationId, searchKey, hosts.length > 0 ? { hosts: hosts.map((host) => ({ ...host })) } : {});
}
