/** The search client for the browser. Load it lazily: it brings the Algolia client (6 kB). */
import { type LiteClient, liteClient } from 'algoliasearch/lite';
import type { SearchConfig } from './search.ts';

export type SearchClient = LiteClient;

/** In ms, until the first byte and until the last, where there is no other host to turn to: a slow line is waited for. */
const PATIENT = { connect: 3_000, read: 6_000, write: 6_000 };

/** Without hosts the service's own are asked. The client keeps answers in memory, so going back asks nothing. */
export function createSearchClient({
  applicationId,
  searchKey,
  hosts,
}: SearchConfig): SearchClient {
  const own = hosts.length > 0 ? { hosts: hosts.map((host) => ({ ...host })) } : {};
  return liteClient(
    applicationId,
    searchKey,
    hosts.length === 1 ? { ...own, timeouts: PATIENT } : own,
  );
}
