/** GET /_api/search/pages?q=returns: editor-made pages for the suggestions, and for a search that the browser answers itself. */
import { sharedApi } from '#request/route.server.ts';
import { findPages, suggestPages } from './page-search.server.ts';

/** `found`: what the index has for the same words; none asks as one types. */
export const loader = sharedApi(async (shop, { request }) => {
  const { searchParams } = new URL(request.url);
  const query = searchParams.get('q') ?? '';
  const found = searchParams.get('found');
  const pages =
    found === null
      ? await suggestPages(shop, query)
      : await findPages(shop, query, { areProductsSure: found === 'sure' });
  return { pages };
});
