/** What the basket can be changed without: drawn by the server, awake when the page is used. */
import { keepApart, late } from '#kit/late.tsx';

/** Until its code has come its place is kept: a row that was drawn below would be pushed away. */
export const Suggestions = keepApart(
  late(() => import('./suggestions.tsx'), 'Suggestions'),
  <div className="min-h-svh" />,
);
