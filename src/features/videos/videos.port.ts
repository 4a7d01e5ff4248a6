/** Port: video files. */

/**
 * A video whose bytes are read in parts, so that none of it needs to be in memory as a whole.
 *
 * @example
 * const stream = await file.read(0, file.size - 1);
 */
export type VideoFile = {
  readonly type: 'video/webm' | 'video/mp4';
  /** In bytes; 0 for a file without content, of which nothing can be read. */
  readonly size: number;
  /**
   * Streams the bytes from `from` to `to`, both inclusive: `0 <= from <= to < size`. The source is
   * read only as fast as the stream. Cancelling the stream closes the source, and so does a reader
   * that takes nothing for a minute. Null if the file has been replaced or deleted since it was
   * found.
   * @throws Error when a remote service fails or times out; the stream fails with it later.
   */
  readonly read: (from: number, to: number) => Promise<ReadableStream<Uint8Array> | null>;
};

/**
 * @example
 * const file = await shop.ports.videos.find('film.dress-dune', 'webm_720p');
 * if (file === null) return new Response(null, { status: 404 });
 */
export interface Videos {
  /**
   * Finds a video file. `id` and `profile` are the parts of `/media/{id}/{profile}`; a profile is a
   * format and the shorter side in pixels, such as `webm_720p` or `mp4_480p`. Null for a video or a
   * profile that the source does not have, and for a name that could leave its folder.
   * @throws Problem 503 `video.busy` with `details.retryAfter` in seconds, while too many are
   *   looked up or rendered; Error when a remote service fails, times out or returns
   *   something else than a video.
   */
  find(id: string, profile: string): Promise<VideoFile | null>;
}

declare module '#request/shop.ts' {
  interface Ports {
    videos: Videos;
  }
}
