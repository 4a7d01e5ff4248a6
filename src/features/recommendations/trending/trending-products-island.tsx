/** Trending products for any page: complete server HTML, hydrated on interaction. */
import { createIsland, hydrateOnInteraction } from '#hydration/island.tsx';

/** The fallback keeps the height until the code is loaded, so that the row below does not shift. */
export const TrendingProducts = createIsland(
  hydrateOnInteraction(() => import('./trending-products.tsx'), 'TrendingProducts'),
  <div className="min-h-svh" />,
);
