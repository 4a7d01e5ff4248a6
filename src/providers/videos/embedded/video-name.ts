/** Paths and types of video files by their names, the same in each video store. */
import type { VideoFile } from '#features/videos/videos.port.ts';

/** Ids and profiles are used as file names: no separators, no leading dot. */
const NAME = /^\w[\w.-]{0,199}$/;

/** Path in the folder of videos: `clip.coat/webm_720p`. Null for a name that is not valid. */
export function pathOfVideo(id: string, profile: string): string | null {
  return NAME.test(id) && NAME.test(profile) ? `${id}/${profile}` : null;
}

/** By the profile's name: `webm_720p`, `mp4_480p`. */
export function videoTypeOf(profile: string): VideoFile['type'] {
  return profile.startsWith('webm') ? 'video/webm' : 'video/mp4';
}
