/** Owner of a draft: differs between persons and versions of their review. */
import { expect, test } from 'vitest';
import {
  ada,
  openReviewShop,
  reviewedProduct,
  reviewFields,
} from '#test/setups/open-review-shop.ts';
import { loadReviewForm } from './load-review-form.server.ts';

test('a draft is of a person and a version of their review; that of a guest is nobody’s', async () => {
  const { shop, post } = openReviewShop({ customer: ada });
  const ownerIn = async (from: typeof shop) =>
    (await loadReviewForm(from, reviewedProduct, null)).draftOwner;
  const customer = await ownerIn(shop);
  expect(await ownerIn(shop)).toBe(customer);
  await post(reviewFields);
  const author = await ownerIn(shop);
  await post({ ...reviewFields, rating: '5' });
  const owners = [
    ...[customer, author, await ownerIn(shop)],
    ...[await ownerIn({ ...shop, customer: { ...ada, id: 'other', email: 'o@example.com' } })],
  ];
  expect(new Set(owners).size).toBe(4);
  expect(owners.join(' ')).not.toContain(ada.email);
  expect(await ownerIn({ ...shop, customer: null })).toBeNull();
});
