/** Tests of photos that await moderation, in a folder. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { describePendingPhotos } from '#features/review-writing/photos/pending-photos.contract.ts';
import { createPendingPhotos } from './pending-photos.provider.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pending-photos-'));
  folders.push(folder);
  return folder;
}

describePendingPhotos('a folder', async () => createPendingPhotos(await createFolder()));

test('a photo is a file that the moderator can open', async () => {
  const dataDir = await createFolder();
  const id = await createPendingPhotos(dataDir).save(Uint8Array.of(1, 2));
  const file = join(dataDir, 'media/pending-photos', `${id.slice('pending.'.length)}.jpg`);
  expect([...(await readFile(file))]).toEqual([1, 2]);
});
