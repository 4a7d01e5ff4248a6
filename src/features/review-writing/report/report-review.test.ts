/** Reports of published reviews. */
import { expect, test } from 'vitest';
import {
  ada,
  openReviewShop,
  reviewedProduct,
  reviewFields,
} from '#test/setups/open-review-shop.ts';
import { reportReview } from './report-review.server.ts';

test('a report names a reason of the closed list, and a published review', async () => {
  const { shop, post, own } = openReviewShop({ customer: ada });
  await post(reviewFields);
  const { id = '', submittedAt = '' } = (await own()) ?? {};
  const report = (fields: object) =>
    reportReview(shop, reviewedProduct.productKey, { review: id, ...fields });
  await expect(report({ reason: 'negative' })).rejects.toMatchObject({
    ...{ status: 400, details: { field: 'reason' } },
  });
  await expect(report({ review: '', reason: 'copied' })).rejects.toMatchObject({
    ...{ status: 400, details: { field: 'review' } },
  });
  await expect(report({ reason: 'copied' })).rejects.toMatchObject({ status: 404 });
  await shop.ports.reviewModeration.publish(id, submittedAt);
  await report({ reason: 'copied' });
  // Each of them without the cookie of the one before.
  const others = Array.from({ length: 5 }, (_, n) => ({
    ...shop,
    customer: null,
    readCookie: () => null,
    n,
  }));
  for (const { n, ...other } of others) {
    const posted = reportReview(other, reviewedProduct.productKey, {
      review: id,
      reason: 'copied',
    });
    if (n < 3) await posted;
    else await expect(posted).rejects.toMatchObject({ status: 429 });
  }
  const [reported] = await shop.ports.reviewModeration.list({ isReported: true, limit: 5 });
  expect(reported).toMatchObject({ id, reports: { copied: 4 } });
});
