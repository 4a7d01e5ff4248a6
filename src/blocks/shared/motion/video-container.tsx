/** Container of an autoplaying video, with the button that pauses it (WCAG 2.2.2). */
import type { ReactNode } from 'react';
import { useText } from '#i18n/text.tsx';
import type { ContentVideo } from '../content-fields.ts';
import { hasControls } from './content-video.tsx';
import { MotionIcon } from './motion-icon.tsx';

type VideoContainerProps = {
  readonly video: ContentVideo;
  readonly label?: string;
  /** Height of the button, clear of text on the video. */
  readonly at?: 'top' | 'middle' | 'bottom';
  readonly className?: string;
  /** The video, with an optional link around it. */
  readonly children: ReactNode;
};

const BUTTON_POSITIONS = { top: 'top-3', middle: 'top-1/2 -mt-5.5', bottom: 'bottom-3' } as const;

/** The button is hidden until `hydrateVideo` starts the video: without JavaScript nothing moves. */
export function VideoContainer({
  video,
  label = '',
  at = 'bottom',
  className = '',
  children,
}: VideoContainerProps) {
  const text = useText('blocks');
  const [poster] = video.display_images;
  const named = (word: string) => [word, label || poster.alt].filter(Boolean).join(': ');
  return (
    <div data-video-container className={`relative ${className}`}>
      {children}
      {video.video_autoplay && !hasControls(video) && (
        <button
          type="button"
          hidden
          aria-label={named(text('slides.pause'))}
          data-rest={named(text('slides.pause'))}
          data-go={named(text('slides.play'))}
          className={`no-print group/switch absolute end-3 z-1 grid size-11 place-items-center rounded-control bg-paper/85 text-ink hover:bg-paper focus-visible:-outline-offset-4 ${BUTTON_POSITIONS[at]}`}
        >
          <MotionIcon name="pause" className="group-data-resting/switch:hidden" />
          <MotionIcon name="play" className="hidden group-data-resting/switch:block" />
        </button>
      )}
    </div>
  );
}
