/** A shop with one product, and forms of reviews posted to it. */
import { issueFormToken } from '#features/accounts/forms/form-token.server.ts';
import { memoryPictures } from '#features/pictures/pictures.fixtures.server.ts';
import { reviewerOf } from '#features/review-writing/form/load-review-form.server.ts';
import { submitReview } from '#features/review-writing/form/submit-review.server.ts';
import { createMemoryReviewWriting } from '#features/review-writing/memory-review-writing.fixtures.ts';
import { someProduct } from '#features/selection/selection.fixtures.ts';
import { signText } from '#kit/secrets.server.ts';
import type { Customer } from '#request/shop.ts';
import { createTestShop, type TestShopOptions } from '../create-test-shop.ts';

export const ada: Customer = {
  ...{ id: 'c', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' },
  membershipUntil: null,
};
export const reviewedProduct = someProduct();
/** Fields of a review that is accepted. */
export const reviewFields = {
  ...{ rating: '4', body: 'Warm, light, and it survives rain.', username: 'Ada' },
  email: 'ada@example.com',
};

let callers = 0;

/** Each shop has a visitor with another address, since the throttle counts by address. */
export function openReviewShop(options: TestShopOptions = {}) {
  callers += 1;
  const cookies = new Map<string, string>();
  const { writing, moderation, pending } = createMemoryReviewWriting([reviewedProduct.productKey]);
  const shop = createTestShop({
    visitor: { network: 'test', ipHash: `caller-${callers}`, userAgent: '' },
    sign: (text) => signText('a secret', text),
    readCookie: (name) => cookies.get(name) ?? null,
    writeCookie: (name, value) => void cookies.set(name, value),
    ports: {
      ...{ pictures: memoryPictures(), reviewWriting: writing, reviewModeration: moderation },
      pendingPhotos: pending,
    },
    ...options,
  });
  const post = (
    fields: Readonly<Record<string, string | Blob | readonly (string | Blob)[]>>,
    size: number | null = null,
  ) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ csrf: issueFormToken(shop), ...fields }))
      for (const part of Array.isArray(value) ? value : [value]) form.append(name, part);
    return submitReview(shop, reviewedProduct, { size, read: async () => form });
  };
  const own = () =>
    shop.ports.reviewWriting.findOwn(
      reviewedProduct.productKey,
      reviewerOf(shop, shop.customer ?? ada),
    );
  return { shop, post, own };
}
