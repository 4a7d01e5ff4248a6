/** Link to the size guide, which opens as a page until hydration, and then as a dialog. */
import { createIsland, hydrateOnInteraction } from '#hydration/island.tsx';

export const SizeGuideIsland = createIsland(
  hydrateOnInteraction(() => import('./size-guide-link.tsx'), 'SizeGuideLink'),
);
