/** Tests of the store of rendered pictures. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStore } from './picture-store.server.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'picture-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const files = async () =>
  (await readdir(folder, { recursive: true })).filter((name) => name.includes('.jpg'));
const bytesOf = (length: number) => new Uint8Array(length).fill(7);

test('a picture rendered before a restart is not rendered again', async () => {
  const first = await createStore(folder).load('draw.a', 'w80.jpg', async () => bytesOf(10));
  const second = await createStore(folder).load('draw.a', 'w80.jpg', async () => {
    throw new Error('rendered twice');
  });
  expect(second).toEqual(first);
});

test('a picture that could not be rendered is tried again', async () => {
  const store = createStore(folder);
  expect(await store.load('draw.a', 'w80.jpg', async () => null)).toBeNull();
  await expect(
    store.load('draw.a', 'w80.jpg', () => Promise.reject(new Error('once'))),
  ).rejects.toThrow('once');
  expect((await store.load('draw.a', 'w80.jpg', async () => bytesOf(4)))?.body).toEqual(bytesOf(4));
});

test('a removed picture is deleted in all sizes, others stay', async () => {
  const store = createStore(folder);
  for (const id of ['file.a', 'file.b'])
    for (const name of ['w80.jpg', 'w160.jpg']) await store.load(id, name, async () => bytesOf(4));
  await store.remove('file.a');
  expect(await store.find('file.a', 'w80.jpg')).toBeNull();
  expect(await store.find('file.a', 'w160.jpg')).toBeNull();
  expect(await store.find('file.b', 'w160.jpg')).not.toBeNull();
  expect(await files()).toHaveLength(2);
});

test('the folder stays below its size limit', async () => {
  const store = createStore(folder, { memoryBytes: 1000, folderBytes: 5000 });
  for (let i = 0; i < 12; i += 1)
    await store.load(`draw.${i}`, 'w80.jpg', async () => bytesOf(1000));
  const stored = await files();
  expect(stored.length).toBeLessThanOrEqual(5);
  expect(stored.length).toBeGreaterThan(2);
});
