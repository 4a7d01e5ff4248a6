/** What pictures can be looked at without: its code comes when it is asked for. */
import { keepApart, late } from '#kit/late.tsx';

export const LateHoverZoom = late(async () => (await import('./hover-zoom.tsx')).HoverZoom);
export const LateZoomModal = late(async () => (await import('./zoom-modal.tsx')).ZoomModal);
export const LateVideoPlayer = late(async () => (await import('./video-player.tsx')).VideoPlayer);
/** The ways to a slide are links, which lead there natively until they are awake. */
export const Thumbnails = keepApart(
  late(async () => (await import('./thumbnails.tsx')).Thumbnails),
  <div className="hidden md:block" />,
);
export const Dots = keepApart(late(async () => (await import('./thumbnails.tsx')).Dots));
