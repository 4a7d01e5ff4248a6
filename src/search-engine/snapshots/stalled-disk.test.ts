/** Tests of snapshots on a disk that stops answering: the indexes go on without. */
import { type FileHandle, open, readdir } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import type { Database } from '#database/database.ts';
import { createChanges } from '#providers/changes/embedded/changes.provider.ts';
import { openTestEmbedded } from '#test/databases/databases.ts';
import { answersOf, INDEX_NAMES, openSavedShop, openShop } from './index-snapshots.fixtures.ts';

const STALL_MS = 500;
const openChanges = (database: Database) => createChanges(database, 0);

afterEach(() => void vi.restoreAllMocks());

/** The next calls of a file handle's method after `count` end only with the returned function. */
async function stall(folder: string, method: 'read' | 'writeFile', count: number) {
  const handle = await open(folder, 'r');
  const prototype: FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  const { promise, resolve } = Promise.withResolvers<void>();
  const original: (...given: unknown[]) => Promise<unknown> = Object.getPrototypeOf(handle)[method];
  let calls = 0;
  vi.spyOn(prototype, method).mockImplementation(async function (
    this: FileHandle,
    ...given: unknown[]
  ) {
    if (++calls > count) await promise;
    return original.apply(this, given);
  } as never);
  return resolve;
}

test('while a save stalls, changes are applied after a time, and nothing of it is kept', async () => {
  await using shop = await openShop(await openTestEmbedded(), openChanges);
  const { indexes, answers } = await shop.start({ stallMs: STALL_MS });
  const goOn = await stall(shop.folder, 'writeFile', 4);
  const saving = indexes.saveSnapshots();
  await shop.drop('P0000009');
  await indexes.ready();
  await saving;
  const changed = await answersOf(indexes);
  expect(changed).not.toEqual(answers);
  expect(shop.logged.filter(({ level }) => level === 'warn')).toEqual([
    expect.objectContaining({ index: INDEX_NAMES[0], error: expect.stringContaining('answered') }),
    expect.objectContaining({ index: INDEX_NAMES[1], error: expect.stringContaining('answer') }),
  ]);
  expect(await readdir(shop.folder)).toHaveLength(1);
  goOn();
  await vi.waitUntil(async () => (await readdir(shop.folder)).length === 0);
});

test.each([
  ['opened', 0],
  ['read', 6],
])('where a file stalls while it is %s, the catalogue is read', async (_, count) => {
  await using shop = await openSavedShop(await openTestEmbedded(), openChanges);
  const goOn = await stall(shop.folder, 'read', count);
  const second = await shop.start({ stallMs: STALL_MS });
  expect(second).toMatchObject({ wholeReads: 2, answers: shop.first.answers });
  goOn();
  await vi.waitUntil(async () => (await shop.start()).wholeReads === 0);
  expect(await readdir(shop.folder)).toHaveLength(2);
});
