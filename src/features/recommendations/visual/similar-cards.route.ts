/** GET /_api/search/similarCards: cards for the dialog of a product that is out of stock. */
import { sharedApi } from '#request/route.server.ts';
import { parseVisualQuery } from '../recommendation-query.server.ts';
import { loadSimilarCards } from './load-similar-cards.server.ts';

export const loader = sharedApi(async (shop, { request }) => ({
  hits: await loadSimilarCards(shop, parseVisualQuery(new URL(request.url).searchParams)),
}));
