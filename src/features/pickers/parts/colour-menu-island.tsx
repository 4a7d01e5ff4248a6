/** Few products have so many colours; as it was sent the list opens and leads to each of them by itself. */
import { createIsland, hydrateOnInteraction } from '#hydration/island.tsx';

export const ColourMenuIsland = createIsland(
  hydrateOnInteraction(() => import('./colour-menu.tsx'), 'ColourMenu'),
  <div className="mt-2 h-12" />,
);
