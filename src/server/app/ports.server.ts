/** Opens the ports that a command needs, without pages, search or a server. */

import type { FeedSource } from '#catalogue-import/export/merchant-feed.server.ts';
import { loadSecret } from '#database/keys/secret.ts';
import { createContentAdmin } from '#features/content/edit/content-admin.server.ts';
import type { ContentAdmin } from '#features/content/edit/content-admin.ts';
import {
  createExperimentResults,
  type ExperimentResults,
} from '#features/experiments/results/experiment-results.ts';
import { createOrderAdmin, type OrderAdmin } from '#features/orders/admin/order-admin.ts';
import { listEeaFascias } from '#features/price/eea-locale.ts';
import type { BuyerLinks } from '#features/review-moderation/buyer-links.ts';
import { createBuyerLinks } from '#features/review-writing/form/buyer-links.server.ts';
import type { Log } from '#kit/log.ts';
import { signText } from '#kit/secrets.server.ts';
import type { Ports } from '#request/shop.ts';
import { describeFeed } from '../endpoints/feeds.server.ts';
import { listLanguages } from '../http/resolve-page.server.ts';
import { listScopes } from './compose.server.ts';
import type { Environment } from './environment.server.ts';
import { type AppLocation, type OpenedApp, openApp } from './open-app.server.ts';
import { readRegistry } from './registry.node.server.ts';
import type { Registry } from './registry.server.ts';

export type OpenedPorts = {
  readonly ports: Pick<Ports, 'catalogueImport' | 'changes' | 'pictures'>;
  /** Codes of every fascia. */
  readonly fascias: readonly string[];
  /** Codes of the fascias that sell to the European Economic Area. */
  readonly eeaFascias: readonly string[];
  /** One for each fascia and language. */
  readonly feeds: readonly FeedSource[];
  readonly close: () => Promise<void>;
};

/** @throws FolderInUseError if another process uses the data folder. */
export function openPorts(
  environment: AppLocation & Pick<Environment, 'port'>,
  log: Log,
): Promise<OpenedPorts> {
  return openCommand(environment, log, async ({ registry, firstFascia, openPort, database }) => {
    const ports = {
      catalogueImport: await openPort(firstFascia, 'catalogueImport'),
      changes: await openPort(firstFascia, 'changes'),
      pictures: await openPort(firstFascia, 'pictures'),
    };
    const feeds = await openFeeds(
      registry,
      async (fascia) => ({
        catalogue: await openPort(fascia, 'catalogue'),
        delivery: await openPort(fascia, 'delivery'),
      }),
      { port: environment.port, log },
    );
    return {
      ports,
      fascias: registry.fascias.map(({ code }) => code),
      eeaFascias: listEeaFascias(registry.fascias),
      feeds,
      close: () => database.close(),
    };
  });
}

/** @throws FolderInUseError if another process uses the data folder. */
export function openContentAdmin(
  environment: AppLocation,
  log: Log,
): Promise<{ contentAdmin: ContentAdmin; close: () => Promise<void> }> {
  return openCommand(environment, log, async ({ registry, firstFascia, openPort, database }) => {
    const ports = {
      contentEditing: await openPort(firstFascia, 'contentEditing'),
      catalogue: await openPort(firstFascia, 'catalogue'),
      pictures: await openPort(firstFascia, 'pictures'),
    };
    const contentAdmin = createContentAdmin(
      { ...ports, scopes: listScopes(registry.fascias) },
      () => new Date(),
    );
    return { contentAdmin, close: () => database.close() };
  });
}

/** @throws FolderInUseError if another process uses the data folder. */
export function openReviewModeration(
  environment: AppLocation,
  log: Log,
): Promise<{ moderation: Ports['reviewModeration'] & BuyerLinks; close: () => Promise<void> }> {
  return openCommand(environment, log, async ({ registry, firstFascia, openPort, database }) => {
    const secret = await loadSecret(database, 'cookies');
    const links = createBuyerLinks({
      sign: (text) => signText(secret, text),
      catalogue: await openPort(firstFascia, 'catalogue'),
      scopes: listScopes(registry.fascias),
    });
    return {
      moderation: { ...(await openPort(firstFascia, 'reviewModeration')), ...links },
      close: () => database.close(),
    };
  });
}

/** @throws FolderInUseError if another process uses the data folder. */
export function openQuestions(
  environment: AppLocation,
  log: Log,
): Promise<{ moderation: Ports['questions']; close: () => Promise<void> }> {
  return openCommand(environment, log, async ({ firstFascia, openPort, database }) => ({
    moderation: await openPort(firstFascia, 'questions'),
    close: () => database.close(),
  }));
}

/** @throws FolderInUseError if another process uses the data folder. */
export function openOrderAdmin(
  environment: AppLocation,
  log: Log,
): Promise<{ moderation: OrderAdmin; close: () => Promise<void> }> {
  return openCommand(environment, log, async ({ firstFascia, openPort, database }) => ({
    moderation: createOrderAdmin(await openPort(firstFascia, 'orders'), () => new Date()),
    close: () => database.close(),
  }));
}

/** @throws FolderInUseError if another process uses the data folder. */
export function openExperimentResults(
  environment: AppLocation,
  log: Log,
): Promise<{ moderation: ExperimentResults; close: () => Promise<void> }> {
  return openCommand(environment, log, async ({ registry, firstFascia, openPort, database }) => ({
    moderation: createExperimentResults(
      await openPort(firstFascia, 'experiments'),
      registry.fascias,
    ),
    close: () => database.close(),
  }));
}

/**
 * Opens the source that fills a hosted index.
 * @throws FolderInUseError if another process uses the data folder.
 */
export function openSearchSource(environment: AppLocation, log: Log) {
  return openCommand(environment, log, async ({ registry, firstFascia, openPort, database }) => {
    const source = await openPort(firstFascia, 'searchSource');
    return {
      source,
      database,
      dataDir: environment.dataDir,
      scopes: listScopes(registry.fascias),
      close: () => database.close(),
    };
  });
}

/** @throws FolderInUseError if another process uses the data folder. */
export function openSampleTarget(
  environment: AppLocation,
  log: Log,
): Promise<SamplePorts & { close: () => Promise<void> }> {
  return openCommand(environment, log, async ({ firstFascia, openPort, database }) => ({
    catalogueImport: await openPort(firstFascia, 'catalogueImport'),
    contentEditing: await openPort(firstFascia, 'contentEditing'),
    customisations: await openPort(firstFascia, 'customisations'),
    recommendations: await openPort(firstFascia, 'recommendations'),
    close: () => database.close(),
  }));
}

type SamplePorts = Pick<
  Ports,
  'catalogueImport' | 'contentEditing' | 'customisations' | 'recommendations'
>;

/** @throws FolderInUseError if another process uses the data folder. */
export function openRecommendations(
  environment: AppLocation,
  log: Log,
): Promise<
  Pick<Ports, 'recommendations' | 'sponsored'> & {
    /** Codes of every fascia. */
    readonly fascias: readonly string[];
    readonly close: () => Promise<void>;
  }
> {
  return openCommand(environment, log, async ({ registry, firstFascia, openPort, database }) => ({
    recommendations: await openPort(firstFascia, 'recommendations'),
    sponsored: await openPort(firstFascia, 'sponsored'),
    fascias: registry.fascias.map(({ code }) => code),
    close: () => database.close(),
  }));
}

async function openCommand<T>(
  location: AppLocation,
  log: Log,
  start: (app: OpenedApp) => Promise<T>,
): Promise<T> {
  return await openApp(await readRegistry(), location, log, start);
}

type OpenFeedPorts = (
  fascia: Registry['fascias'][number],
) => Promise<Pick<Ports, 'catalogue' | 'delivery'>>;

async function openFeeds(
  registry: Registry,
  open: OpenFeedPorts,
  deps: { readonly port: number; readonly log: Log },
): Promise<FeedSource[]> {
  const feeds: FeedSource[] = [];
  for (const fascia of registry.fascias) {
    const ports = await open(fascia);
    feeds.push(
      ...listLanguages(registry, fascia).map((language) =>
        describeFeed({ fascia, ports, ...deps }, language),
      ),
    );
  }
  return feeds;
}
