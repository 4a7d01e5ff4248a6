/** Tests of videos in a folder. */
import { mkdir, mkdtemp, readdir, readlink, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readVideo, sampleMp4 } from '#features/videos/memory-videos.fixtures.ts';
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
    await writeFile(join(folder, 'clip.two', 'webm_480p'), '');
    return createVideos(folder);
  },
  known: { id: 'clip.two', profile: 'mp4_480p' },
  empty: { id: 'clip.two', profile: 'webm_480p' },
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

test('a file longer than a chunk is read whole and in parts; one that is cut off meanwhile fails', async () => {
  const path = join(folder, 'clip.three', 'mp4_480p');
  const body = Uint8Array.from({ length: 200_000 }, (_, index) => index % 251);
  await mkdir(join(folder, 'clip.three'));
  await writeFile(path, body);
  const file = await createVideos(folder).find('clip.three', 'mp4_480p');
  expect(await readVideo(file)).toEqual(body);
  expect(await readVideo(file, 65_535, 65_536)).toEqual(body.slice(65_535, 65_537));
  expect(await readVideo(file, 1, 150_000)).toEqual(body.slice(1, 150_001));
  await truncate(path, 100_000);
  await expect(readVideo(file)).rejects.toThrow('has become shorter');
  await rm(path);
  expect(await file?.read(0, 1)).toBeNull();
});

/** Files that this process has open, as Linux lists them. */
async function listOpenFiles(): Promise<readonly (string | null)[]> {
  const descriptors = await readdir('/proc/self/fd');
  return await Promise.all(
    descriptors.map((descriptor) => readlink(`/proc/self/fd/${descriptor}`).catch(() => null)),
  );
}

test.skipIf(process.platform !== 'linux')('a file is closed when its reader stops', async () => {
  const path = join(folder, 'clip.four', 'mp4_480p');
  await mkdir(join(folder, 'clip.four'));
  await writeFile(path, new Uint8Array(200_000));
  const file = await createVideos(folder, { readerMs: 500 }).find('clip.four', 'mp4_480p');
  const reader = (await file?.read(0, 199_999))?.getReader();
  expect((await reader?.read())?.value?.byteLength).toBe(65_536);
  expect(await listOpenFiles()).toContain(path);
  await vi.waitFor(async () => expect(await listOpenFiles()).not.toContain(path), 5_000);
  await expect(reader?.read()).rejects.toThrow('The reader took nothing for 500 ms');
});
