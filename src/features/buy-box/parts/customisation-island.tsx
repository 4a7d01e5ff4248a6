/** Island of the personalisation fields. */
import { createIsland, hydrateOnInteraction } from '#hydration/island.tsx';

export const CustomisationIsland = createIsland(
  hydrateOnInteraction(
    () => import('#features/customisation/personalisation-fields.tsx'),
    'CustomisationFields',
  ),
);
