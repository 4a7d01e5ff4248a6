/** Meta description of the page of all reviews. */
import type { Product } from '#features/catalogue/catalogue.ts';

/** Key of the message: only reviews of clothes and shoes have a rating of the fit. */
export function findReviewsDescription({ productType }: Pick<Product, 'productType'>) {
  return productType === 'fashion' ? 'reviews.description' : 'reviews.descriptionWithoutFit';
}
