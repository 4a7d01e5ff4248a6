/** What pictures can be looked at without: its code comes when it is asked for. */
import { keepApart, late } from '#kit/late.tsx';

export const LateHoverZoom = late(() => import('./hover-zoom.tsx'), 'HoverZoom');
export const LateZoomModal = late(() => import('./zoom-modal.tsx'), 'ZoomModal');
export const LateVideoPlayer = late(() => import('./video-player.tsx'), 'VideoPlayer');
/** The ways to a slide are links, which lead there natively until they are awake. */
export const Thumbnails = keepApart(
  late(() => import('./thumbnails.tsx'), 'Thumbnails'),
  <div className="hidden md:block" />,
);
export const Dots = keepApart(late(() => import('./thumbnails.tsx'), 'Dots'));
