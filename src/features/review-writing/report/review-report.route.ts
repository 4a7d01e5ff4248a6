/** POST /_api/reviews/report: reports a review for a reason of the closed list. */

import { findProductKey } from '#features/catalogue/catalogue.server.ts';
import { parseReviewSku } from '#features/reviews/calls/review-query.server.ts';
import { readRequestBody } from '#request/read-request-body.server.ts';
import { privateApi } from '#request/route.server.ts';
import { reportReview } from './report-review.server.ts';

export const action = privateApi(async (shop, { request }) => {
  const fields = await readRequestBody(request);
  const sku = parseReviewSku(new URLSearchParams({ sku: String(fields.sku ?? '') }));
  await reportReview(shop, await findProductKey(shop, sku), fields);
  return { reported: true };
});
