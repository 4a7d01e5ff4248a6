/** Contract tests that every provider of the videos port passes. */
import { describe, expect, test } from 'vitest';
import type { Videos } from './videos.port.ts';

export type VideosSubject = {
  readonly open: () => Promise<Videos>;
  /** A video that the source has. */
  readonly known: { readonly id: string; readonly profile: string };
};

/** The first bytes of WebM, and the first box of MP4 after its length. */
const isWebm = (body: Uint8Array) =>
  [0x1a, 0x45, 0xdf, 0xa3].every((byte, index) => body[index] === byte);
const isMp4 = (body: Uint8Array) =>
  [0x66, 0x74, 0x79, 0x70].every((byte, index) => body[index + 4] === byte);

export function describeVideos(name: string, { open, known }: VideosSubject): void {
  describe(`videos from ${name}`, () => {
    test('a video that it has is found with the type of its bytes, the same every time', async () => {
      const videos = await open();
      const found = await videos.find(known.id, known.profile);
      if (!found) throw new Error(`There is no ${known.id} in ${known.profile}.`);
      expect(found.type).toBe(isWebm(found.body) ? 'video/webm' : 'video/mp4');
      expect(isWebm(found.body) || isMp4(found.body)).toBe(true);
      expect(await videos.find(known.id, known.profile)).toEqual(found);
    });

    test.each([
      ['an unknown id', 'nothing-of-this-name', known.profile],
      ['no id', '', known.profile],
      ['a path as id', '../../etc', 'passwd'],
      ['a path in the id', `${known.id}/../${known.id}`, known.profile],
      ['a path as profile', known.id, `../${known.profile}`],
      ['a path behind the profile', known.id, `${known.profile}/..`],
      ['an unknown profile', known.id, 'nothing'],
    ])('%s is no video', async (_case, id, profile) => {
      expect(await (await open()).find(id, profile)).toBeNull();
    });
  });
}
