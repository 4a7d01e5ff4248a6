/** Port: video files. */

export type VideoFile = { readonly body: Uint8Array; readonly type: 'video/webm' | 'video/mp4' };

/**
 * @example
 * const file = await shop.ports.videos.find('film.dress-dune', 'webm_720p');
 * if (file === null) return new Response(null, { status: 404 });
 */
export interface Videos {
  /**
   * Reads a whole video file. `id` and `profile` are the parts of `/media/{id}/{profile}`; a
   * profile is a format and a height in pixels, such as `webm_720p` or `mp4_480p`. Null for a video
   * or a profile that the source does not have, and for a name that could leave its folder.
   * @throws Problem 503 `video.busy` with `details.retryAfter` in seconds, from a source that
   *   renders videos, while too many wait; Error when a remote service fails, times out or returns
   *   something else than a video.
   */
  find(id: string, profile: string): Promise<VideoFile | null>;
}

declare module '#request/shop.ts' {
  interface Ports {
    videos: Videos;
  }
}
