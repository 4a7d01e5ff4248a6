/** Videos as files in the data folder: one folder for each id, one file for each profile. */
import { join } from 'node:path';
import type { Videos } from '#features/videos/videos.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import type { IdleTimes } from '#kit/limits/limit-idle-time.server.ts';
import { openVideoFile } from './open-video-file.ts';
import { pathOfVideo, videoTypeOf } from './video-name.ts';

/** `times`: limits for a read of a file, and for a reader between two parts of it. */
export function createVideos(folder: string, times: IdleTimes = {}): Videos {
  return {
    async find(id, profile) {
      const path = pathOfVideo(id, profile);
      if (path === null) return null;
      return await openVideoFile(join(folder, path), videoTypeOf(profile), times);
    },
  };
}

export const provider = defineProvider({
  port: 'videos',
  name: 'embedded',
  create: ({ dataDir }) => createVideos(join(dataDir, 'media', 'videos')),
});
