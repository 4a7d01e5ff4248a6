/** GET /_api/reviews/features: subjects that several reviews of a product mention. */
import { findProductKey } from '#features/catalogue/catalogue.server.ts';
import { sharedApi } from '#request/route.server.ts';
import { loadReviewOverview } from '../reviews.server.ts';
import { parseReviewSku } from './review-query.server.ts';

export const loader = sharedApi(async (shop, { request }) => {
  const productKey = await findProductKey(shop, parseReviewSku(new URL(request.url).searchParams));
  const overview = await loadReviewOverview(shop, productKey);
  return { features: overview?.features ?? [] };
});
