/**
 * Opens the services that servers and commands share: database, fascias with their origins, and
 * configured providers.
 */
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Database, openDatabase } from '#database/database.ts';
import { readExperimentFile } from '#features/experiments/experiment-file.server.ts';
import type { Fascia, ProviderChoice } from '#kit/define-fascia.ts';
import type { Log } from '#kit/log.ts';
import { createComposer } from './compose.server.ts';
import type { Environment } from './environment.server.ts';
import { checkRegistry, type Registry, withOrigins, withTags } from './registry.server.ts';

export type AppLocation = Pick<
  Environment,
  'dataDir' | 'databaseUrl' | 'providers' | 'origins' | 'smtp'
> &
  Partial<Pick<Environment, 'experimentsFile' | 'tags'>>;

export type OpenedApp = ReturnType<typeof createComposer> & {
  /** Fascias have the public origins of this deployment. */
  readonly registry: Registry;
  /** The first fascia, for work that concerns the whole deployment. */
  readonly firstFascia: Fascia;
  readonly database: Database;
};

/**
 * Closes the database if `start` fails.
 * @throws Error if another process uses the data folder, or a fascia's configuration refers to
 *   something that does not exist.
 */
export async function openApp<T>(
  loadedRegistry: Registry,
  location: AppLocation,
  log: Log,
  start: (app: OpenedApp) => Promise<T>,
  { isBundled = false }: { readonly isBundled?: boolean } = {},
): Promise<T> {
  const withSettings = withTags(withOrigins(loadedRegistry, location.origins), location.tags ?? {});
  const registry = withExperiments(withSettings, location);
  checkRegistry(registry);
  const [firstFascia] = registry.fascias;
  if (!firstFascia)
    throw new Error('No fascia found: add a folder under src/fascias with a fascia.ts.');
  const { dataDir, databaseUrl } = location;
  // Private, as it contains emails, keys and accounts. An existing folder keeps its mode.
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const database = await openDatabase({
    ...{
      dataDir,
      databaseUrl: databaseUrl ?? undefined,
      log,
      migrations: resolve('database/migrations'),
    },
    // The bundle does not contain the file that starts the worker.
    ...(isBundled && { workerUrl: pathToFileURL(resolve('database/embedded/embedded-worker.ts')) }),
  });
  try {
    const deps = { dataDir, log, database: async () => database };
    const composer = createComposer(registry, deps, chooseProviders(location));
    return await start({ ...composer, registry, firstFascia, database });
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** @throws Error with every fault of the file. */
function withExperiments(registry: Registry, { experimentsFile }: AppLocation): Registry {
  if (!experimentsFile) return registry;
  const experiments = readExperimentFile(experimentsFile, registry.fascias);
  const fascias = registry.fascias.map((fascia) => ({
    ...fascia,
    experiments: experiments.get(fascia.code) ?? [],
  }));
  return { ...registry, fascias };
}

/** `PROVIDERS` overrides the mailer that `SMTP_URL` selects. */
function chooseProviders({ smtp, providers }: AppLocation): Record<string, ProviderChoice> {
  return { ...(smtp && { mailer: { name: 'smtp', config: smtp } }), ...providers };
}
