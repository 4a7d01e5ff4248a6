/** Tests of videos in a folder. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleMp4 } from '#features/videos/memory-videos.fixtures.ts';
import { describeVideos } from '#features/videos/videos.contract.ts';
import { createVideos } from './videos.provider.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'videos-'));
});
afterAll(() => rm(folder, { recursive: true }));

describeVideos('a folder', {
  async open() {
    await mkdir(join(folder, 'clip.two'), { recursive: true });
    await writeFile(join(folder, 'clip.two', 'mp4_480p'), sampleMp4.body);
    return createVideos(folder);
  },
  known: { id: 'clip.two', profile: 'mp4_480p' },
});

test('a kept file is found with its type, and nothing outside the folder', async () => {
  await mkdir(join(folder, 'clip.one'));
  await writeFile(join(folder, 'clip.one', 'mp4_480p'), 'film');
  const videos = createVideos(folder);
  expect(await videos.find('clip.one', 'mp4_480p')).toMatchObject({ type: 'video/mp4' });
  expect(await videos.find('clip.one', 'mp4_720p')).toBeNull();
  expect(await videos.find('..', 'clip.one')).toBeNull();
  expect(await videos.find('clip.one/../clip.one', 'mp4_480p')).toBeNull();
});
