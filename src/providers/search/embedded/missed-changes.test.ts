/** Tests of catalogue indexes that have missed changes, such as after a long pause. */
import { expect, test, vi } from 'vitest';
import { publishChanges } from '#database/publish.ts';
import { defineStatement } from '#database/statement.ts';
import { CHANGES_MISSED } from '#features/changes/changes.port.ts';
import { searchRecords } from '#features/search/search.fixtures.ts';
import { silentLog } from '#kit/log.ts';
import { Problem } from '#kit/problem.ts';
import { createChanges } from '#providers/changes/embedded/changes.provider.ts';
import {
  type IndexConfiguration,
  NO_CONFIGURATION,
} from '#search-engine/custom-indexes/index-configuration.ts';
import { EVERYTHING } from '#search-engine/engine/query/filter.ts';
import { queryIndex } from '#search-engine/engine/query/query-index.ts';
import { IndexUpdater } from '#search-engine/shop-indexes/index-updater.ts';
import { ShopIndexes } from '#search-engine/shop-indexes/shop-indexes.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { expectDefined } from '#test/expect-defined.ts';
import { createMemoryCatalogue } from './in-memory.fixtures.ts';

const INDEX = 'aldermoor-en-GB';
const scope = { fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP' } as const;

/** State after the clean-up, when the consumer has not read for so long that it is removed. */
const forgetConsumers = defineStatement<never>(
  'test.forgetConsumers',
  'with removed as (delete from change_consumer) delete from change',
);

onEveryDatabase(({ name, open }) =>
  test(`missed changes are loaded, also after a load that failed, on ${name}`, async () => {
    const { database, close } = await open();
    try {
      const { records, ports } = createMemoryCatalogue(searchRecords(5));
      const source = { ...ports.searchSource };
      const indexes = new ShopIndexes([scope], {
        ...{ source, log: silentLog },
        indexUpdater: new IndexUpdater(createChanges(database, 0)),
        loadIndexConfiguration: async () => NO_CONFIGURATION,
      });
      await indexes.ready();
      records.set('NEW', { ...expectDefined(searchRecords(1, 7)[0]), objectID: 'NEW' });
      await publishChanges(database, 'product', ['NEW']);
      await database.rows(forgetConsumers);
      source.readAll = vi.fn(source.readAll).mockImplementationOnce(() => {
        throw new Error('unavailable');
      });
      await expect(indexes.ready()).rejects.toThrow('unavailable');
      await indexes.ready();
      const found = expectDefined(await indexes.find(INDEX));
      expect(found.index.idsWhere(EVERYTHING)).toContain('NEW');
    } finally {
      await close();
    }
  }),
);

test('an index of new settings that could not be filled is filled by the next try', async () => {
  const { feed, ports } = createMemoryCatalogue(searchRecords(60));
  const source = { ...ports.searchSource };
  let configuration: IndexConfiguration = NO_CONFIGURATION;
  const open = () =>
    new ShopIndexes([scope], {
      ...{ source, log: silentLog },
      indexUpdater: new IndexUpdater(ports.changes),
      loadIndexConfiguration: async () => configuration,
    });
  const search = async (indexes: ShopIndexes) =>
    queryIndex(expectDefined(await indexes.find(INDEX)).index, {
      text: { text: 'linen', prefix: true, typos: 'true', enoughHits: 10 },
      filter: EVERYTHING,
      ...{ sort: 'relevance', offset: 0, length: 60, facets: [], valuesPerFacet: 10 },
    }).total;
  const indexes = open();
  const before = await search(indexes);
  configuration = { ...NO_CONFIGURATION, settings: { searchableAttributes: ['brand'] } };
  feed.push({ topic: 'search', key: INDEX });
  source.readAll = vi.fn(source.readAll).mockImplementationOnce(() => {
    throw new Error('unavailable');
  });
  await expect(indexes.ready()).rejects.toThrow('unavailable');
  expect(await search(indexes)).toBe(before);
  await indexes.ready();
  expect(await search(indexes)).toBe(await search(open()));
  expect(await search(indexes)).toBeLessThan(before);
});

test('an index that is loaded again for long still counts as present', async () => {
  vi.useFakeTimers();
  try {
    const { feed, ports } = createMemoryCatalogue([]);
    const read = vi.fn(ports.changes.read);
    const indexUpdater = new IndexUpdater({ ...ports.changes, read });
    const loading = Promise.withResolvers<void>();
    indexUpdater.listen({ apply: async () => {}, reload: () => loading.promise });
    await indexUpdater.fill(async () => {});
    feed.push({ topic: 'product', key: 'NEW' });
    read.mockRejectedValueOnce(
      new Problem(410, CHANGES_MISSED, 'This consumer was away for too long'),
    );
    const caughtUp = indexUpdater.catchUp();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(read).toHaveBeenLastCalledWith('1', 0, 'search');
    loading.resolve();
    await caughtUp;
  } finally {
    vi.useRealTimers();
  }
});
