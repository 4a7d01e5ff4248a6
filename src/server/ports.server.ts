/** Opens what a command needs of the house, without pages, search or a server. */
import { resolve } from 'node:path';
import { openDatabase } from '#database/database.ts';
import type { FeedSource } from '#features/merchant-feed/merchant-feed.server.ts';
import type { Log } from '#kit/log.ts';
import type { Ports } from '#kit/shop.ts';
import { listLanguages } from './address.server.ts';
import { createComposer } from './compose.server.ts';
import type { Environment } from './environment.server.ts';
import { describeFeed } from './feeds.server.ts';
import { readRegistry } from './registry.node.server.ts';
import { checkRegistry, type Registry } from './registry.server.ts';

export type OpenedPorts = {
  readonly ports: Pick<Ports, 'catalogueImport' | 'pictures'>;
  /** Codes of every fascia. */
  readonly fascias: readonly string[];
  /** One for each fascia and language. */
  readonly feeds: readonly FeedSource[];
  readonly close: () => Promise<void>;
};

type Settings = Pick<Environment, 'dataDir' | 'databaseUrl' | 'port'>;

/** Throws `FolderInUse` when another process has the data folder. */
export async function openPorts({ dataDir, databaseUrl, port }: Settings, log: Log): Promise<OpenedPorts> {
  const registry = await readRegistry();
  checkRegistry(registry);
  const [first] = registry.fascias;
  if (!first) throw new Error('No fascia found: add a folder under src/fascias with a fascia.ts.');
  const database = await openDatabase({ dataDir, databaseUrl: databaseUrl ?? undefined, log, migrations: resolve('database/migrations') });
  try {
    const { openPort } = createComposer(registry, { dataDir, log, database: async () => database });
    const ports = { catalogueImport: await openPort(first, 'catalogueImport'), pictures: await openPort(first, 'pictures') };
    const feeds = await openFeeds(registry, (fascia) => openPort(fascia, 'catalogue'), port);
    return { ports, fascias: registry.fascias.map(({ code }) => code), feeds, close: () => database.close() };
  } catch (error) {
    await database.close();
    throw error;
  }
}

type OpenCatalogue = (fascia: Registry['fascias'][number]) => Promise<Ports['catalogue']>;

async function openFeeds(registry: Registry, open: OpenCatalogue, port: number): Promise<FeedSource[]> {
  const feeds: FeedSource[] = [];
  for (const fascia of registry.fascias) {
    const catalogue = await open(fascia);
    feeds.push(...listLanguages(registry, fascia).map((language) => describeFeed(fascia, language, catalogue, port)));
  }
  return feeds;
}
