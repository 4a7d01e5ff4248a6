/** POST /_api/reviews/vote: counts a vote; returns the review's counts. */

import { findProductKey } from '#features/catalogue/catalogue.server.ts';
import { readRequestBody } from '#request/read-request-body.server.ts';
import { privateApi } from '#request/route.server.ts';
import { parseReviewSku } from './review-query.server.ts';
import { voteForReview } from './vote-for-review.server.ts';

export const action = privateApi(async (shop, { request }) => {
  const fields = await readRequestBody(request);
  const sku = parseReviewSku(new URLSearchParams({ sku: String(fields.sku ?? '') }));
  return await voteForReview(shop, await findProductKey(shop, sku), fields);
});
