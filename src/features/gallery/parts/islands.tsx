/** Islands of the gallery: zoom, video player and slide links, loaded at the first interaction. */
import { createIsland, hydrateOnInteraction } from '#hydration/island.tsx';

export const HoverZoomIsland = hydrateOnInteraction(() => import('./hover-zoom.tsx'), 'HoverZoom');
export const ZoomModalIsland = hydrateOnInteraction(() => import('./zoom-modal.tsx'), 'ZoomModal');
export const VideoPlayerIsland = hydrateOnInteraction(
  () => import('./video-player.tsx'),
  'VideoPlayer',
);
/** Links to the slides; until hydration they scroll natively, by anchor. */
export const Thumbnails = createIsland(
  hydrateOnInteraction(() => import('./thumbnails.tsx'), 'Thumbnails'),
  <div className="hidden md:block" />,
);
export const Dots = createIsland(
  hydrateOnInteraction(() => import('./thumbnails.tsx'), 'Dots'),
  <div className="h-6 md:hidden" />,
);
