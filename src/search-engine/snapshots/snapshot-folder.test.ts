/** Tests of the files of snapshots: damaged, abandoned and unknown ones, and a full disk. */
import { readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { Database } from '#database/database.ts';
import { createChanges } from '#providers/changes/embedded/changes.provider.ts';
import { openTestEmbedded } from '#test/databases/databases.ts';
import { answersOf, INDEX_NAMES, openSavedShop, openShop } from './index-snapshots.fixtures.ts';

const FILES = INDEX_NAMES.map((name) => `${name}.snapshot`).sort();
const NOT_USED = 'The snapshot of a search index is not used; the index is filled anew';
const openChanges = (database: Database) => createChanges(database, 0);

afterEach(() => void vi.useRealTimers());

test.each([
  ['cut off', 'cut off', (path: string) => truncate(path, 20_000)],
  [
    'of another index',
    'It is of other settings',
    async (path: string) => {
      await writeFile(path, await readFile(path.replace('en-GB', 'de-DE')));
    },
  ],
  ['of something else', 'another format', (path: string) => writeFile(path, '{"products":[]}')],
  [
    'damaged in the middle',
    'checksum is wrong',
    async (path: string) => {
      const bytes = await readFile(path);
      bytes.writeUInt8(bytes.readUInt8(30_000) ^ 1, 30_000);
      await writeFile(path, bytes);
    },
  ],
])('a file that is %s is ignored, and replaced by the next', async (_, reason, damage) => {
  await using shop = await openSavedShop(await openTestEmbedded(), openChanges);
  await damage(shop.path);
  const second = await shop.start();
  expect(second).toMatchObject({ wholeReads: 1, answers: shop.first.answers });
  expect(shop.logged.filter(({ message }) => message === NOT_USED)).toEqual([
    expect.objectContaining({ index: INDEX_NAMES[0], reason: expect.stringContaining(reason) }),
  ]);
  await second.indexes.saveSnapshots();
  expect(await shop.start()).toMatchObject({ wholeReads: 0, answers: shop.first.answers });
});

test('an old unfinished file of a killed process is deleted, a new one left', async () => {
  await using shop = await openShop(await openTestEmbedded(), openChanges);
  const [old, recent] = ['old.unfinished', 'recent.unfinished'];
  for (const file of [old, recent]) await writeFile(join(shop.folder, file), 'x');
  await utimes(join(shop.folder, old), 1, 1);
  await (await shop.start()).indexes.saveSnapshots();
  expect((await readdir(shop.folder)).sort()).toEqual([...FILES, recent]);
});

test('the file of an index that is no longer there is deleted a day after it was written', async () => {
  await using shop = await openSavedShop(await openTestEmbedded(), openChanges);
  const { indexes } = await shop.start({ locales: ['de-DE'] });
  await indexes.saveSnapshots();
  expect((await readdir(shop.folder)).sort()).toEqual(FILES);
  for (const file of FILES) await utimes(join(shop.folder, file), 1, 1);
  await indexes.saveSnapshots();
  expect(await readdir(shop.folder)).toEqual(['aldermoor-de-DE.snapshot']);
});

test('on a disk that is nearly full nothing is written, and the server answers', async () => {
  await using shop = await openShop(await openTestEmbedded(), openChanges);
  const { indexes, answers } = await shop.start({ minFreeBytes: Number.MAX_SAFE_INTEGER });
  await indexes.saveSnapshots();
  await indexes.saveSnapshots();
  expect(await readdir(shop.folder)).toEqual([]);
  const complaint = 'A search index could not be saved; the next try is in half an hour';
  expect(shop.logged.filter(({ message }) => message === complaint)).toEqual(
    INDEX_NAMES.map((index) => expect.objectContaining({ index })),
  );
  await shop.drop('P0000009');
  await indexes.ready();
  expect(await answersOf(indexes)).not.toEqual(answers);
});

test('a folder that somebody deleted is written again within half an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await using shop = await openSavedShop(await openTestEmbedded(), openChanges);
  await rm(shop.folder, { recursive: true });
  vi.setSystemTime(Date.now() + 31 * 60_000);
  await shop.first.indexes.saveSnapshots();
  expect((await readdir(shop.folder)).sort()).toEqual(FILES);
});
