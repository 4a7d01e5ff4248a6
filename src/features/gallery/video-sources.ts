/** Source files and playback settings of a product video. */
import type { Video } from '#features/catalogue/catalogue.ts';

/** Playback settings, as content configures them. */
export type VideoSettings = {
  readonly autoplay: boolean;
  readonly sound: boolean;
  readonly controls: boolean;
  /** Plays only while at least half of it is visible. */
  readonly scrollToPlay: boolean;
  readonly loop: boolean;
};

export const PRODUCT_VIDEO_SETTINGS: VideoSettings = {
  autoplay: true,
  sound: false,
  controls: true,
  scrollToPlay: true,
  loop: true,
};

/** Visible fraction of its area from which a video plays. */
export const PLAY_THRESHOLD = 0.5;

export type VideoSource = {
  readonly src: string;
  readonly type: 'video/webm' | 'video/mp4';
  readonly media?: string;
};

/** Sources in order of preference: 720p from 768 px; WebM first, as it is smaller. */
const profiles = [
  { name: 'webm_720p', type: 'video/webm', media: '(min-width: 768px)' },
  { name: 'mp4_720p_no_audio', type: 'video/mp4', media: '(min-width: 768px)' },
  { name: 'webm_480p', type: 'video/webm' },
  { name: 'mp4_480p', type: 'video/mp4' },
] as const;

/** Each source is the video's base URL plus a profile name. */
export function videoSources({ baseUrl }: Pick<Video, 'baseUrl'>): readonly VideoSource[] {
  return profiles.map(({ name, ...rest }) => ({
    src: `${baseUrl.replace(/\/$/, '')}/${name}`,
    ...rest,
  }));
}

/** 720 by 1080 px if the video has no size. */
export function videoSize({ width, height }: Pick<Video, 'width' | 'height'>): {
  readonly width: number;
  readonly height: number;
} {
  return width > 0 && height > 0 ? { width, height } : { width: 720, height: 1080 };
}
