/** Opens what servers and commands share: database, fascias with their origins, and the providers that are configured. */
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Database, openDatabase } from '#database/database.ts';
import type { Fascia, ProviderChoice } from '#kit/define-fascia.ts';
import type { Log } from '#kit/log.ts';
import { createComposer } from './compose.server.ts';
import type { Environment } from './environment.server.ts';
import { checkRegistry, type Registry, withOrigins } from './registry.server.ts';

export type AppPlace = Pick<Environment, 'dataDir' | 'databaseUrl' | 'providers' | 'origins'>;

export type OpenedApp = ReturnType<typeof createComposer> & {
  /** With the origins of this deployment. */
  readonly registry: Registry;
  /** The first fascia, for work that concerns the whole deployment. */
  readonly first: Fascia;
  readonly database: Database;
};

export type AppDefaults = {
  readonly choices?: Readonly<Record<string, ProviderChoice>>;
  readonly isBundled?: boolean;
};

/**
 * The database is closed when what is to be done with it fails to begin.
 * @throws Error when the data folder is in use by another process, or a fascia names what does not exist.
 */
export async function openApp<T>(
  found: Registry,
  place: AppPlace,
  log: Log,
  begin: (app: OpenedApp) => Promise<T>,
  { choices = {}, isBundled = false }: AppDefaults = {},
): Promise<T> {
  const registry = withOrigins(found, place.origins);
  checkRegistry(registry);
  const [first] = registry.fascias;
  if (!first) throw new Error('No fascia found: add a folder under src/fascias with a fascia.ts.');
  const { dataDir, databaseUrl } = place;
  // Mails, keys and accounts are in it. A folder that somebody has made keeps the mode that they gave it.
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const database = await openDatabase({
    ...{
      dataDir,
      databaseUrl: databaseUrl ?? undefined,
      log,
      migrations: resolve('database/migrations'),
    },
    // A bundle has moved the file that names the worker.
    ...(isBundled && { workerUrl: pathToFileURL(resolve('database/embedded-worker.ts')) }),
  });
  try {
    const deps = { dataDir, log, database: async () => database };
    const composer = createComposer(registry, deps, { ...choices, ...place.providers });
    return await begin({ ...composer, registry, first, database });
  } catch (error) {
    await database.close();
    throw error;
  }
}
