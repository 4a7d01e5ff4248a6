/**
 * GET /_api/reviews: a page of a product's reviews; with `hasPhotos=true` those of the gallery.
 * `until` in the answer keeps the pages of one list apart from reviews that appear later.
 */
import { findProductKey } from '#features/catalogue/catalogue.server.ts';
import { sharedApi } from '#request/route.server.ts';
import { loadReviewPage } from '../reviews.server.ts';
import { readReviewQuery, readReviewSku } from './review-query.server.ts';

export const loader = sharedApi(async (shop, { request }) => {
  const { searchParams } = new URL(request.url);
  const query = readReviewQuery(searchParams);
  const productKey = await findProductKey(shop, readReviewSku(searchParams));
  return await loadReviewPage(shop, { ...query, productKey });
});
