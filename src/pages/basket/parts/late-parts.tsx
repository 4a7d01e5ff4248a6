/** What the basket can be changed without: drawn by the server, awake when the page is used. */
import { keepApart, late } from '#kit/late.tsx';

export const Suggestions = keepApart(late(() => import('./suggestions.tsx'), 'Suggestions'));
