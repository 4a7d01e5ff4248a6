/** GET /_api/reviews/summary: sentences that represent all reviews; null below 30 reviews. */
import { findProductKey } from '#features/catalogue/catalogue.server.ts';
import { sharedApi } from '#request/route.server.ts';
import { loadReviewSummary } from '../review-summary.server.ts';
import { parseReviewSku } from './review-query.server.ts';

export const loader = sharedApi(async (shop, { request }) => {
  const productKey = await findProductKey(shop, parseReviewSku(new URL(request.url).searchParams));
  const loaded = await loadReviewSummary(shop, productKey);
  return loaded ?? { summary: null, disclaimer: null, sentences: [] };
});
