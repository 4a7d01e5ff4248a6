/** Tests of the hosted provider and the push, against a local endpoint with the same protocol. */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { algoliasearch } from 'algoliasearch';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { createInProcessClient } from '#features/search/client/in-process-client.ts';
import { describeSearch } from '#features/search/search.contract.ts';
import { searchRecords } from '#features/search/search.fixtures.ts';
import type { Search } from '#features/search/search.port.ts';
import { silentLog } from '#kit/log.ts';
import { createChanges } from '#providers/changes/embedded/changes.provider.ts';
import { createIndexStore } from '#search-engine/custom-indexes/index-store.ts';
import { handleSearchRequest } from '#server/endpoints/search-http.ts';
import { openTestEmbedded } from '#test/databases/databases.ts';
import { portOf } from '#test/servers/port-of.ts';
import { runPushCommand } from '#tools/search.ts';
import { createMemoryCatalogue, createMemorySearch } from '../embedded/in-memory.fixtures.ts';
import { createHostedSearch, provider } from './search.provider.ts';

const records = searchRecords(200, 8, 20);
const scope = { fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP' } as const;
const INDEX = 'aldermoor-en-GB';

type Host = {
  readonly search: Search;
  readonly address: string;
  readonly database: Database;
  readonly close: () => Promise<void>;
};

/** Endpoint of an application without catalogue indexes. */
async function openHost(): Promise<Host> {
  const { database, close } = await openTestEmbedded();
  const ports = { ...createMemoryCatalogue([]).ports, changes: createChanges(database) };
  const search = await createMemorySearch({ ports, scopes: [] }, {}, database);
  const server = createServer(
    getRequestListener((request) => handleSearchRequest(request, search)),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    ...{ search, database, address: `127.0.0.1:${portOf(server)}/search` },
    async close() {
      server.closeAllConnections();
      server.close();
      await close();
    },
  };
}

function push(
  host: Host,
  catalogue: ReturnType<typeof createMemoryCatalogue>,
  args: readonly string[] = ['push'],
) {
  const lines: string[] = [];
  const sources = {
    scopes: [scope],
    source: catalogue.ports.searchSource,
    database: host.database,
    dataDir: '',
  };
  const code = runPushCommand({
    args,
    environment: {
      ALGOLIA_APPLICATION_ID: host.search.applicationId,
      ALGOLIA_ADMIN_KEY: host.search.adminKey ?? '',
      ALGOLIA_HOST: `http://${host.address}`,
    },
    open: async () => ({ ...sources, close: async () => {} }),
    output: { write: (text) => lines.push(text) },
  });
  return code.then((exit) => ({ exit, log: lines.join('') }));
}

const requestOf = (url: string) =>
  createHostedSearch(
    {
      applicationId: 'PARADE',
      searchKey: 'public-search-only',
      hosts: [{ url, protocol: 'http', accept: 'readWrite' }],
    },
    silentLog,
  );

describeSearch('a hosted application that was pushed to', records, async () => {
  const host = await openHost();
  await push(host, createMemoryCatalogue(records));
  const search = requestOf(host.address);
  return { search, client: createInProcessClient(search), close: host.close };
});

describe('pushing', () => {
  let host: Host;
  beforeAll(async () => {
    host = await openHost();
  });
  afterAll(() => host.close());

  test('brings records, settings, replicas, synonyms and rules; a second time what has changed', async () => {
    const catalogue = createMemoryCatalogue(records);
    // Configuration that the merchant saved for the catalogue index.
    const store = createIndexStore(host.database);
    const rule = {
      objectID: 'r',
      conditions: [{ pattern: 'gifts', anchoring: 'is' }],
      consequence: { params: { query: 'wool' } },
    };
    await store.write(INDEX, async (writer) => {
      await writer.put('rule', [{ id: 'r', body: rule }]);
      await writer.put('synonym', [
        { id: 's', body: { objectID: 's', type: 'synonym', synonyms: ['wool', 'fleece'] } },
      ]);
    });
    const first = await push(host, catalogue);
    expect(first).toEqual({
      exit: 0,
      log: expect.stringContaining(`${INDEX}: 200 products written, 0 removed`),
    });
    expect(first.log).toMatch(/100 %/);

    const client = algoliasearch('PARADE', host.search.adminKey ?? '', {
      hosts: [{ url: host.address, protocol: 'http', accept: 'readWrite' }],
    });
    const count = async (indexName: string, query = '') =>
      (await client.searchSingleIndex({ indexName, searchParams: { query } })).nbHits;
    const wool = records.filter(({ name }) => name.includes('wool')).length;
    expect([
      await count(INDEX),
      await count(`${INDEX}-price-asc`),
      await count(INDEX, 'fleece'),
      await count(INDEX, 'gifts'),
    ]).toEqual([200, 200, wool, wool]);
    expect((await client.getSettings({ indexName: `${INDEX}-newness` })).ranking?.[0]).toBe(
      'desc(newness)',
    );

    catalogue.drop(records[0]?.objectID ?? '');
    expect((await push(host, catalogue, ['push', INDEX])).log).toContain(
      '199 products written, 1 removed',
    );
    expect(await count(INDEX)).toBe(199);
  });

  test('prints its usage, and which indexes there are', async () => {
    expect(await push(host, createMemoryCatalogue([]), ['pull'])).toEqual({
      exit: 1,
      log: expect.stringContaining('npm run search -- push'),
    });
    await expect(push(host, createMemoryCatalogue([]), ['push', 'nothing'])).rejects.toThrow(
      `choose from ${INDEX}`,
    );
  });
});

test('browsers are sent to the service itself, or to the proxy before it', () => {
  const search = createHostedSearch(
    { applicationId: 'ABC123', searchKey: 'key', hosts: [] },
    silentLog,
  );
  expect(search.hosts.map(({ url }) => url)).toEqual([
    'abc123-dsn.algolia.net',
    'abc123-1.algolianet.com',
    'abc123-2.algolianet.com',
    'abc123-3.algolianet.com',
  ]);
  expect(search.eventsUrl).toBe('https://insights.algolia.io');
  const behind = requestOf('search.test/road');
  expect(behind.hosts).toEqual([
    { url: 'search.test/road', protocol: 'http', accept: 'readWrite' },
  ]);
  expect(behind.eventsUrl).toBe('http://search.test/road');
});

test.each([
  [['abc123-dsn.algolia.net'], 'https://insights.algolia.io'],
  [['abc123-dsn.algolia.net', 'search.test/road'], 'https://search.test/road'],
])('events of the hosts %j are sent to %s', (urls, expected) => {
  const hosts = urls.map((url) => ({ url, protocol: 'https', accept: 'read' }) as const);
  const config = { applicationId: 'ABC123', searchKey: 'key', hosts };
  expect(createHostedSearch(config, silentLog).eventsUrl).toBe(expected);
});

test('an unavailable service is a response of 503, not an exception', async () => {
  const response = await requestOf('127.0.0.1:9').handle({
    method: 'POST',
    path: '/1/indexes/*/queries',
    body: { requests: [] },
  });
  expect(response).toEqual({
    status: 503,
    body: { status: 503, message: 'The hosted search does not answer' },
  });
});

test.each([{}, { applicationId: 'a b', searchKey: 'x' }, { applicationId: 'A', searchKey: '' }])(
  'a configuration that lacks something stops the start: %j',
  (config) => {
    const deps = {
      dataDir: '',
      log: silentLog,
      scopes: [],
      database: async () => null,
      port: async () => Promise.reject(new Error('none')),
      defaultPort: async () => Promise.reject(new Error('none')),
    };
    expect(() => provider.create(deps, config)).toThrow(
      /"algolia" needs (applicationId|searchKey)/,
    );
  },
);
