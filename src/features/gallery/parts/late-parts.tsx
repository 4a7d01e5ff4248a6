/** What pictures can be looked at without: its code comes when it is asked for. */
import { late } from '#kit/late.tsx';

export const LateHoverZoom = late(async () => (await import('./hover-zoom.tsx')).HoverZoom);
export const LateZoomModal = late(async () => (await import('./zoom-modal.tsx')).ZoomModal);
export const LateVideoPlayer = late(async () => (await import('./video-player.tsx')).VideoPlayer);
