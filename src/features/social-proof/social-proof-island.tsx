/** Box of social proof for any gallery, loaded at the first interaction. */
import { createIsland, hydrateOnInteraction } from '#hydration/island.tsx';

export const SocialProofIsland = createIsland(
  hydrateOnInteraction(() => import('./social-proof-box.tsx'), 'SocialProofBox'),
);
