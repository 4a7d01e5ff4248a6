/** Islands of the basket page: rendered on the server, hydrated on interaction. */
import { createIsland, hydrateOnInteraction, preloadWhenIdle } from '#hydration/island.tsx';

const loadSuggestions = () => import('./basket-suggestions.tsx');

// Preloaded, as the response to a form is shown only once every island is hydrated, which would
// never happen offline.
preloadWhenIdle(() =>
  Promise.all([loadSuggestions(), import('#features/recently-viewed/recently-viewed.tsx')]),
);

/** The fallback keeps the height until the code is loaded, so that the row below does not shift. */
export const BasketSuggestions = createIsland(
  hydrateOnInteraction(loadSuggestions, 'BasketSuggestions'),
  <div className="min-h-svh" />,
);
