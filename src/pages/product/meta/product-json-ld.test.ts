/** Tests of a product's structured data. */
import { expect, test } from 'vitest';
import { someProduct, someVariant } from '#features/selection/selection.fixtures.ts';
import { breadcrumbData, productData } from './product-json-ld.ts';

test('prices are major units, and availability is limited below ten', () => {
  const variants = [
    someVariant('moss', 'S', 0),
    someVariant('moss', 'M', 9, { price: 1999 }),
    someVariant('moss', 'L', 10),
  ];
  const { offers } = productData(someProduct({ variants }));
  expect(offers.map(({ availability }) => availability.split('/').at(-1))).toEqual([
    'OutOfStock',
    'LimitedAvailability',
    'InStock',
  ]);
  expect(offers[1]).toMatchObject({ price: 19.99, priceCurrency: 'GBP' });
});

test('a rating is included where there is one, best is five', () => {
  expect(productData(someProduct({ averageRating: 4.46, totalReviewCount: 3 }))).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 3, bestRating: 5 },
  });
  expect(productData(someProduct({ totalReviewCount: 0 }))).not.toHaveProperty('aggregateRating');
});

test('the trail ends with the product', () => {
  const { itemListElement } = breadcrumbData(someProduct());
  expect(itemListElement.at(-1)).toMatchObject({
    name: 'Plain tee',
    position: itemListElement.length,
  });
});
