/** Tests of the owner of a draft: differs between persons and versions of their review. */
import { expect, test } from 'vitest';
import {
  ada,
  openReviewShop,
  reviewedProduct,
  reviewFields,
} from '#test/setups/open-review-shop.ts';
import { loadReviewForm } from './load-review-form.server.ts';

test('a draft belongs to a customer and a version of their review; that of a guest has no owner', async () => {
  const { shop, post } = openReviewShop({ customer: ada });
  const findOwner = async (requestShop: typeof shop) =>
    (await loadReviewForm(requestShop, reviewedProduct, null)).draftOwner;
  const customer = await findOwner(shop);
  expect(await findOwner(shop)).toBe(customer);
  await post(reviewFields);
  const author = await findOwner(shop);
  await post({ ...reviewFields, rating: '5' });
  const owners = [
    ...[customer, author, await findOwner(shop)],
    ...[await findOwner({ ...shop, customer: { ...ada, id: 'other', email: 'o@example.com' } })],
  ];
  expect(new Set(owners).size).toBe(4);
  expect(owners.join(' ')).not.toContain(ada.email);
  expect(await findOwner({ ...shop, customer: null })).toBeNull();
});
