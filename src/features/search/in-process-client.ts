/** Algolia client for code in the same process as the search provider. */
import { liteClient } from 'algoliasearch/lite';
import type { Search } from './search.port.ts';
import type { SearchClient } from './search-client.ts';

/** The official client with a requester that calls the port instead of the network. */
export function createInProcessClient(search: Search): SearchClient {
  return liteClient(search.applicationId, search.searchKey, {
    hosts: [{ url: 'in-process', accept: 'readWrite', protocol: 'https' }],
    requester: {
      async send({ method, url, data }) {
        const body: unknown = typeof data === 'string' ? JSON.parse(data) : undefined;
        const path = new URL(url).pathname;
        const answer = await search.handle({
          method: method === 'GET' ? 'GET' : 'POST',
          path,
          body,
        });
        return { status: answer.status, content: JSON.stringify(answer.body), isTimedOut: false };
      },
    },
  });
}
