/** Search server with one filled index, and a page on another origin that queries it. */
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { algoliasearch } from 'algoliasearch';
import { build } from 'vite';
import { searchRecords } from '#features/search/search.fixtures.ts';
import type { Search } from '#features/search/search.port.ts';
import { createChanges } from '#providers/changes/embedded/changes.provider.ts';
import {
  createMemoryCatalogue,
  createMemorySearch,
} from '#providers/search/embedded/in-memory.fixtures.ts';
import { handleSearchRequest } from '#server/endpoints/search-http.ts';
import { openTestEmbedded } from '../databases/databases.ts';

export const STORES = 'stores';
/** Index of the shop's catalogue with default settings. */
export const SHOP = 'aldermoor-en-GB';
export const shopRecords = searchRecords(300, 5, 12);

export type SearchSetup = {
  readonly search: Search;
  /** `127.0.0.1:PORT`, without the path. */
  readonly host: string;
  readonly methods: string[];
  /** Received events. */
  readonly events: Readonly<Record<string, unknown>>[];
  readonly close: () => Promise<void>;
};

export type StoreRecord = {
  readonly objectID: string;
  readonly name: string;
  readonly brand: string;
  readonly price: number;
  readonly categories: { readonly lvl0: string; readonly lvl1: string };
};

export const storeRecords: readonly StoreRecord[] = shopRecords.map(
  ({ objectID, name, brand, price, department, categoryTaxonomy }) => ({
    ...{ objectID, name, brand, price },
    categories: { lvl0: department, lvl1: `${department} > ${categoryTaxonomy}` },
  }),
);

export async function openSearchSetup(): Promise<SearchSetup> {
  const { database, close } = await openTestEmbedded();
  const events: Readonly<Record<string, unknown>>[] = [];
  const ports = {
    searchSource: createMemoryCatalogue(shopRecords).ports.searchSource,
    changes: createChanges(database),
  };
  const search = await createMemorySearch(
    { ports },
    { onEvents: (some: typeof events) => void events.push(...some) },
    database,
  );
  const methods: string[] = [];
  const server = await listen((request) => {
    methods.push(request.method);
    return handleSearchRequest(request, search);
  });
  return {
    ...{ search, events, methods, host: server.host },
    async close() {
      await server.close();
      await close();
    },
  };
}

/** Fills the index through the official client with the admin key. */
export async function fillStores({ search, host }: SearchSetup): Promise<void> {
  const client = algoliasearch(search.applicationId, search.adminKey ?? '', {
    hosts: [{ url: `${host}/search`, accept: 'readWrite', protocol: 'http' }],
  });
  await client.setSettings({
    indexName: STORES,
    indexSettings: {
      searchableAttributes: ['name', 'brand'],
      attributesForFaceting: ['searchable(brand)', 'price', 'categories.lvl0', 'categories.lvl1'],
      replicas: [`${STORES}-cheap`],
    },
  });
  await client.setSettings({
    indexName: `${STORES}-cheap`,
    indexSettings: { ranking: ['asc(price)'] },
  });
  await client.saveObjects({
    indexName: STORES,
    objects: storeRecords.map((record) => ({ ...record })),
    waitForTasks: true,
  });
}

/** Serves the page with all its code bundled into one script. */
export async function servePage(): Promise<{
  readonly host: string;
  readonly close: () => Promise<void>;
}> {
  const built = await build({
    ...{
      configFile: false,
      logLevel: 'silent',
      root: fileURLToPath(new URL('page', import.meta.url)),
      envDir: false,
    },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: fileURLToPath(new URL('page/search-page.tsx', import.meta.url)) },
    },
  });
  const chunks = [built].flat().flatMap((item) => ('output' in item ? item.output : []));
  const script = chunks
    .flatMap((chunk) => (chunk.type === 'chunk' && chunk.isEntry ? [chunk.code] : []))
    .join('\n');
  return listen(({ url }) => {
    const isScript = new URL(url).pathname === '/page.js';
    const body = isScript
      ? script
      : '<!doctype html><html lang="en"><title>Stores</title><body><script type="module" src="/page.js"></script>';
    return new Response(body, {
      headers: { 'content-type': isScript ? 'text/javascript' : 'text/html' },
    });
  });
}

type HttpServer = { readonly host: string; readonly close: () => Promise<void> };

function listen(fetch: (request: Request) => Response | Promise<Response>): Promise<HttpServer> {
  return new Promise((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) => {
      const close = () =>
        new Promise<void>((closed) => {
          server.close(() => closed());
          if ('closeAllConnections' in server) server.closeAllConnections();
        });
      resolve({ host: `127.0.0.1:${port}`, close });
    });
  });
}
