/** The row of what was looked at before, for any page: its code comes when the page is used. */
import { createIsland, hydrateOnInteraction } from '#hydration/island.tsx';

export const RecentlyViewed = createIsland(
  hydrateOnInteraction(() => import('./recently-viewed.tsx'), 'RecentlyViewed'),
);
