/** Tests of snapshots of a database that is restored from a backup, so that its feed goes back. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '#database/database.ts';
import { publishChanges } from '#database/publish.ts';
import { defineStatement } from '#database/statement.ts';
import { createChanges } from '#providers/changes/embedded/changes.provider.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { INDEX_NAMES, openSavedSnapshotTest, queryResults } from './index-snapshots.fixtures.ts';

/** Defines statements without parameters, to be run in this order. */
const defineAll = (name: string, texts: readonly string[]) =>
  texts.map((text, index) => defineStatement<never>(`test.${name}${index}`, text));

const backUp = defineAll('backUpFeed', [
  'create table backup_change as select * from change',
  'create table backup_consumer as select * from change_consumer',
  'create table backup_snapshot as select * from search_snapshot',
  `create table backup_sequence as select pg_sequence_last_value('change_id_seq') as last`,
]);
const restore = defineAll('restoreFeed', [
  'delete from change',
  'delete from change_consumer',
  'delete from search_snapshot',
  'insert into change overriding system value select * from backup_change',
  'insert into change_consumer select * from backup_consumer',
  'insert into search_snapshot select * from backup_snapshot',
  `select setval('change_id_seq', last) from backup_sequence`,
]);

/** A minute more than the interval at which a changed index is saved. */
const AFTER_SAVE_INTERVAL_MS = 31 * 60_000;
const OTHER_STATE = 'The database has another state, or no longer has all changes since';
/** Each read reports the position of the consumer, without an interval. */
const REPORT_EVERY_MS = 0;
const openChanges = (database: Database) => createChanges(database, REPORT_EVERY_MS);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

onEveryDatabase(({ name, open }) =>
  describe(`a restored ${name} database`, () => {
    /** A set-up with a change in its feed, and a backup that can be restored. */
    async function savedWithBackup() {
      const setup = await openSavedSnapshotTest(await open(), openChanges);
      const { database, records } = setup;
      const publish = (count: number) =>
        publishChanges(
          database,
          'page',
          Array.from({ length: count }, (_, index) => `aldermoor|en-GB|/page-${index}`),
        );
      await publish(1);
      await setup.first.indexes.ready();
      await setup.first.indexes.saveSnapshots();
      for (const statement of backUp) await database.rows(statement);
      const before = new Map(records);
      const restoreBackup = async () => {
        for (const statement of restore) await database.rows(statement);
        records.clear();
        for (const [key, record] of before) records.set(key, record);
      };
      return { ...setup, publish, restoreBackup };
    }

    test('a snapshot that is younger than the backup is not used', async () => {
      await using setup = await savedWithBackup();
      await setup.drop('P0000003');
      await setup.first.indexes.ready();
      vi.setSystemTime(Date.now() + AFTER_SAVE_INTERVAL_MS);
      await setup.first.indexes.saveSnapshots();
      await setup.restoreBackup();
      await setup.publish(20);
      setup.logged.length = 0;
      const second = await setup.start();
      expect(second).toMatchObject({ catalogueReads: 2, results: setup.first.results });
      expect(setup.logged).toEqual(
        INDEX_NAMES.map((index) =>
          expect.objectContaining({ index, level: 'warn', reason: OTHER_STATE }),
        ),
      );
    });

    test('a snapshot that the backup knows is used, with the changes since', async () => {
      await using setup = await savedWithBackup();
      await setup.publish(20);
      await setup.first.indexes.ready();
      await setup.first.indexes.saveSnapshots();
      await setup.restoreBackup();
      await setup.drop('P0000003');
      const second = await setup.start();
      expect(second.catalogueReads).toBe(0);
      expect(second.results).not.toEqual(setup.first.results);
    });

    test.each([
      ['is still behind the position', 1],
      ['has passed the position by then', 40],
    ])('a running server saves nothing of the earlier state; the feed %s', async (_, count) => {
      await using setup = await savedWithBackup();
      await setup.publish(20);
      await setup.drop('P0000005');
      await setup.first.indexes.ready();
      await setup.restoreBackup();
      await setup.drop('P0000003');
      await setup.publish(count);
      vi.setSystemTime(Date.now() + AFTER_SAVE_INTERVAL_MS);
      await setup.first.indexes.saveSnapshots();
      const second = await setup.start();
      const filled = await setup.start({ codeVersion: 'none' });
      expect(second.results).toEqual(filled.results);
      await setup.first.indexes.ready();
      expect(await queryResults(setup.first.indexes)).toEqual(filled.results);
    });

    test('a running server does not move the position of an unchanged index', async () => {
      await using setup = await savedWithBackup();
      await setup.publish(20);
      await setup.first.indexes.ready();
      await setup.restoreBackup();
      await setup.drop('P0000003');
      await setup.publish(40);
      await setup.first.indexes.saveSnapshots();
      const second = await setup.start();
      const filled = await setup.start({ codeVersion: 'none' });
      expect(second.results).toEqual(filled.results);
      expect(filled.results).not.toEqual(setup.first.results);
    });
  }),
);
