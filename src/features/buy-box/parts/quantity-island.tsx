/** Island of the quantity picker, for beauty only; a native select until hydration. */
import { createIsland, hydrateOnInteraction } from '#hydration/island.tsx';

export const QuantityIsland = createIsland(
  hydrateOnInteraction(() => import('./quantity-picker.tsx'), 'QuantityPicker'),
  <div className="h-11" />,
);
