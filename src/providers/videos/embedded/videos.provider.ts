/** Videos as files in the data folder: one folder for each id, one file for each profile. */
import { join } from 'node:path';
import type { Videos } from '#features/videos/videos.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { openVideoFile } from './open-video-file.ts';
import { pathOfVideo, videoTypeOf } from './video-name.ts';

export function createVideos(folder: string): Videos {
  return {
    async find(id, profile) {
      const path = pathOfVideo(id, profile);
      return path === null ? null : await openVideoFile(join(folder, path), videoTypeOf(profile));
    },
  };
}

export const provider = defineProvider({
  port: 'videos',
  name: 'embedded',
  create: ({ dataDir }) => createVideos(join(dataDir, 'media', 'videos')),
});
