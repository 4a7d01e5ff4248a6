/** Videos as files in the data folder: one folder for each id, one file for each profile. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VideoFile, Videos } from '#features/videos/videos.port.ts';
import { defineProvider } from '#kit/define-provider.ts';

/** Ids and profiles are used as file names: no separators, no leading dot. */
const NAME = /^\w[\w.-]{0,199}$/;

export function createVideos(folder: string): Videos {
  return {
    async find(id, profile) {
      if (!NAME.test(id) || !NAME.test(profile)) return null;
      const body = await readFile(join(folder, id, profile)).catch(() => null);
      return body && { body, type: videoTypeOf(profile) };
    },
  };
}

/** By the profile's name: `webm_720p`, `mp4_480p`. */
export function videoTypeOf(profile: string): VideoFile['type'] {
  return profile.startsWith('webm') ? 'video/webm' : 'video/mp4';
}

export const provider = defineProvider({
  port: 'videos',
  name: 'embedded',
  create: ({ dataDir }) => createVideos(join(dataDir, 'media', 'videos')),
});
