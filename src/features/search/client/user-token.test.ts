/** Tests that the user token is sent only if it is passed, and always with the consent flag. */

import { expect, test } from 'vitest';
import { z } from 'zod';
import { EMPTY_LISTING } from '../listing.ts';
import { queryCarousel } from '../query/query-carousel.ts';
import { queryListing } from '../query/query-listing.ts';
import { querySuggestions } from '../query/query-suggestions.ts';
import type { SearchConfig } from '../search.ts';
import { createInProcessClient } from './in-process-client.ts';
import type { SearchClient } from './search-client.ts';

const config: SearchConfig = { applicationId: 'app', searchKey: 'key', hosts: [], index: 'shop' };
const EMPTY_RESULT = { hits: [], facetHits: [], nbHits: 0, nbPages: 0, page: 0, hitsPerPage: 1 };

const requestsSchema = z.object({ requests: z.array(z.record(z.string(), z.unknown())) });

/** User token and consent flag of each query sent. */
async function sentRequests(
  sendQuery: (client: SearchClient) => Promise<unknown>,
): Promise<readonly unknown[]> {
  const searches: unknown[] = [];
  const client = createInProcessClient({
    ...{ applicationId: 'app', searchKey: 'key', adminKey: null, hosts: [], ready: async () => {} },
    indexTexts: () => ({ find: () => [] }),
    async handle({ body }) {
      const { requests } = requestsSchema.parse(body);
      const queries = requests.filter(({ type }) => type !== 'facet');
      searches.push(
        ...queries.map(({ userToken, enablePersonalization }) => [
          userToken,
          enablePersonalization,
        ]),
      );
      return { status: 200, body: { results: requests.map(() => EMPTY_RESULT) } };
    },
  });
  await sendQuery(client);
  return searches;
}

test.each([
  [
    'listing',
    (client: SearchClient, userToken?: string) =>
      queryListing(client, config, EMPTY_LISTING, userToken ? { userToken } : {}),
  ],
  [
    'carousel',
    (client: SearchClient, userToken?: string) =>
      queryCarousel(client, config, {
        mode: 'carousel',
        limit: 5,
        ...(userToken && { userToken }),
      }),
  ],
  [
    'suggestion',
    (client: SearchClient, userToken?: string) =>
      querySuggestions(client, config, 'dress', userToken),
  ],
] as const)('a %s', async (_, sendQuery) => {
  expect(await sentRequests((client) => sendQuery(client, 'anonymous-a1'))).toEqual([
    ['anonymous-a1', true],
  ]);
  expect(await sentRequests((client) => sendQuery(client))).toEqual([[undefined, undefined]]);
});
