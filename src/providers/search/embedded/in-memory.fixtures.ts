/** In-memory catalogue and change feed for tests of the search provider. */
import type { Search } from '#features/search/search.port.ts';
import type { SearchRecord } from '#features/search/search.ts';
import type { FasciaScope, ProviderDeps } from '#kit/define-provider.ts';
import { silentLog } from '#kit/log.ts';
import type { Ports } from '#request/shop.ts';
import { provider } from './search.provider.ts';

type Change = Awaited<ReturnType<Ports['changes']['read']>>['changes'][number];

export type MemoryCatalogue = {
  readonly records: Map<string, SearchRecord>;
  readonly feed: Change[];
  readonly save: (record: SearchRecord) => void;
  readonly drop: (productKey: string) => void;
  readonly ports: Pick<Ports, 'searchSource' | 'changes'>;
};

export function createMemoryCatalogue(given: readonly SearchRecord[]): MemoryCatalogue {
  const records = new Map(given.map((record) => [record.objectID, record]));
  const feed: Change[] = [];
  const searchSource: Ports['searchSource'] = {
    async *readAll() {
      const all = [...records.values()];
      for (let from = 0; from < all.length; from += 100) yield all.slice(from, from + 100);
    },
    refreshDemand: async () => 0,
    readProducts: async (_scope, keys) => keys.flatMap((key) => records.get(key) ?? []),
  };
  const changes: Ports['changes'] = {
    head: async () => String(feed.length),
    read: async (after, limit) => {
      const some = feed.slice(Number(after), Number(after) + limit);
      return { changes: some, cursor: String(Number(after) + some.length) };
    },
    lag: async () => [],
    newest: async () => '0',
    consumers: async () => [],
  };
  return {
    records,
    feed,
    save(record) {
      records.set(record.objectID, record);
      feed.push({ topic: 'product', key: record.objectID });
    },
    drop(key) {
      records.delete(key);
      feed.push({ topic: 'product', key });
    },
    ports: { searchSource, changes },
  };
}

/**
 * The provider over an in-memory catalogue, by default for one fascia and locale; without a
 * database it is read-only.
 */
export async function createMemorySearch(
  catalogue: Pick<MemoryCatalogue, 'ports'> & { readonly scopes?: readonly FasciaScope[] },
  config: Record<string, unknown> = {},
  database: unknown = null,
  dataDir = '',
): Promise<Search> {
  const deps: ProviderDeps = {
    dataDir,
    log: silentLog,
    scopes: catalogue.scopes ?? [{ fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP' }],
    database: async () => database,
    port: async (name) => Reflect.get(catalogue.ports, name),
    defaultPort: async (name) => Reflect.get(catalogue.ports, name),
  };
  return provider.create(deps, config);
}
