/**
 * PDP-3: delivery and returns terms of a product: its seller's, those of customised products, or
 * those of its type.
 */
import type { Product } from '#features/catalogue/catalogue.ts';
import { findSeller, type SoldProduct } from '#features/catalogue/seller.ts';

type Returned = SoldProduct &
  Pick<Product, 'productType' | 'customisationGroupName' | 'returnsPolicy'>;

/** Returns by post: the days to send a product back, and who pays the postage where it is stated. */
export type ReturnsPolicy = { readonly days: number; readonly postage?: 'free' | 'customer' };

/** Policy of fascias that set none. */
export const DEFAULT_RETURNS: ReturnsPolicy = { days: 28 };

declare module '#kit/define-fascia.ts' {
  interface FasciaParts {
    /** Default: 28 days; who pays the postage is not stated. */
    readonly returns?: ReturnsPolicy;
  }
}

const KINDS = { fashion: 'product.returnsFashion', beauty: 'product.returnsBeauty' } as const;

export function findReturnsMessage(product: Omit<Returned, 'returnsPolicy'>) {
  if (findSeller(product) !== null) return 'product.returnsSeller';
  if (product.customisationGroupName !== undefined) return 'product.returnsMade';
  return KINDS[product.productType as keyof typeof KINDS] ?? 'product.returnsOther';
}

/**
 * `none`: not accepted. Null where only a text states the terms: those of a seller, or the
 * product's own.
 */
export function findReturnsPolicy(
  product: Returned,
  policy: ReturnsPolicy,
): ReturnsPolicy | 'none' | null {
  if (product.returnsPolicy !== undefined) return null;
  const message = findReturnsMessage(product);
  if (message === 'product.returnsSeller') return null;
  return message === 'product.returnsMade' ? 'none' : policy;
}
