/** Two search providers on one database, as in two processes, with the official client. */
import { type Algoliasearch, algoliasearch } from 'algoliasearch';
import { searchRecords } from '#features/search/search.fixtures.ts';
import type { Search } from '#features/search/search.port.ts';
import type { Ports } from '#request/shop.ts';
import { createMemoryCatalogue, createMemorySearch } from './in-memory.fixtures.ts';

/** Name of a catalogue index. */
export const SHOP = 'aldermoor-en-GB';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;

export function clientOf(search: Search, mayWrite = true): Algoliasearch {
  return algoliasearch(search.applicationId, 'any', {
    hosts: [{ url: 'in-process', accept: 'readWrite', protocol: 'https' }],
    requester: {
      async send({ method, url, data }) {
        const { pathname, search: behind } = new URL(url);
        const body: unknown = typeof data === 'string' ? JSON.parse(data) : undefined;
        const response = await search.handle({
          method: METHODS.find((name) => name === method) ?? 'GET',
          path: `${pathname}${behind}`,
          body,
          mayWrite,
        });
        return {
          status: response.status,
          content: JSON.stringify(response.body),
          isTimedOut: false,
        };
      },
    },
  });
}

export async function createSearches(database: unknown, changes: Ports['changes']) {
  const { searchSource } = createMemoryCatalogue(searchRecords(40)).ports;
  const ports = { searchSource, changes };
  const search = await createMemorySearch({ ports }, {}, database);
  const other = await createMemorySearch({ ports }, {}, database);
  return { search, other, client: clientOf(search) };
}

export async function findIds(
  client: Algoliasearch,
  indexName: string,
  params: object,
): Promise<string[]> {
  const { hits } = await client.searchSingleIndex({
    indexName,
    searchParams: { attributesToHighlight: [], ...params },
  });
  return hits.map(({ objectID }) => objectID);
}
