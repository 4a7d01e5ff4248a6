/** Videos in memory, for tests. */
import type { VideoFile, Videos } from './videos.port.ts';

/** The shortest bytes that begin as WebM and MP4 files do. */
export const sampleWebm = {
  body: Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3, 1),
  type: 'video/webm',
} satisfies VideoFile;
export const sampleMp4 = {
  body: Uint8Array.of(0, 0, 0, 0x20, 0x66, 0x74, 0x79, 0x70),
  type: 'video/mp4',
} satisfies VideoFile;

/** Files by `id/profile`. */
export function createMemoryVideos(files: Readonly<Record<string, VideoFile>> = {}): Videos {
  const storedFiles = new Map(Object.entries(files));
  return {
    find: async (id, profile) =>
      id.includes('/') ? null : (storedFiles.get(`${id}/${profile}`) ?? null),
  };
}
