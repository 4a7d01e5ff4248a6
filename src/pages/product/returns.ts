/**
 * PDP-3: delivery and returns terms of a product: its seller's, those of customised products, or
 * those of its type.
 */
import type { Product } from '#features/catalogue/catalogue.ts';

type Sold = Pick<
  Product,
  'productType' | 'brand' | 'sellerName' | 'isHostedMarketplace' | 'customisationGroupName'
>;

/** Seller other than the fascia; null if the fascia sells it. */
export function findSeller({ sellerName, isHostedMarketplace, brand }: Sold): string | null {
  return sellerName ?? (isHostedMarketplace ? brand : null);
}

const KINDS = { fashion: 'product.returnsFashion', beauty: 'product.returnsBeauty' } as const;

export function findReturnsMessage(product: Sold) {
  if (findSeller(product) !== null) return 'product.returnsSeller';
  if (product.customisationGroupName !== undefined) return 'product.returnsMade';
  return KINDS[product.productType as keyof typeof KINDS] ?? 'product.returnsOther';
}
