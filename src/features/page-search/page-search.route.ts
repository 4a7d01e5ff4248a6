/**
 * GET /_api/search/pages?q=returns: editor-made pages for suggestions, and for searches that the
 * browser queries from the index itself.
 */
import { sharedApi } from '#request/route.server.ts';
import { findPages, suggestPages } from './page-search.server.ts';

/**
 * `found=sure` means that products match the query as typed; without it, a suggestion is requested.
 */
export const loader = sharedApi(async (shop, { request }) => {
  const { searchParams } = new URL(request.url);
  const query = searchParams.get('q') ?? '';
  const certainty = searchParams.get('found');
  const pages =
    certainty === null
      ? await suggestPages(shop, query)
      : await findPages(shop, query, { hasExactMatches: certainty === 'sure' });
  return { pages };
});
