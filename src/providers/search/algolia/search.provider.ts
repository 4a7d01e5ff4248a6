/** Search by a hosted Algolia application; browsers call it directly. */
import { type Algoliasearch, algoliasearch, type SearchMethodParams } from 'algoliasearch';
import type { Search, SearchCall, SearchResponse } from '#features/search/search.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import type { Log } from '#kit/log.ts';
import { traceHeaders } from '#kit/monitoring/provider-fetch.server.ts';
import { indexTexts } from '#search-engine/shop-indexes/text-index.ts';
import { eventsUrlOf, type HostedConfig, hostsOf, parseHostedConfig } from './hosted-config.ts';

/** Timeouts in milliseconds, short because server-rendered pages wait for the result. */
const TIMEOUTS = { connect: 1_000, read: 2_000, write: 5_000 };

export const provider = defineProvider({
  port: 'search',
  name: 'algolia',
  create: ({ log }, given) => createHostedSearch(parseHostedConfig(given), log),
});

export function createHostedSearch(config: HostedConfig, log: Log): Search {
  const { applicationId, searchKey, hosts } = config;
  const client = algoliasearch(applicationId, searchKey, {
    timeouts: TIMEOUTS,
    ...(hosts.length > 0 ? { hosts: [...hosts] } : {}),
  });
  return {
    ...{ applicationId, searchKey, adminKey: null },
    ...{ hosts: hostsOf(config), eventsUrl: eventsUrlOf(config) },
    handle: (call) => respond(call, client, log),
    ready: async () => {},
    // The service indexes products only; editorial texts are indexed in this process.
    indexTexts,
  };
}

async function respond(call: SearchCall, client: Algoliasearch, log: Log): Promise<SearchResponse> {
  try {
    return { status: 200, body: await forwardCall(call, client) };
  } catch (error) {
    const { message, status } = error as Error & { readonly status?: unknown };
    if (typeof status === 'number' && status >= 400 && status < 500)
      return { status, body: { message, status } };
    log.warn({ error: message }, 'The hosted search does not answer');
    return { status: 503, body: { message: 'The hosted search does not answer', status: 503 } };
  }
}

const QUERIES = '/1/indexes/*/queries';

function isRequests(body: unknown): body is SearchMethodParams {
  return (
    typeof body === 'object' && body !== null && 'requests' in body && Array.isArray(body.requests)
  );
}

/** Forwards the call with the search key; the service rejects whatever that key does not allow. */
function forwardCall({ method, path, body }: SearchCall, client: Algoliasearch): Promise<unknown> {
  const [plain = '', query = ''] = path.split('?', 2);
  const parameters = Object.fromEntries(new URLSearchParams(query));
  const options = { headers: traceHeaders() };
  // The client uses its read hosts only in its typed methods.
  if (plain === QUERIES && isRequests(body)) return client.search(body, options);
  const given = { path: plain.replace(/^\//, ''), parameters };
  switch (method) {
    case 'GET':
      return client.customGet(given, options);
    case 'POST':
      return client.customPost({ ...given, body: Object(body ?? {}) }, options);
    case 'PUT':
      return client.customPut({ ...given, body: Object(body ?? {}) }, options);
    case 'DELETE':
      return client.customDelete(given, options);
  }
}
