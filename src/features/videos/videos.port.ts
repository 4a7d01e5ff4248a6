/** Port: video files. */

export type VideoFile = { readonly body: Uint8Array; readonly type: 'video/webm' | 'video/mp4' };

/**
 * @example
 * const file = await shop.ports.videos.find('film.dress-dune', 'webm_720p');
 * if (file === null) return new Response(null, { status: 404 });
 */
export interface Videos {
  /**
   * `id` and `profile` are the parts of `/media/{id}/{profile}`; a profile is such as `webm_720p`.
   * Null for one that the source does not have.
   * @throws Problem 503 when too many videos are being rendered; Error when a remote service fails.
   */
  find(id: string, profile: string): Promise<VideoFile | null>;
}

declare module '#request/shop.ts' {
  interface Ports {
    videos: Videos;
  }
}
