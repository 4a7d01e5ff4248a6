/** Tests of snapshots and folders that cannot be used: the server then reads the catalogue. */
import { chmod, chown, mkdir, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { Database } from '#database/database.ts';
import { publishChanges } from '#database/publish.ts';
import { defineStatement } from '#database/statement.ts';
import { createChanges } from '#providers/changes/embedded/changes.provider.ts';
import { openTestEmbedded } from '#test/databases/databases.ts';
import { NO_CONFIGURATION } from '../custom-indexes/index-configuration.ts';
import {
  INDEX_NAMES,
  openSavedSnapshotTest,
  openSnapshotTest,
  queryResults,
} from './index-snapshots.fixtures.ts';

const NOT_USED = 'The snapshot of a search index is not used; the index is filled anew';
const NOT_SAVED = 'A search index could not be saved; the next try is in half an hour';
/** A minute more than the interval at which a changed index is saved. */
const AFTER_SAVE_INTERVAL_MS = 31 * 60_000;
const MORE_THAN_A_DAY_MS = 25 * 60 * 60_000;
/** Id of a user without rights. */
const NOBODY_UID = 65_534;
/** Each read reports the position of the consumer, without an interval. */
const REPORT_EVERY_MS = 0;
const openChanges = (database: Database) => createChanges(database, REPORT_EVERY_MS);

/** Removes the consumer as the clean-up job does after a long time without a read. */
const forgetConsumers = defineStatement<never>(
  'test.forgetSnapshotConsumers',
  'with removed as (delete from change_consumer) delete from change',
);

const forgetChanges = defineStatement<never>('test.forgetChanges', 'delete from change');

afterEach(() => void vi.useRealTimers());

/** Runs the work as a user who may read the folder, but not write to it. */
async function withReadOnly<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const isRoot = process.getuid?.() === 0;
  const paths = [folder, ...(await readdir(folder)).map((file) => join(folder, file))];
  if (isRoot) for (const path of paths) await chown(path, NOBODY_UID, NOBODY_UID);
  await chmod(folder, 0o500);
  if (isRoot) process.seteuid?.(NOBODY_UID);
  try {
    return await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
    await chmod(folder, 0o700);
  }
}

test('in a folder that is read-only, a damaged file is ignored and the server starts', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await using setup = await openSavedSnapshotTest(await openTestEmbedded(), openChanges);
  await truncate(setup.path, 20_000);
  vi.setSystemTime(Date.now() + AFTER_SAVE_INTERVAL_MS);
  setup.logged.length = 0;
  await withReadOnly(setup.folder, async () => {
    const second = await setup.start();
    expect(second).toMatchObject({ catalogueReads: 1, results: setup.first.results });
    await second.indexes.saveSnapshots();
    await second.indexes.saveSnapshots();
  });
  expect(setup.logged.filter(({ level }) => level === 'warn')).toEqual([
    expect.objectContaining({ index: INDEX_NAMES[0], message: NOT_USED }),
    expect.objectContaining({ index: INDEX_NAMES[0], message: NOT_SAVED }),
  ]);
});

test('old files of a folder that is read-only stay', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await using setup = await openSavedSnapshotTest(await openTestEmbedded(), openChanges);
  vi.setSystemTime(Date.now() + MORE_THAN_A_DAY_MS);
  await withReadOnly(setup.folder, async () => {
    const { indexes } = await setup.start({ locales: ['de-DE'] });
    await indexes.saveSnapshots();
  });
  expect(await readdir(setup.folder)).toHaveLength(2);
});

test('where the folder is a file, the server starts and warns of each index', async () => {
  await using setup = await openSnapshotTest(await openTestEmbedded(), openChanges);
  await rm(setup.folder, { recursive: true });
  await writeFile(setup.folder, '');
  const { indexes, catalogueReads } = await setup.start();
  await indexes.saveSnapshots();
  expect(catalogueReads).toBe(2);
  expect(setup.logged.map(({ index, message }) => [message, index])).toEqual([
    ...INDEX_NAMES.map((index) => [NOT_USED, index]),
    ...INDEX_NAMES.map((index) => [NOT_SAVED, index]),
  ]);
  await rm(setup.folder);
  await mkdir(setup.folder);
});

test('where the changes since cannot be applied, the catalogue is read', async () => {
  await using setup = await openSavedSnapshotTest(await openTestEmbedded(), openChanges);
  await setup.drop('P0000003');
  setup.source.readProducts = vi
    .fn(setup.source.readProducts)
    .mockRejectedValueOnce(new Error('not applied'));
  const second = await setup.start();
  expect(second.catalogueReads).toBe(1);
  expect(second.results).toEqual((await setup.start({ codeVersion: 'none' })).results);
  expect(setup.logged).toContainEqual(
    expect.objectContaining({ index: INDEX_NAMES[0], reason: 'not applied', message: NOT_USED }),
  );
});

test('where there are more than 10,000 changes since, the catalogue is read', async () => {
  await using setup = await openSavedSnapshotTest(await openTestEmbedded(), openChanges);
  const keys = Array.from({ length: 10_001 }, (_, index) => `aldermoor|en-GB|/page-${index}`);
  await publishChanges(setup.database, 'page', keys.slice(1));
  expect((await setup.start()).catalogueReads).toBe(0);
  await publishChanges(setup.database, 'page', keys.slice(0, 1));
  expect(await setup.start()).toMatchObject({ catalogueReads: 2, results: setup.first.results });
  expect(setup.logged).toContainEqual(
    expect.objectContaining({
      ...{ index: INDEX_NAMES[0], message: NOT_USED },
      reason: 'There are more than 10000 changes to apply',
    }),
  );
});

test('where changes are deleted before they are read, the catalogue is read', async () => {
  let beforeRead = async () => {};
  const openSlowChanges = (database: Database) => {
    const changes = openChanges(database);
    const read: typeof changes.read = async (...given) => {
      await beforeRead();
      return changes.read(...given);
    };
    return { ...changes, read };
  };
  await using setup = await openSavedSnapshotTest(await openTestEmbedded(), openSlowChanges);
  await setup.drop('P0000003');
  beforeRead = async () => void (await setup.database.rows(forgetChanges));
  const second = await setup.start({ locales: ['en-GB'] });
  expect(second.catalogueReads).toBe(1);
  beforeRead = async () => {};
  const filled = await setup.start({ locales: ['en-GB'], codeVersion: 'none' });
  expect(second.results).toEqual(filled.results);
});

test('an index that missed changes is not saved before it is loaded again', async () => {
  await using setup = await openSavedSnapshotTest(await openTestEmbedded(), openChanges);
  const { indexes } = setup.first;
  await publishChanges(setup.database, 'page', ['aldermoor|en-GB|/help']);
  await indexes.ready();
  await setup.drop('P0000003');
  await setup.database.rows(forgetConsumers);
  setup.source.readAll = vi.fn(setup.source.readAll).mockImplementationOnce(() => {
    throw new Error('unavailable');
  });
  await expect(indexes.ready()).rejects.toThrow('unavailable');
  await indexes.saveSnapshots();
  const second = await setup.start();
  expect(second.results).toEqual((await setup.start({ codeVersion: 'none' })).results);
});

test('an index whose first fill has failed is not saved, also while the next is queued', async () => {
  await using setup = await openSnapshotTest(await openTestEmbedded(), openChanges);
  const indexes = setup.createServer();
  setup.source.readAll = vi.fn(setup.source.readAll).mockImplementationOnce(async function* () {
    yield [...setup.records.values()].slice(0, 110);
    throw new Error('unavailable');
  });
  const [failing, other] = INDEX_NAMES.map((name) => indexes.find(name));
  const saving = indexes.saveSnapshots();
  await expect(failing).rejects.toThrow('unavailable');
  const retried = indexes.ready();
  await Promise.all([other, saving, retried]);
  expect(await readdir(setup.folder)).toEqual([`${INDEX_NAMES[1]}.snapshot`]);
  expect(await queryResults(indexes)).toEqual((await setup.start()).results);
});

test('a snapshot of other weights is not used; stop words and synonyms need no other', async () => {
  await using setup = await openSavedSnapshotTest(await openTestEmbedded(), openChanges);
  const words = { ...NO_CONFIGURATION, words: { stopWords: ['midi'] } };
  const weights = { ...NO_CONFIGURATION, settings: { searchableAttributes: ['brand', 'name'] } };
  for (const [configuration, catalogueReads] of [
    [words, 0],
    [weights, 2],
  ] as const) {
    const second = await setup.start({ configuration });
    expect(second.catalogueReads).toBe(catalogueReads);
    expect(second.results).not.toEqual(setup.first.results);
    const filled = await setup.start({ configuration, codeVersion: 'none' });
    expect(second.results).toEqual(filled.results);
  }
  expect(setup.logged).toContainEqual(
    expect.objectContaining({ index: INDEX_NAMES[0], reason: 'It was made with other settings' }),
  );
});
