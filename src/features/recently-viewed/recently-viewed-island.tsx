/** Recently viewed products for any page, hydrated on interaction. */
import { createIsland, hydrateOnInteraction } from '#hydration/island.tsx';

export const RecentlyViewed = createIsland(
  hydrateOnInteraction(() => import('./recently-viewed.tsx'), 'RecentlyViewed'),
);
