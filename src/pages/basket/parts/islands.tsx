/** What the basket can be changed without: drawn by the server, awake when the page is used. */
import { createIsland, hydrateOnInteraction, preloadWhenIdle } from '#hydration/island.tsx';

const loadSuggestions = () => import('./basket-suggestions.tsx');

// The answer to a form is shown once every part of the page is awake: without a line they would never be.
preloadWhenIdle(() =>
  Promise.all([loadSuggestions(), import('#features/recently-viewed/recently-viewed.tsx')]),
);

/** Until its code has come its place is kept: a row that was drawn below would be pushed away. */
export const Suggestions = createIsland(
  hydrateOnInteraction(loadSuggestions, 'Suggestions'),
  <div className="min-h-svh" />,
);
