/** Opens the services of the server: database, providers, and one site per fascia. */
import { join } from 'node:path';
import type { Database } from '#database/database.ts';
import { loadSecret } from '#database/keys/secret.ts';
import { formatExperiments } from '#features/experiments/experiment-file.server.ts';
import type { Log } from '#kit/log.ts';
import type { Ports } from '#request/shop.ts';
import { listLanguages } from '../http/resolve-page.server.ts';
import { measureSearch } from '../monitoring/measure-search.server.ts';
import type { Environment } from './environment.server.ts';
import { type OpenedApp, openApp } from './open-app.server.ts';
import { listOtherFascias, originOf } from './other-fascias.ts';
import type { Registry } from './registry.server.ts';
import type { Site } from './shop.server.ts';
import { warnOfTestPayments } from './warn-test-payments.ts';

export type AppServices = {
  /** Fascias have the public origins of this deployment. */
  readonly registry: Registry;
  readonly database: Database;
  readonly sites: ReadonlyMap<string, Site>;
  /** The first fascia's ports, for work that concerns the whole deployment. */
  readonly ports: Ports;
  readonly secret: string;
  readonly close: () => Promise<void>;
};

/**
 * @throws Error if another process uses the data folder, or a fascia's configuration refers to
 *   something that does not exist.
 */
export function openAppServices(
  loadedRegistry: Registry,
  environment: Environment,
  log: Log,
): Promise<AppServices> {
  warnWithoutMailer(environment, log);
  const openServices = async (app: OpenedApp) => {
    const services = await openSites(app, environment);
    warnOfTestPayments(services.sites.values(), log);
    logExperiments(app.registry, log);
    return services;
  };
  return openApp(loadedRegistry, environment, log, openServices, { isBundled: true });
}

async function openSites(
  { registry, database, composePorts }: OpenedApp,
  environment: Environment,
): Promise<AppServices> {
  const sites = new Map<string, Site>();
  for (const fascia of registry.fascias) {
    sites.set(fascia.code, {
      fascia,
      origin: originOf(fascia, environment.port),
      otherFascias: listOtherFascias(registry.fascias, fascia, environment.port),
      languages: listLanguages(registry, fascia),
      ports: measurePorts(await composePorts(fascia), fascia.code),
    });
  }
  const [firstSite] = sites.values();
  if (!firstSite)
    throw new Error('No fascia found: add a folder under src/fascias with a fascia.ts.');
  return {
    registry,
    database,
    sites,
    ports: firstSite.ports,
    secret: await loadSecret(database, 'cookies'),
    close: () => database.close(),
  };
}

function measurePorts(ports: Ports, fascia: string): Ports {
  return { ...ports, search: measureSearch(ports.search, fascia) };
}

function logExperiments({ fascias }: Registry, log: Log): void {
  for (const { code, experiments = [] } of fascias)
    if (experiments.length > 0)
      log.info(
        { fascia: code, experiments: formatExperiments(experiments) },
        'Experiments are active.',
      );
}

function warnWithoutMailer({ smtp, dataDir, devTools }: Environment, log: Log): void {
  if (!smtp && !devTools)
    log.warn(
      { folder: join(dataDir, 'mail') },
      'SMTP_URL is not set: emails are stored in a folder and not sent.',
    );
}
