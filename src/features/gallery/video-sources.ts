/** Where the files of a video are, and how it plays. */
import type { Video } from '#features/catalogue/catalogue.ts';

/** S§3: the video configuration, by its own names in camel case. */
export type VideoSettings = {
  readonly autoplay: boolean;
  readonly sound: boolean;
  readonly controls: boolean;
  /** Plays while at least half of it is seen. */
  readonly scrollToPlay: boolean;
  readonly loop: boolean;
};

export const PRODUCT_VIDEO: VideoSettings = {
  autoplay: true,
  sound: false,
  controls: true,
  scrollToPlay: true,
  loop: true,
};

/** S§4: plays once this much of it is visible. */
export const VISIBLE_SHARE = 0.5;

export type VideoSource = {
  readonly src: string;
  readonly type: 'video/webm' | 'video/mp4';
  readonly media?: string;
};

/** S§9: the desktop's profiles from 768 px; WEBM first, as it is smaller. */
const profiles = [
  { name: 'webm_720p', type: 'video/webm', media: '(min-width: 768px)' },
  { name: 'mp4_720p_no_audio', type: 'video/mp4', media: '(min-width: 768px)' },
  { name: 'webm_480p', type: 'video/webm' },
  { name: 'mp4_480p', type: 'video/mp4' },
] as const;

/** S§3: base address plus profile name. */
export function videoSources({ baseUrl }: Pick<Video, 'baseUrl'>): readonly VideoSource[] {
  return profiles.map(({ name, ...rest }) => ({
    src: `${baseUrl.replace(/\/$/, '')}/${name}`,
    ...rest,
  }));
}

/** S§9: 720 by 1080 where nothing else is said. */
export function videoSize({ width, height }: Pick<Video, 'width' | 'height'>): {
  readonly width: number;
  readonly height: number;
} {
  return width > 0 && height > 0 ? { width, height } : { width: 720, height: 1080 };
}
