/** The fields of a customised product, kept apart from the form's own changes until they are awake. */
import { createIsland, hydrateOnInteraction } from '#hydration/island.tsx';

export const CustomisationIsland = createIsland(
  hydrateOnInteraction(
    () => import('#features/customisation/personalisation-fields.tsx'),
    'CustomisationFields',
  ),
);
