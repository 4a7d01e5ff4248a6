/** Tests of parsing the wishlist's response. */
import { expect, test } from 'vitest';
import { parseWishlistProducts } from './wishlist-products.ts';

const coat = {
  slug: 'coat',
  name: 'Coat',
  brand: 'Thornwick',
  colour: 'oat',
  price: 9000,
  wasPrice: null,
  picture: null,
};

test('products that fit are kept, with no more than a card shows', () => {
  expect(
    parseWishlistProducts({
      wishlistProductSearch: [{ ...coat, sku: 'secret' }, { slug: 'no price' }, null],
    }),
  ).toEqual([coat]);
});

test.each([null, {}, { wishlistProductSearch: 'none' }, { error: { code: 'account.signIn' } }])(
  'an answer like %j has no products',
  (response) => {
    expect(parseWishlistProducts(response)).toEqual([]);
  },
);
