/** Tests of videos in a folder. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVideos } from './videos.provider.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'videos-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a kept file is found with its type, and nothing outside the folder', async () => {
  await mkdir(join(folder, 'clip.one'));
  await writeFile(join(folder, 'clip.one', 'mp4_480p'), 'film');
  const videos = createVideos(folder);
  expect(await videos.find('clip.one', 'mp4_480p')).toMatchObject({ type: 'video/mp4' });
  expect(await videos.find('clip.one', 'mp4_720p')).toBeNull();
  expect(await videos.find('..', 'clip.one')).toBeNull();
  expect(await videos.find('clip.one/../clip.one', 'mp4_480p')).toBeNull();
});
