/** Tests of snapshots on a disk that stops responding: the indexes keep working without them. */
import { type FileHandle, open, readdir } from 'node:fs/promises';
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

const STALL_MS = 500;
/** Calls of a file handle that succeed, so that the next one is in the middle of a file. */
const CALLS_BEFORE_STALL = { save: 4, open: 0, read: 6 } as const;
/** Each read reports the position of the consumer, without an interval. */
const REPORT_EVERY_MS = 0;
const openChanges = (database: Database) => createChanges(database, REPORT_EVERY_MS);

afterEach(() => void vi.restoreAllMocks());

/** Makes a file handle's method hang after some calls, until the returned function is called. */
async function stall(folder: string, method: 'read' | 'writeFile', passingCalls: number) {
  const handle = await open(folder, 'r');
  const prototype: FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const original: (...args: unknown[]) => Promise<unknown> = Object.getPrototypeOf(handle)[method];
  let calls = 0;
  vi.spyOn(prototype, method).mockImplementation(async function (
    this: FileHandle,
    ...args: unknown[]
  ) {
    if (++calls > passingCalls) await released;
    return original.apply(this, args);
  } as never);
  return release;
}

test('when a save stalls, changes are applied after a timeout, and its file is deleted', async () => {
  await using setup = await openSnapshotTest(await openTestEmbedded(), openChanges);
  const { indexes, results } = await setup.start({ stallMs: STALL_MS });
  const release = await stall(setup.folder, 'writeFile', CALLS_BEFORE_STALL.save);
  const saving = indexes.saveSnapshots();
  await setup.drop('P0000009');
  await indexes.ready();
  await saving;
  const changed = await queryResults(indexes);
  expect(changed).not.toEqual(results);
  expect(setup.logged.filter(({ level }) => level === 'warn')).toEqual([
    expect.objectContaining({
      index: INDEX_NAMES[0],
      error: expect.stringContaining('has not answered'),
    }),
    expect.objectContaining({
      index: INDEX_NAMES[1],
      error: expect.stringContaining('still does not answer'),
    }),
  ]);
  expect(await readdir(setup.folder)).toHaveLength(1);
  release();
  await vi.waitUntil(async () => (await readdir(setup.folder)).length === 0);
});

test.each([
  ['opened', CALLS_BEFORE_STALL.open],
  ['read', CALLS_BEFORE_STALL.read],
])(
  'where a file stalls while it is %s, the index is filled from the catalogue',
  async (_, passingCalls) => {
    await using setup = await openSavedSnapshotTest(await openTestEmbedded(), openChanges);
    const release = await stall(setup.folder, 'read', passingCalls);
    const second = await setup.start({ stallMs: STALL_MS });
    expect(second).toMatchObject({ catalogueReads: 2, results: setup.first.results });
    release();
    await vi.waitUntil(async () => (await setup.start()).catalogueReads === 0);
    expect(await readdir(setup.folder)).toHaveLength(2);
  },
);
