/** Opens what a command needs of the house, without pages, search or a server. */
import { resolve } from 'node:path';
import { openDatabase } from '#database/database.ts';
import type { Log } from '#kit/log.ts';
import type { Ports } from '#kit/shop.ts';
import { createComposer } from './compose.server.ts';
import type { Environment } from './environment.server.ts';
import { readRegistry } from './registry.node.server.ts';
import { checkRegistry } from './registry.server.ts';

export type OpenedPorts = {
  readonly ports: Pick<Ports, 'catalogueImport' | 'pictures'>;
  /** Codes of every fascia. */
  readonly fascias: readonly string[];
  readonly close: () => Promise<void>;
};

/** Throws `FolderInUse` when another process has the data folder. */
export async function openPorts({ dataDir, databaseUrl }: Pick<Environment, 'dataDir' | 'databaseUrl'>, log: Log): Promise<OpenedPorts> {
  const registry = await readRegistry();
  checkRegistry(registry);
  const [first] = registry.fascias;
  if (!first) throw new Error('No fascia found: add a folder under src/fascias with a fascia.ts.');
  const database = await openDatabase({ dataDir, databaseUrl: databaseUrl ?? undefined, log, migrations: resolve('database/migrations') });
  try {
    const { openPort } = createComposer(registry, { dataDir, log, database: async () => database });
    const ports = { catalogueImport: await openPort(first, 'catalogueImport'), pictures: await openPort(first, 'pictures') };
    return { ports, fascias: registry.fascias.map(({ code }) => code), close: () => database.close() };
  } catch (error) {
    await database.close();
    throw error;
  }
}
