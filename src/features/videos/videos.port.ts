/** What we ask of whoever makes or keeps videos. */

export type VideoFile = { readonly body: Uint8Array; readonly type: 'video/webm' | 'video/mp4' };

export interface Videos {
  /** null for an id or a profile that the source does not have. */
  find(id: string, profile: string): Promise<VideoFile | null>;
}

declare module '#request/shop.ts' {
  interface Ports {
    videos: Videos;
  }
}
