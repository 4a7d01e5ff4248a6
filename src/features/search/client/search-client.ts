/** Search client for the browser; import it dynamically, as the Algolia client adds 6 kB. */
import { type LiteClient, liteClient } from 'algoliasearch/lite';
import type { SearchConfig } from '../search.ts';

/** The methods that the shop uses. */
export type SearchClient = Pick<LiteClient, 'search' | 'searchForHits'>;

/**
 * Timeouts in ms for a single host: without a host to fall back on, slow connections get more time.
 */
const SINGLE_HOST_TIMEOUTS = { connect: 3_000, read: 6_000, write: 6_000 };

/**
 * Without `hosts` the client uses Algolia's own. It caches responses in memory,
 * so going back sends no request.
 */
export function createSearchClient({
  applicationId,
  searchKey,
  hosts,
}: SearchConfig): SearchClient {
  const hostOptions = hosts.length > 0 ? { hosts: hosts.map((host) => ({ ...host })) } : {};
  return liteClient(
    applicationId,
    searchKey,
    hosts.length === 1 ? { ...hostOptions, timeouts: SINGLE_HOST_TIMEOUTS } : hostOptions,
  );
}
