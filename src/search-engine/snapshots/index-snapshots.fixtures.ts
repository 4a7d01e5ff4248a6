/** Set-up of snapshot tests: a catalogue that counts how often it is read, and servers over it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#database/database.ts';
import { publishChanges } from '#database/publish.ts';
import { searchRecords } from '#features/search/search.fixtures.ts';
import type { SearchRecord } from '#features/search/search.ts';
import { type Log, silentLog } from '#kit/log.ts';
import type { Ports } from '#request/shop.ts';
import {
  type IndexConfiguration,
  NO_CONFIGURATION,
} from '../custom-indexes/index-configuration.ts';
import { EVERYTHING } from '../engine/query/filter.ts';
import { queryIndex } from '../engine/query/query-index.ts';
import { IndexUpdater } from '../shop-indexes/index-updater.ts';
import { ShopIndexes } from '../shop-indexes/shop-indexes.ts';
import { IndexSnapshots } from './index-snapshots.ts';

const SCOPES = [
  { fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP' },
  { fascia: 'aldermoor', locale: 'de-DE', currency: 'EUR' },
] as const;
export const INDEX_NAMES = ['aldermoor-en-GB', 'aldermoor-de-DE'];

type OpenDatabase = { readonly database: Database; readonly close: () => Promise<void> };

/** The change feed that each server reads. */
type OpenChanges = (database: Database) => Ports['changes'];

type ServerOptions = {
  readonly codeVersion?: string;
  readonly locales?: readonly string[];
  readonly minFreeBytes?: number;
  readonly stallMs?: number;
  readonly configuration?: IndexConfiguration;
};

/** Disposing of it closes the database and deletes the files. */
export async function openSnapshotTest(
  { database, close }: OpenDatabase,
  openChanges: OpenChanges,
  recordCount = 120,
) {
  const folder = await mkdtemp(join(tmpdir(), 'snapshots-'));
  const records = new Map(searchRecords(recordCount).map((record) => [record.objectID, record]));
  const logged: Record<string, unknown>[] = [];
  const logAs = (level: string) => (fields: object | string, message?: string) =>
    void logged.push({ ...Object(fields), level, message });
  const log: Log = { ...silentLog, info: logAs('info'), warn: logAs('warn') };
  let catalogueReads = 0;
  const source = {
    async *readAll() {
      catalogueReads++;
      yield [...records.values()];
    },
    readProducts: async (_: unknown, keys: readonly string[]) =>
      keys.flatMap((key) => records.get(key) ?? []),
    refreshDemand: async () => 0,
  };
  const createServer = (options: ServerOptions = {}) => {
    const { codeVersion = 'one', locales, minFreeBytes, stallMs, configuration } = options;
    const scopes = SCOPES.filter(({ locale }) => !locales || locales.includes(locale));
    const settings = { database, folder, codeVersion, minRecords: 100, log };
    return new ShopIndexes(scopes, {
      ...{ source, log: silentLog },
      snapshots: new IndexSnapshots({
        ...settings,
        ...(minFreeBytes && { minFreeBytes }),
        ...(stallMs && { stallMs }),
      }),
      indexUpdater: new IndexUpdater(openChanges(database)),
      loadIndexConfiguration: async () => configuration ?? NO_CONFIGURATION,
    });
  };
  /** Starts a server; also returns how often it read the catalogue, and results of some queries. */
  const start = async (options: ServerOptions = {}) => {
    const before = catalogueReads;
    const indexes = createServer(options);
    await indexes.ready();
    const results = await queryResults(indexes);
    return { indexes, catalogueReads: catalogueReads - before, results };
  };
  const save = async (record: SearchRecord) => {
    records.set(record.objectID, record);
    await publishChanges(database, 'product', [record.objectID]);
  };
  const drop = async (key: string) => {
    records.delete(key);
    await publishChanges(database, 'product', [key]);
  };
  const dispose = async () => {
    await close();
    await rm(folder, { recursive: true });
  };
  const files = { database, folder, path: join(folder, `${INDEX_NAMES[0]}.snapshot`), logged };
  const actions = { createServer, start, save, drop };
  return { ...files, records, source, ...actions, [Symbol.asyncDispose]: dispose };
}

/** A set-up whose first server has saved its indexes. */
export async function openSavedSnapshotTest(...opened: Parameters<typeof openSnapshotTest>) {
  const setup = await openSnapshotTest(...opened);
  const first = await setup.start();
  await first.indexes.saveSnapshots();
  return { ...setup, first };
}

/** Results of a few queries on each index, to be compared. */
export async function queryResults(indexes: ShopIndexes) {
  const results: unknown[] = [];
  for (const name of INDEX_NAMES.filter((indexName) => indexes.has(indexName)))
    for (const [text, sort] of [
      ['', 'relevance'],
      ['', 'price-asc'],
      ['dres', 'relevance'],
      ['linen midi', 'relevance'],
    ] as const) {
      const named = await indexes.find(name);
      if (!named) throw new Error(`There is no index ${name}`);
      const { total, records, facets } = queryIndex(named.index, {
        text: { text, prefix: true, typos: 'true', enoughHits: 10 },
        filter: EVERYTHING,
        ...{ sort, offset: 0, length: 500, facets: ['brand', 'sizes', 'price'] },
        valuesPerFacet: 1000,
      });
      const ordered = facets.map(({ attribute, values }) => ({
        attribute,
        values: values.toSorted((a, b) => (a.value < b.value ? -1 : 1)),
      }));
      results.push({ total, ids: records.map(({ objectID }) => objectID), ordered });
    }
  return results;
}
