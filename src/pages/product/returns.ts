/** PDP-3: which terms of delivery and return a product has: its seller's, those of things made for somebody, or its kind's. */
import type { Product } from '#features/catalogue/catalogue.ts';

type Sold = Pick<
  Product,
  'productType' | 'brand' | 'sellerName' | 'isHostedMarketplace' | 'customisationGroupName'
>;

/** Who sells it in the place of the shop; null for the shop's own. */
export function findSeller({ sellerName, isHostedMarketplace, brand }: Sold): string | null {
  return sellerName ?? (isHostedMarketplace ? brand : null);
}

const KINDS = { fashion: 'product.returnsFashion', beauty: 'product.returnsBeauty' } as const;

export function findReturnsMessage(product: Sold) {
  if (findSeller(product) !== null) return 'product.returnsSeller';
  if (product.customisationGroupName !== undefined) return 'product.returnsMade';
  return KINDS[product.productType as keyof typeof KINDS] ?? 'product.returnsOther';
}
