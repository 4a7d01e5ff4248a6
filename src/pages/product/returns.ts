/**
 * PDP-3: delivery and returns terms of a product: its seller's, those of customised products, or
 * those of its type.
 */
import type { Product } from '#features/catalogue/catalogue.ts';
import { findSeller, type SoldProduct } from '#features/catalogue/seller.ts';

type Sold = SoldProduct & Pick<Product, 'productType' | 'customisationGroupName'>;

const KINDS = { fashion: 'product.returnsFashion', beauty: 'product.returnsBeauty' } as const;

export function findReturnsMessage(product: Sold) {
  if (findSeller(product) !== null) return 'product.returnsSeller';
  if (product.customisationGroupName !== undefined) return 'product.returnsMade';
  return KINDS[product.productType as keyof typeof KINDS] ?? 'product.returnsOther';
}
