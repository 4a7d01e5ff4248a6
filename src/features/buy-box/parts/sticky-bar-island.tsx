/** The bar at the lower edge comes when the page is used. */
import { createIsland, hydrateOnInteraction } from '#hydration/island.tsx';

export const StickyBarIsland = createIsland(
  hydrateOnInteraction(() => import('../sticky-bar.tsx'), 'StickyBar'),
);
