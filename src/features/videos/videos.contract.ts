/** Contract tests that every provider of the videos port passes. */
import { describe, expect, test } from 'vitest';
import { readVideo } from './memory-videos.fixtures.ts';
import type { VideoFile, Videos } from './videos.port.ts';

type VideoName = { readonly id: string; readonly profile: string };

export type VideosSubject = {
  readonly open: () => Promise<Videos>;
  /** A video of more than three bytes that the source has. */
  readonly known: VideoName;
  /** A file without content, for sources that may have one. */
  readonly empty?: VideoName;
};

/** The first bytes of WebM, and the first box of MP4 after its length. */
const isWebm = (body: Uint8Array) =>
  [0x1a, 0x45, 0xdf, 0xa3].every((byte, index) => body[index] === byte);
const isMp4 = (body: Uint8Array) =>
  [0x66, 0x74, 0x79, 0x70].every((byte, index) => body[index + 4] === byte);

async function find(videos: Videos, { id, profile }: VideoName): Promise<VideoFile> {
  const found = await videos.find(id, profile);
  if (!found) throw new Error(`There is no ${id} in ${profile}.`);
  return found;
}

export function describeVideos(name: string, { open, known, empty }: VideosSubject): void {
  describe(`videos from ${name}`, () => {
    test('a known video is found with the media type of its bytes, the same every time', async () => {
      const videos = await open();
      const found = await find(videos, known);
      const body = await readVideo(found);
      expect(body.byteLength).toBe(found.size);
      expect(found.type).toBe(isWebm(body) ? 'video/webm' : 'video/mp4');
      expect(isWebm(body) || isMp4(body)).toBe(true);
      const again = await find(videos, known);
      expect([again.type, again.size]).toEqual([found.type, found.size]);
      expect(await readVideo(again)).toEqual(body);
    });

    test('parts of a video equal those of the whole, also at its start and end', async () => {
      const file = await find(await open(), known);
      const body = await readVideo(file);
      const last = file.size - 1;
      const middle = Math.floor(file.size / 2);
      for (const [from, to] of [
        [0, 0],
        [last, last],
        [0, middle],
        [middle, last],
        [1, last - 1],
      ] as const)
        expect(await readVideo(file, from, to)).toEqual(body.slice(from, to + 1));
    });

    test('several readers can read a video concurrently, and one that cancels does not affect the others', async () => {
      const file = await find(await open(), known);
      const body = await readVideo(file);
      const [left, ...parts] = await Promise.all([
        file.read(0, file.size - 1),
        readVideo(file),
        readVideo(file, 1),
      ]);
      await left?.cancel();
      expect(parts).toEqual([body, body.slice(1)]);
      expect(await readVideo(file)).toEqual(body);
    });

    test.skipIf(empty === undefined)('a file without content has the size 0', async () => {
      expect((await find(await open(), empty ?? known)).size).toBe(0);
    });

    test.each([
      ['an unknown id', 'nothing-of-this-name', known.profile],
      ['no id', '', known.profile],
      ['a path as id', '../../etc', 'passwd'],
      ['a path in the id', `${known.id}/../${known.id}`, known.profile],
      ['a path as profile', known.id, `../${known.profile}`],
      ['a path behind the profile', known.id, `${known.profile}/..`],
      ['an unknown profile', known.id, 'nothing'],
    ])('%s is not a video', async (_case, id, profile) => {
      expect(await (await open()).find(id, profile)).toBeNull();
    });
  });
}
