/** Tests of the files of snapshots: damaged, abandoned and unknown ones, and a full disk. */
import { readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { Database } from '#database/database.ts';
import { createChanges } from '#providers/changes/embedded/changes.provider.ts';
import { openTestEmbedded } from '#test/databases/databases.ts';
import {
  INDEX_NAMES,
  openSavedSnapshotTest,
  openSnapshotTest,
  queryResults,
} from './index-snapshots.fixtures.ts';

const FILES = INDEX_NAMES.map((name) => `${name}.snapshot`).sort();
const NOT_USED = 'The snapshot of a search index is not used; the index is filled anew';
/** Each read reports the position of the consumer, without an interval. */
const REPORT_EVERY_MS = 0;
const openChanges = (database: Database) => createChanges(database, REPORT_EVERY_MS);

/** A minute more than the interval at which a changed index is saved. */
const AFTER_SAVE_INTERVAL_MS = 31 * 60_000;

afterEach(() => void vi.useRealTimers());

test.each([
  ['cut off', 'cut off', (path: string) => truncate(path, 20_000)],
  [
    'of another index',
    'It was made with other settings',
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
  await using setup = await openSavedSnapshotTest(await openTestEmbedded(), openChanges);
  await damage(setup.path);
  const second = await setup.start();
  expect(second).toMatchObject({ catalogueReads: 1, results: setup.first.results });
  expect(setup.logged.filter(({ message }) => message === NOT_USED)).toEqual([
    expect.objectContaining({ index: INDEX_NAMES[0], reason: expect.stringContaining(reason) }),
  ]);
  await second.indexes.saveSnapshots();
  expect(await setup.start()).toMatchObject({ catalogueReads: 0, results: setup.first.results });
});

test('an old unfinished file of a killed process is deleted, a new one left', async () => {
  await using setup = await openSnapshotTest(await openTestEmbedded(), openChanges);
  const [old, recent] = ['old.unfinished', 'recent.unfinished'];
  for (const file of [old, recent]) await writeFile(join(setup.folder, file), 'x');
  await utimes(join(setup.folder, old), 1, 1);
  await (await setup.start()).indexes.saveSnapshots();
  expect((await readdir(setup.folder)).sort()).toEqual([...FILES, recent]);
});

test('the file of an index that is no longer there is deleted a day after it was written', async () => {
  await using setup = await openSavedSnapshotTest(await openTestEmbedded(), openChanges);
  const { indexes } = await setup.start({ locales: ['de-DE'] });
  await indexes.saveSnapshots();
  expect((await readdir(setup.folder)).sort()).toEqual(FILES);
  for (const file of FILES) await utimes(join(setup.folder, file), 1, 1);
  await indexes.saveSnapshots();
  expect(await readdir(setup.folder)).toEqual(['aldermoor-de-DE.snapshot']);
});

test('on a disk that is nearly full nothing is written, and the server answers queries', async () => {
  await using setup = await openSnapshotTest(await openTestEmbedded(), openChanges);
  const { indexes, results } = await setup.start({ minFreeBytes: Number.MAX_SAFE_INTEGER });
  await indexes.saveSnapshots();
  await indexes.saveSnapshots();
  expect(await readdir(setup.folder)).toEqual([]);
  const notSaved = 'A search index could not be saved; the next try is in half an hour';
  expect(setup.logged.filter(({ message }) => message === notSaved)).toEqual(
    INDEX_NAMES.map((index) => expect.objectContaining({ index })),
  );
  await setup.drop('P0000009');
  await indexes.ready();
  expect(await queryResults(indexes)).not.toEqual(results);
});

test('a folder that somebody deleted is written again within half an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await using setup = await openSavedSnapshotTest(await openTestEmbedded(), openChanges);
  await rm(setup.folder, { recursive: true });
  vi.setSystemTime(Date.now() + AFTER_SAVE_INTERVAL_MS);
  await setup.first.indexes.saveSnapshots();
  expect((await readdir(setup.folder)).sort()).toEqual(FILES);
});
