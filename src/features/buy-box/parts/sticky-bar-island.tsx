/** Island of the sticky bar, loaded at the first interaction. */
import { createIsland, hydrateOnInteraction } from '#hydration/island.tsx';

export const StickyBarIsland = createIsland(
  hydrateOnInteraction(() => import('../sticky-bar.tsx'), 'StickyBar'),
);
