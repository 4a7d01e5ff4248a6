/**
 * Island of the colour dropdown, which few products need; its server HTML opens natively and links
 * to each colour.
 */
import { createIsland, hydrateOnInteraction } from '#hydration/island.tsx';

export const ColourMenuIsland = createIsland(
  hydrateOnInteraction(() => import('./colour-menu.tsx'), 'ColourMenu'),
  <div className="mt-2 h-12" />,
);
