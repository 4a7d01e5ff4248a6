/** Search at a hosted Algolia application: browsers ask it themselves, the server asks through the official client. */
import { type Algoliasearch, algoliasearch, type SearchMethodParams } from 'algoliasearch';
import type { Search, SearchAnswer, SearchCall } from '#features/search/search.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import type { Log } from '#kit/log.ts';
import { indexTexts } from '../embedded/text-index.ts';
import { type HostedConfig, hostsOf, parseHostedConfig } from './hosted-config.ts';

/** A page waits no longer than this for its products. */
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
    ...{ applicationId, searchKey, hosts: hostsOf(config), adminKey: null },
    handle: (call) => answer(call, client, log),
    ready: async () => {},
    // The service holds products; what editors write is found here.
    indexTexts,
  };
}

async function answer(call: SearchCall, client: Algoliasearch, log: Log): Promise<SearchAnswer> {
  try {
    return { status: 200, body: await ask(call, client) };
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

/** Only what the search key may do: the service itself refuses the rest. */
function ask({ method, path, body }: SearchCall, client: Algoliasearch): Promise<unknown> {
  const [plain = '', query = ''] = path.split('?', 2);
  const parameters = Object.fromEntries(new URLSearchParams(query));
  // The client asks the hosts for reading only where it knows that it reads.
  if (plain === QUERIES && isRequests(body)) return client.search(body);
  const given = { path: plain.replace(/^\//, ''), parameters };
  switch (method) {
    case 'GET':
      return client.customGet(given);
    case 'POST':
      return client.customPost({ ...given, body: Object(body ?? {}) });
    case 'PUT':
      return client.customPut({ ...given, body: Object(body ?? {}) });
    case 'DELETE':
      return client.customDelete(given);
  }
}
