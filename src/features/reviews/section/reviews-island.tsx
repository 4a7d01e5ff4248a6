/** Reviews section for any page, hydrated when it comes near the viewport. */
import { hydrateWhenNear } from '#hydration/hydrate-when-near.tsx';
import { createIsland } from '#hydration/island.tsx';
import { REVIEWS_ID } from './reviews-id.ts';

export const ReviewsIsland = createIsland(
  hydrateWhenNear(() => import('./reviews-section.tsx'), 'ReviewsSection', REVIEWS_ID),
);
