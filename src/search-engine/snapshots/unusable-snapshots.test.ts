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
import { answersOf, INDEX_NAMES, openSavedShop, openShop } from './index-snapshots.fixtures.ts';

const NOT_USED = 'The snapshot of a search index is not used; the index is filled anew';
const NOT_SAVED = 'A search index could not be saved; the next try is in half an hour';
/** Any user without rights. */
const NOBODY = 65_534;
const openChanges = (database: Database) => createChanges(database, 0);

/** State after the clean-up, when the consumer has not read for so long that it is removed. */
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
  if (isRoot) for (const path of paths) await chown(path, NOBODY, NOBODY);
  await chmod(folder, 0o500);
  if (isRoot) process.seteuid?.(NOBODY);
  try {
    return await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
    await chmod(folder, 0o700);
  }
}

test('in a folder that is read-only, a damaged file is ignored and the server starts', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await using shop = await openSavedShop(await openTestEmbedded(), openChanges);
  await truncate(shop.path, 20_000);
  vi.setSystemTime(Date.now() + 31 * 60_000);
  shop.logged.length = 0;
  await withReadOnly(shop.folder, async () => {
    const second = await shop.start();
    expect(second).toMatchObject({ wholeReads: 1, answers: shop.first.answers });
    await second.indexes.saveSnapshots();
    await second.indexes.saveSnapshots();
  });
  expect(shop.logged.filter(({ level }) => level === 'warn')).toEqual([
    expect.objectContaining({ index: INDEX_NAMES[0], message: NOT_USED }),
    expect.objectContaining({ index: INDEX_NAMES[0], message: NOT_SAVED }),
  ]);
});

test('old files of a folder that is read-only stay', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await using shop = await openSavedShop(await openTestEmbedded(), openChanges);
  vi.setSystemTime(Date.now() + 25 * 60 * 60_000);
  await withReadOnly(shop.folder, async () => {
    const { indexes } = await shop.start({ locales: ['de-DE'] });
    await indexes.saveSnapshots();
  });
  expect(await readdir(shop.folder)).toHaveLength(2);
});

test('where the folder is a file, the server starts and warns of each index', async () => {
  await using shop = await openShop(await openTestEmbedded(), openChanges);
  await rm(shop.folder, { recursive: true });
  await writeFile(shop.folder, '');
  const { indexes, wholeReads } = await shop.start();
  await indexes.saveSnapshots();
  expect(wholeReads).toBe(2);
  expect(shop.logged.map(({ index, message }) => [message, index])).toEqual([
    ...INDEX_NAMES.map((index) => [NOT_USED, index]),
    ...INDEX_NAMES.map((index) => [NOT_SAVED, index]),
  ]);
  await rm(shop.folder);
  await mkdir(shop.folder);
});

test('where the changes since cannot be applied, the catalogue is read', async () => {
  await using shop = await openSavedShop(await openTestEmbedded(), openChanges);
  await shop.drop('P0000003');
  shop.source.readProducts = vi
    .fn(shop.source.readProducts)
    .mockRejectedValueOnce(new Error('not applied'));
  const second = await shop.start();
  expect(second.wholeReads).toBe(1);
  expect(second.answers).toEqual((await shop.start({ codeVersion: 'none' })).answers);
  expect(shop.logged).toContainEqual(
    expect.objectContaining({ index: INDEX_NAMES[0], reason: 'not applied', message: NOT_USED }),
  );
});

test('where there are more than 10,000 changes since, the catalogue is read', async () => {
  await using shop = await openSavedShop(await openTestEmbedded(), openChanges);
  const keys = Array.from({ length: 10_001 }, (_, at) => `aldermoor|en-GB|/page-${at}`);
  await publishChanges(shop.database, 'page', keys.slice(1));
  expect((await shop.start()).wholeReads).toBe(0);
  await publishChanges(shop.database, 'page', keys.slice(0, 1));
  expect(await shop.start()).toMatchObject({ wholeReads: 2, answers: shop.first.answers });
  expect(shop.logged).toContainEqual(
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
  await using shop = await openSavedShop(await openTestEmbedded(), openSlowChanges);
  await shop.drop('P0000003');
  beforeRead = async () => void (await shop.database.rows(forgetChanges));
  const second = await shop.start({ locales: ['en-GB'] });
  expect(second.wholeReads).toBe(1);
  beforeRead = async () => {};
  const filled = await shop.start({ locales: ['en-GB'], codeVersion: 'none' });
  expect(second.answers).toEqual(filled.answers);
});

test('an index that missed changes is not saved before it is loaded again', async () => {
  await using shop = await openSavedShop(await openTestEmbedded(), openChanges);
  const { indexes } = shop.first;
  await publishChanges(shop.database, 'page', ['aldermoor|en-GB|/help']);
  await indexes.ready();
  await shop.drop('P0000003');
  await shop.database.rows(forgetConsumers);
  shop.source.readAll = vi.fn(shop.source.readAll).mockImplementationOnce(() => {
    throw new Error('unavailable');
  });
  await expect(indexes.ready()).rejects.toThrow('unavailable');
  await indexes.saveSnapshots();
  const second = await shop.start();
  expect(second.answers).toEqual((await shop.start({ codeVersion: 'none' })).answers);
});

test('an index whose first fill has failed is not saved, also while the next is queued', async () => {
  await using shop = await openShop(await openTestEmbedded(), openChanges);
  const indexes = shop.create();
  shop.source.readAll = vi.fn(shop.source.readAll).mockImplementationOnce(async function* () {
    yield [...shop.records.values()].slice(0, 110);
    throw new Error('unavailable');
  });
  const [failing, other] = INDEX_NAMES.map((name) => indexes.find(name));
  const saving = indexes.saveSnapshots();
  await expect(failing).rejects.toThrow('unavailable');
  const retried = indexes.ready();
  await Promise.all([other, saving, retried]);
  expect(await readdir(shop.folder)).toEqual([`${INDEX_NAMES[1]}.snapshot`]);
  expect(await answersOf(indexes)).toEqual((await shop.start()).answers);
});

test('a snapshot of other weights is not used; stop words and synonyms need no other', async () => {
  await using shop = await openSavedShop(await openTestEmbedded(), openChanges);
  const words = { ...NO_CONFIGURATION, words: { stopWords: ['midi'] } };
  const weights = { ...NO_CONFIGURATION, settings: { searchableAttributes: ['brand', 'name'] } };
  for (const [configuration, wholeReads] of [
    [words, 0],
    [weights, 2],
  ] as const) {
    const second = await shop.start({ configuration });
    expect(second.wholeReads).toBe(wholeReads);
    expect(second.answers).not.toEqual(shop.first.answers);
    const filled = await shop.start({ configuration, codeVersion: 'none' });
    expect(second.answers).toEqual(filled.answers);
  }
  expect(shop.logged).toContainEqual(
    expect.objectContaining({ index: INDEX_NAMES[0], reason: 'It is of other settings' }),
  );
});
