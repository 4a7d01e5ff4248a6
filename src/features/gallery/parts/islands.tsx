/** What pictures can be looked at without: its code comes when it is asked for. */
import { createIsland, hydrateOnInteraction } from '#hydration/island.tsx';

export const HoverZoomIsland = hydrateOnInteraction(() => import('./hover-zoom.tsx'), 'HoverZoom');
export const ZoomModalIsland = hydrateOnInteraction(() => import('./zoom-modal.tsx'), 'ZoomModal');
export const VideoPlayerIsland = hydrateOnInteraction(
  () => import('./video-player.tsx'),
  'VideoPlayer',
);
/** The ways to a slide are links, which lead there natively until they are awake. */
export const Thumbnails = createIsland(
  hydrateOnInteraction(() => import('./thumbnails.tsx'), 'Thumbnails'),
  <div className="hidden md:block" />,
);
export const Dots = createIsland(hydrateOnInteraction(() => import('./thumbnails.tsx'), 'Dots'));
