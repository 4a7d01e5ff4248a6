/** Videos in memory, for tests. */
import { createVideoFile } from './create-video-file.ts';
import type { VideoFile, Videos } from './videos.port.ts';

export type SampleVideo = {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly type: VideoFile['type'];
};

/** The shortest bytes that begin as WebM and MP4 files do. */
export const sampleWebm = {
  body: Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3, 1),
  type: 'video/webm',
} satisfies SampleVideo;
export const sampleMp4 = {
  body: Uint8Array.of(0, 0, 0, 0x20, 0x66, 0x74, 0x79, 0x70),
  type: 'video/mp4',
} satisfies SampleVideo;

/** Files by `id/profile`. */
export function createMemoryVideos(files: Readonly<Record<string, SampleVideo>> = {}): Videos {
  const storedFiles = new Map(Object.entries(files));
  return {
    async find(id, profile) {
      const file = id.includes('/') ? null : storedFiles.get(`${id}/${profile}`);
      return file ? createVideoFile(file.body, file.type) : null;
    },
  };
}

/** Reads a part of a video, both ends inclusive; the whole one by default. */
export async function readVideo(
  file: VideoFile | null,
  from = 0,
  to = (file?.size ?? 0) - 1,
): Promise<Uint8Array> {
  const stream = file && (await file.read(from, to));
  if (!stream) throw new Error('There is no such video.');
  return await new Response(stream).bytes();
}
