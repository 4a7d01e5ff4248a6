/** Tests of reports of published reviews. */
import { expect, test } from 'vitest';
import {
  ada,
  openReviewShop,
  reviewedProduct,
  reviewFields,
} from '#test/setups/open-review-shop.ts';
import { reportReview } from './report-review.server.ts';

test('a report needs a reason of the closed list, and a published review', async () => {
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
  // Each guest has no cookie of the previous one.
  const guests = Array.from({ length: 6 }, (_, n) => ({
    ...shop,
    customer: null,
    readCookie: () => null,
    n,
  }));
  for (const { n, ...guestShop } of guests) {
    const posted = reportReview(guestShop, reviewedProduct.productKey, {
      review: id,
      reason: 'copied',
    });
    if (n < 5) await posted;
    else await expect(posted).rejects.toMatchObject({ status: 429 });
  }
  const [reported] = await shop.ports.reviewModeration.list({ isReported: true, limit: 5 });
  expect(reported).toMatchObject({ id, reports: { copied: 6 } });
});

test('only stored reports of guests count towards the limit of their network', async () => {
  const { shop, post, own } = openReviewShop({ customer: ada });
  await post(reviewFields);
  const { id = '', submittedAt = '' } = (await own()) ?? {};
  const reportAs = (readers: readonly (string | null)[], productKey: string) =>
    readers.map((customerId, index) => {
      const visitor = { network: 'carrier', ipHash: `${id} ${index}`, userAgent: '' };
      const customer = customerId === null ? null : { ...ada, id: customerId };
      const reader = { ...shop, visitor, customer, readCookie: () => null };
      return reportReview(reader, productKey, { review: id, reason: 'copied' });
    });
  const guests = Array.from({ length: 5 }, () => null);
  const { productKey } = reviewedProduct;
  const unknown = await Promise.allSettled(reportAs(guests, productKey));
  for (const outcome of unknown) expect(outcome).toMatchObject({ reason: { status: 404 } });
  await shop.ports.reviewModeration.publish(id, submittedAt);
  await Promise.all(reportAs(['c1', 'c2', 'c3', 'c4', 'c5', 'c1'], productKey));
  await Promise.all(reportAs(guests, productKey));
  const outcomes = await Promise.allSettled(reportAs([null, 'c6'], productKey));
  expect(outcomes).toMatchObject([{ reason: { status: 429 } }, { status: 'fulfilled' }]);
  const [reported] = await shop.ports.reviewModeration.list({ isReported: true, limit: 5 });
  expect(reported).toMatchObject({ id, reports: { copied: 11 } });
});

test('a report that is refused sets no cookie', async () => {
  const { shop, post, own } = openReviewShop({ customer: ada });
  await post(reviewFields);
  const { id = '', submittedAt = '' } = (await own()) ?? {};
  const cookies: string[] = [];
  const reader = { ...shop, writeCookie: (name: string) => void cookies.push(name) };
  const report = () =>
    reportReview(reader, reviewedProduct.productKey, { review: id, reason: 'copied' });
  await expect(report()).rejects.toMatchObject({ status: 404 });
  expect(cookies).toEqual([]);
  await shop.ports.reviewModeration.publish(id, submittedAt);
  await report();
  expect(cookies).toEqual(['voter']);
});
