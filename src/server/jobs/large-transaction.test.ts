/**
 * Test of one transaction of 10,500 products, read from the change feed in batches: all are
 * indexed, and all their cached pages purged.
 */

import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Database } from '#database/database.ts';
import { publishChanges } from '#database/publish.ts';
import { defineStatement } from '#database/statement.ts';
import { searchRecords } from '#features/search/search.fixtures.ts';
import { silentLog } from '#kit/log.ts';
import { createChanges } from '#providers/changes/embedded/changes.provider.ts';
import {
  createMemoryCatalogue,
  createMemorySearch,
} from '#providers/search/embedded/in-memory.fixtures.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { consumeChanges } from './consume-changes.server.ts';

const PRODUCTS = 10_500;
const INDEX = 'aldermoor-en-GB';
/** Each read reports the position of the consumer, without an interval. */
const REPORT_EVERY_MS = 0;
const POLL_MS = 10;

const deleteConsumers = defineStatement<never>(
  'test.deleteConsumers',
  'delete from change_consumer',
);

async function startServer(database: Database) {
  const catalogue = createMemoryCatalogue([]);
  let changes = createChanges(database, REPORT_EVERY_MS);
  const ports = { searchSource: catalogue.ports.searchSource, changes };
  const search = await createMemorySearch({ ports }, {}, database);
  await search.ready();
  const purged = new Set<string>();
  let cleared = 0;
  changes = createChanges(database, REPORT_EVERY_MS);
  const stop = consumeChanges(
    {
      ...{ changes, search, log: silentLog },
      purge: (tags) => {
        for (const tag of tags) purged.add(tag);
      },
      clear: () => {
        cleared += 1;
      },
    },
    POLL_MS,
  );
  await expect.poll(async () => (await changes.lag()).length).toBe(1);
  const findMissing = async (keys: readonly string[]) => {
    const missing: string[] = [];
    for (let from = 0; from < keys.length; from += 500) {
      const batch = keys.slice(from, from + 500);
      const requests = batch.map((objectID) => ({
        indexName: INDEX,
        objectID,
        attributesToRetrieve: ['name'],
      }));
      const { body } = await search.handle({
        method: 'POST',
        path: '/1/indexes/*/objects',
        body: { requests },
      });
      const { results } = z.object({ results: z.array(z.unknown()) }).parse(body);
      missing.push(...batch.filter((_, index) => !results[index]));
    }
    return missing;
  };
  return { catalogue, search, purged, countClears: () => cleared, stop, findMissing };
}

onEveryDatabase(({ name, open }) => {
  test(`search and shared HTML of three servers miss none of them on ${name}`, {
    timeout: 90_000,
  }, async () => {
    const { database, close } = await open();
    const records = searchRecords(PRODUCTS);
    const servers = [
      await startServer(database),
      await startServer(database),
      await startServer(database),
    ];
    try {
      for (const { catalogue } of servers)
        for (const record of records) catalogue.records.set(record.objectID, record);
      const keys = records.map(({ objectID }) => objectID);
      await database.transaction((connection) => publishChanges(connection, 'product', keys));
      for (const { search, purged, findMissing } of servers) {
        await search.ready();
        expect(await findMissing(keys)).toEqual([]);
        await expect.poll(() => keys.filter((key) => !purged.has(`product:${key}`))).toEqual([]);
      }
    } finally {
      for (const { stop } of servers) stop();
      await close();
    }
  });

  test(`a server that was disconnected for too long reloads the catalogue and drops every page on ${name}`, async () => {
    const { database, close } = await open();
    const { catalogue, search, countClears, stop, findMissing } = await startServer(database);
    try {
      for (const record of searchRecords(3)) catalogue.records.set(record.objectID, record);
      await database.rows(deleteConsumers);
      await expect.poll(countClears).toBe(1);
      await expect.poll(() => findMissing(['P0000002'])).toEqual([]);
      await search.ready();
    } finally {
      stop();
      await close();
    }
  });
});
