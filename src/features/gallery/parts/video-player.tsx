/**
 * Video player of a product: plays while half of it is visible; without JavaScript it has native
 * controls.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Video } from '#features/catalogue/catalogue.ts';
import { croppedHeight } from '#features/pictures/pictures.ts';
import { useLazyText } from '#i18n/text.tsx';
import { links } from '#links';
import { play, playWhileSeen } from '#ui/video/play-while-seen.browser.ts';
import {
  PLAY_THRESHOLD,
  PRODUCT_VIDEO_SETTINGS,
  type VideoSettings,
  videoSize,
  videoSources,
} from '../video-sources.ts';

export type VideoPlayerProps = {
  readonly video: Video;
  readonly settings?: VideoSettings;
  /** Rendered if no source can be played: the poster. */
  readonly fallback: ReactNode;
};

const POSTER_WIDTH = 960;

export function VideoPlayer({
  video,
  settings = PRODUCT_VIDEO_SETTINGS,
  fallback,
}: VideoPlayerProps) {
  const [isBroken, setBroken] = useState(false);
  const player = useRef<HTMLVideoElement>(null);
  const text = useLazyText('product-lazy');
  const { autoplay, scrollToPlay, sound, controls, loop } = settings;

  useEffect(() => {
    const element = player.current;
    if (!element || !autoplay || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (!scrollToPlay) return play(element);
    return playWhileSeen(element, PLAY_THRESHOLD);
  }, [autoplay, scrollToPlay]);

  // The sources may have failed before hydration, so they are loaded again.
  useEffect(() => {
    if (player.current?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) player.current.load();
  }, []);

  if (isBroken) return fallback;
  const sources = videoSources(video);
  return (
    <video
      ref={player}
      {...videoSize(video)}
      aria-label={text('gallery.video')}
      poster={links.picture({
        id: video.poster.id,
        width: POSTER_WIDTH,
        aspect: '2x3',
        format: 'jpg',
      })}
      preload="none"
      playsInline
      muted={!sound}
      controls={controls}
      loop={loop}
      onError={({ target, currentTarget }) => target === currentTarget && setBroken(true)}
      style={{ aspectRatio: `${POSTER_WIDTH} / ${croppedHeight(POSTER_WIDTH, '2x3')}` }}
      className="block w-full bg-tint object-cover"
    >
      {sources.map((source) => (
        // The browser tries the sources in order, so the last one's error means that none can be
        // played.
        <source
          key={source.src}
          {...source}
          onError={source === sources.at(-1) ? () => setBroken(true) : undefined}
        />
      ))}
    </video>
  );
}
