/** Tests of snapshots: a server that starts from one has the same results as from the catalogue. */
import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { publishChanges } from '#database/publish.ts';
import { defineStatement } from '#database/statement.ts';
import { searchRecords } from '#features/search/search.fixtures.ts';
import { createChanges } from '#providers/changes/embedded/changes.provider.ts';
import { pruneChanges } from '#providers/changes/embedded/consumers.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { expectDefined } from '#test/expect-defined.ts';
import {
  INDEX_NAMES,
  openSavedSnapshotTest,
  openSnapshotTest,
  queryResults,
} from './index-snapshots.fixtures.ts';

const ageChanges = defineStatement<never>(
  'test.ageSnapshotChanges',
  `update change set created_at = now() - interval '2 hours'`,
);
const ageConsumers = defineStatement<never>(
  'test.ageSnapshotConsumers',
  `update change_consumer set read_at = now() - interval '1 hour'`,
);
const deleteSnapshotRows = defineStatement<never>(
  'test.forgetSnapshots',
  'delete from search_snapshot',
);
const countSnapshots = defineStatement<{ count: number }>(
  'test.countSnapshots',
  'select count(*)::int as count from search_snapshot',
);

/** Each read reports the position of the consumer, without an interval. */
const REPORT_EVERY_MS = 0;
const openChanges = (database: Database) => createChanges(database, REPORT_EVERY_MS);

onEveryDatabase(({ name, open }) =>
  describe(`snapshots on ${name}`, () => {
    async function openSaved(recordCount?: number) {
      const setup = await openSavedSnapshotTest(await open(), openChanges, recordCount);
      const { database } = setup;
      return {
        ...setup,
        countRows: async () => (await database.rows(countSnapshots))[0]?.count,
        prune: async () => {
          await database.rows(ageChanges);
          await database.rows(ageConsumers);
          await pruneChanges(database);
        },
      };
    }

    test('a server starts from a snapshot without reading the catalogue', async () => {
      await using setup = await openSaved();
      expect(setup.first.catalogueReads).toBe(2);
      const second = await setup.start();
      expect(second.catalogueReads).toBe(0);
      expect(second.results).toEqual(setup.first.results);
    });

    test('what changed while no server ran is in the index of the next', async () => {
      await using setup = await openSaved();
      const [added, changed] = searchRecords(2, 99);
      await setup.save({ ...expectDefined(added), objectID: 'NEW-1', productKey: 'NEW-1' });
      await setup.save({ ...expectDefined(changed), objectID: 'P0000003', productKey: 'P0000003' });
      await setup.drop('P0000004');
      const second = await setup.start();
      expect(second.catalogueReads).toBe(0);
      await setup.database.rows(deleteSnapshotRows);
      const filled = await setup.start();
      expect(filled.catalogueReads).toBe(2);
      expect(second.results).toEqual(filled.results);
      expect(second.results).not.toEqual(setup.first.results);
    });

    test('later changes reach an index that was restored', async () => {
      await using setup = await openSaved();
      const second = await setup.start();
      await setup.drop('P0000005');
      await second.indexes.ready();
      await setup.first.indexes.ready();
      expect(await queryResults(second.indexes)).toEqual(await queryResults(setup.first.indexes));
      expect(await queryResults(second.indexes)).not.toEqual(setup.first.results);
    });

    test('a database that does not know the snapshot, as it was reset, is read', async () => {
      await using setup = await openSaved();
      await setup.database.rows(deleteSnapshotRows);
      expect(await setup.start()).toMatchObject({
        catalogueReads: 2,
        results: setup.first.results,
      });
      expect(setup.logged).toContainEqual(
        expect.objectContaining({
          ...{ index: INDEX_NAMES[0], message: expect.stringContaining('is not used') },
          reason: 'The database has another state, or no longer has all changes since',
        }),
      );
    });

    test('where changes after the snapshot have been pruned, the catalogue is read', async () => {
      await using setup = await openSaved();
      await setup.drop('P0000006');
      await setup.prune();
      expect(await setup.countRows()).toBe(0);
      const second = await setup.start();
      expect(second.catalogueReads).toBe(2);
      expect(second.results).not.toEqual(setup.first.results);
    });

    test('where only changes before the snapshot have been pruned, it is used', async () => {
      await using setup = await openSnapshotTest(await open(), openChanges);
      await setup.drop('P0000007');
      const first = await setup.start();
      await first.indexes.saveSnapshots();
      await setup.database.rows(ageChanges);
      await setup.database.rows(ageConsumers);
      await pruneChanges(setup.database);
      expect(await setup.start()).toMatchObject({ catalogueReads: 0, results: first.results });
    });

    test('the position of an unchanged index moves on with changes of other things', async () => {
      await using setup = await openSaved();
      const before = await readFile(setup.path);
      await publishChanges(setup.database, 'page', ['aldermoor|en-GB|/help']);
      await setup.first.indexes.ready();
      await setup.first.indexes.saveSnapshots();
      expect((await readFile(setup.path)).equals(before)).toBe(true);
      await setup.prune();
      expect((await setup.start()).catalogueReads).toBe(0);
    });

    test('a snapshot of other code is not used, and replaced', async () => {
      await using setup = await openSaved();
      const second = await setup.start({ codeVersion: 'two' });
      expect(second).toMatchObject({ catalogueReads: 2, results: setup.first.results });
      await second.indexes.saveSnapshots();
      expect((await setup.start({ codeVersion: 'two' })).catalogueReads).toBe(0);
      expect(setup.logged).toContainEqual(
        expect.objectContaining({ reason: 'It was made by another release' }),
      );
    });

    test('two servers that save at once leave a snapshot of one of them', async () => {
      await using setup = await openSnapshotTest(await open(), openChanges);
      const servers = [await setup.start(), await setup.start()];
      await Promise.all(servers.map(({ indexes }) => indexes.saveSnapshots()));
      const files = (await readdir(setup.folder)).sort();
      expect(files).toEqual(INDEX_NAMES.map((indexName) => `${indexName}.snapshot`).sort());
      expect(await setup.start()).toMatchObject({
        catalogueReads: 0,
        results: servers[0]?.results,
      });
    });

    test('a small index has no snapshot', async () => {
      await using setup = await openSaved(99);
      expect(await readdir(setup.folder)).toEqual([]);
      expect(await setup.countRows()).toBe(0);
    });
  }),
);
