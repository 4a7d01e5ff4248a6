/** Video with an editor's settings; its files load only when it plays. */

import {
  listVideoFiles,
  VIDEO_DESKTOP_FROM,
  VIDEO_DESKTOP_LINES,
  VIDEO_MOBILE_LINES,
  VIDEO_PLAYS_AT,
} from '#features/content/media/video.ts';
import { links } from '#links';
import type { ContentVideo } from '../content-fields.ts';

type ContentVideoProps = {
  readonly video: ContentVideo;
  readonly label?: string;
  readonly className?: string;
};

/** Without `video_autoplay` only controls can start the video; with sound, they can mute it. */
export function hasControls({
  video_controls,
  video_sound,
  video_autoplay,
}: ContentVideo): boolean {
  return video_controls || video_sound || !video_autoplay;
}

/** Must be rendered in a `VideoContainer`, whose button can pause it. */
export function ContentVideoPlayer({ video, label, className }: ContentVideoProps) {
  const {
    desktop_url: desktop,
    mobile_url: mobile,
    encoding_profiles: profiles,
    video_sound: sound,
  } = video;
  const [poster] = video.display_images;
  const isControlled = hasControls(video);
  const files = (url: string, lines: number) => listVideoFiles(url, profiles, lines, sound);
  const isForDesks = `(min-width: ${VIDEO_DESKTOP_FROM}px)`;
  return (
    <video
      aria-label={label || poster.alt || undefined}
      aria-hidden={label || poster.alt || isControlled ? undefined : true}
      poster={links.picture({ id: poster.id, width: 960, aspect: '16x9', format: 'jpg' })}
      preload="none"
      playsInline
      muted={!sound}
      loop={video.loopVideo}
      controls={isControlled}
      {...(video.video_autoplay ? { 'data-video': video.scroll_to_play ? VIDEO_PLAYS_AT : 0 } : {})}
      className={`block w-full bg-surface object-cover ${className ?? ''}`}
    >
      {files(desktop, VIDEO_DESKTOP_LINES).map((file) => (
        <source key={`wide${file.src}`} {...file} media={isForDesks} />
      ))}
      {files(mobile ?? desktop, VIDEO_MOBILE_LINES).map((file) => (
        <source key={file.src} {...file} />
      ))}
    </video>
  );
}
