/** Tests of snapshots of a database that is restored from a backup, so that its feed goes back. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '#database/database.ts';
import { publishChanges } from '#database/publish.ts';
import { defineStatement } from '#database/statement.ts';
import { createChanges } from '#providers/changes/embedded/changes.provider.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { answersOf, INDEX_NAMES, openSavedShop } from './index-snapshots.fixtures.ts';

/** Statements without parameters, in this order. */
const defineAll = (name: string, texts: readonly string[]) =>
  texts.map((text, at) => defineStatement<never>(`test.${name}${at}`, text));

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

const HALF_HOUR = 31 * 60_000;
const OTHER_STATE = 'The database has another state, or no longer has all changes since';
const openChanges = (database: Database) => createChanges(database, 0);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

onEveryDatabase(({ name, open }) =>
  describe(`a restored ${name} database`, () => {
    /** A shop with a change in its feed, and a backup that can be restored. */
    async function savedWithBackup() {
      const shop = await openSavedShop(await open(), openChanges);
      const { database, records } = shop;
      const publish = (count: number) =>
        publishChanges(
          database,
          'page',
          Array.from({ length: count }, (_, at) => `aldermoor|en-GB|/page-${at}`),
        );
      await publish(1);
      await shop.first.indexes.ready();
      await shop.first.indexes.saveSnapshots();
      for (const statement of backUp) await database.rows(statement);
      const before = new Map(records);
      const restoreBackup = async () => {
        for (const statement of restore) await database.rows(statement);
        records.clear();
        for (const [key, record] of before) records.set(key, record);
      };
      return { ...shop, publish, restoreBackup };
    }

    test('a snapshot that is younger than the backup is not used', async () => {
      await using shop = await savedWithBackup();
      await shop.drop('P0000003');
      await shop.first.indexes.ready();
      vi.setSystemTime(Date.now() + HALF_HOUR);
      await shop.first.indexes.saveSnapshots();
      await shop.restoreBackup();
      await shop.publish(20);
      shop.logged.length = 0;
      const second = await shop.start();
      expect(second).toMatchObject({ wholeReads: 2, answers: shop.first.answers });
      expect(shop.logged).toEqual(
        INDEX_NAMES.map((index) =>
          expect.objectContaining({ index, level: 'warn', reason: OTHER_STATE }),
        ),
      );
    });

    test('a snapshot that the backup knows is used, with the changes since', async () => {
      await using shop = await savedWithBackup();
      await shop.publish(20);
      await shop.first.indexes.ready();
      await shop.first.indexes.saveSnapshots();
      await shop.restoreBackup();
      await shop.drop('P0000003');
      const second = await shop.start();
      expect(second.wholeReads).toBe(0);
      expect(second.answers).not.toEqual(shop.first.answers);
    });

    test.each([
      ['is still behind the position', 1],
      ['has passed the position by then', 40],
    ])('a running server saves nothing of the earlier state; the feed %s', async (_, count) => {
      await using shop = await savedWithBackup();
      await shop.publish(20);
      await shop.drop('P0000005');
      await shop.first.indexes.ready();
      await shop.restoreBackup();
      await shop.drop('P0000003');
      await shop.publish(count);
      vi.setSystemTime(Date.now() + HALF_HOUR);
      await shop.first.indexes.saveSnapshots();
      const second = await shop.start();
      const filled = await shop.start({ codeVersion: 'none' });
      expect(second.answers).toEqual(filled.answers);
      await shop.first.indexes.ready();
      expect(await answersOf(shop.first.indexes)).toEqual(filled.answers);
    });

    test('a running server moves no position of an unchanged index', async () => {
      await using shop = await savedWithBackup();
      await shop.publish(20);
      await shop.first.indexes.ready();
      await shop.restoreBackup();
      await shop.drop('P0000003');
      await shop.publish(40);
      await shop.first.indexes.saveSnapshots();
      const second = await shop.start();
      const filled = await shop.start({ codeVersion: 'none' });
      expect(second.answers).toEqual(filled.answers);
      expect(filled.answers).not.toEqual(shop.first.answers);
    });
  }),
);
