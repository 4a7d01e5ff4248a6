/** Company that sells and sends a product. */
import type { Product } from './catalogue.ts';

export type SoldProduct = Pick<Product, 'brand' | 'sellerName' | 'isHostedMarketplace'>;

/** Seller other than the fascia; null if the fascia sells it. */
export function findSeller({ sellerName, isHostedMarketplace, brand }: SoldProduct): string | null {
  return sellerName ?? (isHostedMarketplace ? brand : null);
}
