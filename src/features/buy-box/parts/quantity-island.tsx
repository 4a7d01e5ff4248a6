/** For beauty only; a form's own field until it is awake. */
import { createIsland, hydrateOnInteraction } from '#hydration/island.tsx';

export const QuantityIsland = createIsland(
  hydrateOnInteraction(() => import('./quantity-picker.tsx'), 'QuantityPicker'),
  <div className="h-11" />,
);
