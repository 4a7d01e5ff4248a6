/** Catch-all route: answers 404 inside the layout. */
import { Problem } from '#kit/problem.ts';
import { sharedLoader } from '#request/route.server.ts';

export const loader = sharedLoader(async () => {
  throw new Problem(404, 'page.missing', 'path: there is no such page.', { field: 'path' });
});

export default function NotFound() {
  return null;
}
