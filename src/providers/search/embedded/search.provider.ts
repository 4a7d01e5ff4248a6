/** Search within this process: the embedded engine behind the Algolia protocol. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#database/database.ts';
import { loadSecret } from '#database/keys/secret.ts';
import { publishChanges } from '#database/publish.ts';
import type { Search } from '#features/search/search.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import type { Log } from '#kit/log.ts';
import type { Ports } from '#request/shop.ts';
import { CustomIndexes } from '#search-engine/custom-indexes/custom-indexes.ts';
import {
  loadIndexConfiguration,
  NO_CONFIGURATION,
} from '#search-engine/custom-indexes/index-configuration.ts';
import { createIndexStore } from '#search-engine/custom-indexes/index-store.ts';
import { createEventStore } from '#search-engine/personalisation/event-store.ts';
import { createProfiles } from '#search-engine/personalisation/profiles.ts';
import { handleCall, type ProtocolHost } from '#search-engine/protocol/protocol.ts';
import { ConfigurationFiles } from '#search-engine/shop-indexes/configuration-files.ts';
import { IndexUpdater } from '#search-engine/shop-indexes/index-updater.ts';
import { ShopIndexes } from '#search-engine/shop-indexes/shop-indexes.ts';
import { indexTexts } from '#search-engine/shop-indexes/text-index.ts';
import { readCodeVersion } from '#search-engine/snapshots/code-version.ts';
import { IndexSnapshots } from '#search-engine/snapshots/index-snapshots.ts';
import { createRecommend } from './recommend.ts';

/** Interval of the change feed, in milliseconds: writes are searchable within a second. */
const POLL_MS = 250;
const SLOWEST_POLL_MS = 5_000;
const FILES_MS = 2_000;
/** Interval at which indexes are saved, where that is due. */
const SNAPSHOTS_MS = 60_000;
/** Interval of popularity updates, in milliseconds; popularity changes slowly. */
const DEMAND_MS = 10 * 60_000;

export const provider = defineProvider({
  port: 'search',
  name: 'embedded',
  async create(deps, config) {
    const { log, dataDir, scopes } = deps;
    const database = (await deps.database()) as Database | null;
    const indexUpdater = new IndexUpdater(await deps.port('changes'));
    const source = await deps.port('searchSource');
    const store = database && createIndexStore(database, notifyImmediately(indexUpdater, log));
    const shops = new ShopIndexes(scopes, {
      ...{ source, indexUpdater, log },
      loadIndexConfiguration: async (name) =>
        store ? loadIndexConfiguration(store, name) : NO_CONFIGURATION,
      snapshots: database && (await openSnapshots(database, dataDir, log)),
    });
    const files = new ConfigurationFiles(dataDir, log);
    const readFiles = () =>
      shops.readFiles(({ locale }, name) => files.readIfChanged(locale, name));
    await readFiles();
    repeatJobs({ indexUpdater, shops, readFiles, source, database, log });
    const own = store && new CustomIndexes(store, indexUpdater, (name) => shops.has(name));
    const findIndex = async (name: string) =>
      (await shops.find(name)) ?? (await own?.find(name)) ?? null;
    const writing = store &&
      own && {
        store,
        findIndex,
        isShop: (name: string) => shops.has(name),
        sourceOf: (name: string) => own.sourceOf(name),
      };
    const host: ProtocolHost = {
      recommend: createRecommend(scopes, () => deps.port('recommendations')),
      ...{ findIndex, onEvents: onEventsOf(config, database) },
      ...(writing ? { writing } : {}),
      ...(database ? { profileOf: createProfiles(database) } : {}),
    };
    return {
      applicationId: typeof config.applicationId === 'string' ? config.applicationId : 'PARADE',
      searchKey: typeof config.searchKey === 'string' ? config.searchKey : 'public-search-only',
      adminKey: database && (await loadAdminKey(database, dataDir)),
      hosts: [],
      handle: (call) => handleCall(call, host),
      ready: () => shops.ready(),
      indexTexts,
    } satisfies Search;
  },
});

/** null on a development server, whose code may change at any time. */
async function openSnapshots(
  database: Database,
  dataDir: string,
  log: Log,
): Promise<IndexSnapshots | null> {
  const codeVersion = await readCodeVersion(import.meta.url);
  if (dataDir === '' || codeVersion === null) return null;
  const folder = join(dataDir, 'search-snapshots');
  return new IndexSnapshots({ database, folder, codeVersion, log });
}

/** Publishes changed configuration, so that cached pages are purged. */
async function notifyConsumers(names: readonly string[], database: Database | null): Promise<void> {
  if (database && names.length > 0) await publishChanges(database, 'search', names);
}

/**
 * Applies this process's own writes at once; if that fails, they arrive through the change feed.
 */
function notifyImmediately(
  indexUpdater: IndexUpdater,
  log: Log,
): (keys: Iterable<string>) => Promise<void> {
  return async (keys) => {
    try {
      await indexUpdater.apply([...keys].map((key) => ({ topic: 'search', key })));
    } catch (error) {
      log.warn(
        { error: String(error) },
        'What was written to an index will be found a little later',
      );
    }
  };
}

function onEventsOf(
  { onEvents }: Record<string, unknown>,
  database: Database | null,
): ProtocolHost['onEvents'] {
  if (typeof onEvents === 'function') return async (events) => onEvents(events);
  return database ? createEventStore(database) : () => {};
}

/**
 * The same for all processes of the deployment; also written to a file that only the process's user
 * can read.
 */
async function loadAdminKey(database: Database, dataDir: string): Promise<string> {
  const key = await loadSecret(database, 'search-admin');
  if (dataDir === '') return key;
  await mkdir(join(dataDir, 'search'), { recursive: true });
  await writeFile(join(dataDir, 'search', 'admin-key'), `${key}\n`, { mode: 0o600 });
  return key;
}

type Jobs = {
  readonly indexUpdater: IndexUpdater;
  readonly shops: ShopIndexes;
  /** Resolves to the names of the indexes whose files have changed. */
  readonly readFiles: () => Promise<readonly string[]>;
  readonly source: Ports['searchSource'];
  readonly database: Database | null;
  readonly log: Log;
};

function repeatJobs({ indexUpdater, shops, readFiles, source, database, log }: Jobs): void {
  repeatWithBackOff(
    () => indexUpdater.catchUp(),
    POLL_MS,
    'Search could not read the changes; trying again',
    log,
  );
  repeatWithBackOff(
    async () => notifyConsumers(await readFiles(), database),
    FILES_MS,
    'Search could not read its files; trying again',
    log,
  );
  repeatWithBackOff(
    () => shops.saveSnapshots(),
    SNAPSHOTS_MS,
    'A search index could not be saved; trying again',
    log,
  );
  repeatWithBackOff(
    async () => void (await source.refreshDemand()),
    DEMAND_MS,
    'Popularity could not be brought up to date; trying again',
    log,
  );
}

/** Repeats the work without keeping the process alive, with back-off while it fails. */
function repeatWithBackOff(
  work: () => Promise<void>,
  every: number,
  complaint: string,
  log: Log,
): void {
  const next = (wait: number) => {
    setTimeout(async () => {
      try {
        await work();
        next(every);
      } catch (error) {
        log.warn({ error: String(error) }, complaint);
        next(Math.max(every, Math.min(wait * 2, SLOWEST_POLL_MS)));
      }
    }, wait).unref();
  };
  next(every);
}
