/** Details of the product page's events. */

export type ValidationEvent = {
  readonly kind: 'fullyOutOfStock' | 'lowStock';
  readonly productKey: string;
  readonly sku?: string;
  /** Available quantity, for low stock. */
  readonly amount?: number;
};

export type MediaEvent = { readonly kind: 'zoom'; readonly on: 'desktop' | 'mobile' };
