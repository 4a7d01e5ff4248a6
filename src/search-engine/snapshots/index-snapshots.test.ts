/** Tests of snapshots: a server that starts from one answers as one that read the catalogue. */
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
import { answersOf, INDEX_NAMES, openSavedShop, openShop } from './index-snapshots.fixtures.ts';

const ageChanges = defineStatement<never>(
  'test.ageSnapshotChanges',
  `update change set created_at = now() - interval '2 hours'`,
);
const ageConsumers = defineStatement<never>(
  'test.ageSnapshotConsumers',
  `update change_consumer set read_at = now() - interval '1 hour'`,
);
const forgetSnapshots = defineStatement<never>(
  'test.forgetSnapshots',
  'delete from search_snapshot',
);
const countSnapshots = defineStatement<{ count: number }>(
  'test.countSnapshots',
  'select count(*)::int as count from search_snapshot',
);

const openChanges = (database: Database) => createChanges(database, 0);

onEveryDatabase(({ name, open }) =>
  describe(`snapshots on ${name}`, () => {
    async function saved(count?: number) {
      const shop = await openSavedShop(await open(), openChanges, count);
      const { database } = shop;
      return {
        ...shop,
        countRows: async () => (await database.rows(countSnapshots))[0]?.count,
        prune: async () => {
          await database.rows(ageChanges);
          await database.rows(ageConsumers);
          await pruneChanges(database);
        },
      };
    }

    test('a server starts from a snapshot without reading the catalogue', async () => {
      await using shop = await saved();
      expect(shop.first.wholeReads).toBe(2);
      const second = await shop.start();
      expect(second.wholeReads).toBe(0);
      expect(second.answers).toEqual(shop.first.answers);
    });

    test('what changed while no server ran is in the index of the next', async () => {
      await using shop = await saved();
      const [added, changed] = searchRecords(2, 99);
      await shop.save({ ...expectDefined(added), objectID: 'NEW-1', productKey: 'NEW-1' });
      await shop.save({ ...expectDefined(changed), objectID: 'P0000003', productKey: 'P0000003' });
      await shop.drop('P0000004');
      const second = await shop.start();
      expect(second.wholeReads).toBe(0);
      await shop.database.rows(forgetSnapshots);
      const filled = await shop.start();
      expect(filled.wholeReads).toBe(2);
      expect(second.answers).toEqual(filled.answers);
      expect(second.answers).not.toEqual(shop.first.answers);
    });

    test('later changes reach an index that was restored', async () => {
      await using shop = await saved();
      const second = await shop.start();
      await shop.drop('P0000005');
      await second.indexes.ready();
      await shop.first.indexes.ready();
      expect(await answersOf(second.indexes)).toEqual(await answersOf(shop.first.indexes));
      expect(await answersOf(second.indexes)).not.toEqual(shop.first.answers);
    });

    test('a database that does not know the snapshot, as it was reset, is read', async () => {
      await using shop = await saved();
      await shop.database.rows(forgetSnapshots);
      expect(await shop.start()).toMatchObject({ wholeReads: 2, answers: shop.first.answers });
      expect(shop.logged).toContainEqual(
        expect.objectContaining({
          ...{ index: INDEX_NAMES[0], message: expect.stringContaining('is not used') },
          reason: 'The database has another state, or no longer has all changes since',
        }),
      );
    });

    test('where changes after the snapshot have been pruned, the catalogue is read', async () => {
      await using shop = await saved();
      await shop.drop('P0000006');
      await shop.prune();
      expect(await shop.countRows()).toBe(0);
      const second = await shop.start();
      expect(second.wholeReads).toBe(2);
      expect(second.answers).not.toEqual(shop.first.answers);
    });

    test('where only changes before the snapshot have been pruned, it is used', async () => {
      await using shop = await openShop(await open(), openChanges);
      await shop.drop('P0000007');
      const first = await shop.start();
      await first.indexes.saveSnapshots();
      await shop.database.rows(ageChanges);
      await shop.database.rows(ageConsumers);
      await pruneChanges(shop.database);
      expect(await shop.start()).toMatchObject({ wholeReads: 0, answers: first.answers });
    });

    test('the position of an unchanged index moves on with changes of other things', async () => {
      await using shop = await saved();
      const before = await readFile(shop.path);
      await publishChanges(shop.database, 'page', ['aldermoor|en-GB|/help']);
      await shop.first.indexes.ready();
      await shop.first.indexes.saveSnapshots();
      expect((await readFile(shop.path)).equals(before)).toBe(true);
      await shop.prune();
      expect((await shop.start()).wholeReads).toBe(0);
    });

    test('a snapshot of other code is not used, and replaced', async () => {
      await using shop = await saved();
      const second = await shop.start({ codeVersion: 'two' });
      expect(second).toMatchObject({ wholeReads: 2, answers: shop.first.answers });
      await second.indexes.saveSnapshots();
      expect((await shop.start({ codeVersion: 'two' })).wholeReads).toBe(0);
      expect(shop.logged).toContainEqual(
        expect.objectContaining({ reason: 'It is of another release' }),
      );
    });

    test('two servers that save at once leave a snapshot of one of them', async () => {
      await using shop = await openShop(await open(), openChanges);
      const servers = [await shop.start(), await shop.start()];
      await Promise.all(servers.map(({ indexes }) => indexes.saveSnapshots()));
      const files = (await readdir(shop.folder)).sort();
      expect(files).toEqual(INDEX_NAMES.map((one) => `${one}.snapshot`).sort());
      expect(await shop.start()).toMatchObject({ wholeReads: 0, answers: servers[0]?.answers });
    });

    test('a small index has no snapshot', async () => {
      await using shop = await saved(99);
      expect(await readdir(shop.folder)).toEqual([]);
      expect(await shop.countRows()).toBe(0);
    });
  }),
);
