/** What the basket can be changed without: drawn by the server, awake when the page is used. */
import { keepApart, late, preloadWhenIdle } from '#kit/late.tsx';

const loadSuggestions = () => import('./basket-suggestions.tsx');

// The answer to a form is shown once every part of the page is awake: without a line they would never be.
preloadWhenIdle(() =>
  Promise.all([loadSuggestions(), import('#features/recently-viewed/recently-viewed.tsx')]),
);

/** Until its code has come its place is kept: a row that was drawn below would be pushed away. */
export const Suggestions = keepApart(
  late(loadSuggestions, 'Suggestions'),
  <div className="min-h-svh" />,
);
