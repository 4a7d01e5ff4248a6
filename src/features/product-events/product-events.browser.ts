/** What the product page tells whoever measures: events on the document, which nobody has to listen to. */

export type ValidationEvent = {
  readonly kind: 'fullyOutOfStock' | 'lowStock';
  readonly productKey: string;
  readonly sku?: string;
  /** How many are left, for low stock. */
  readonly amount?: number;
};

export type MediaEvent = { readonly kind: 'zoom'; readonly on: 'desktop' | 'mobile' };

/** S§8: recorded for what is fully out of stock and for low stock. */
export function dispatchValidation(detail: ValidationEvent): void {
  document.dispatchEvent(new CustomEvent('parade:validation', { detail }));
}

/** S§7: zoom on mobile and on desktop. */
export function dispatchMedia(detail: MediaEvent): void {
  document.dispatchEvent(new CustomEvent('parade:media', { detail }));
}

export type AddedEvent = {
  readonly productKey: string;
  readonly sku: string;
  readonly quantity: number;
};
export const ADDED_EVENT = 'parade:added';

/** An item has come into the basket, from wherever. */
export function dispatchAdded(detail: AddedEvent): void {
  document.dispatchEvent(new CustomEvent(ADDED_EVENT, { detail }));
}

export const REFUSED_EVENT = 'parade:refused';

/** An add was refused, as when somebody was quicker. */
export function dispatchRefused(productKey: string): void {
  document.dispatchEvent(new CustomEvent(REFUSED_EVENT, { detail: { productKey } }));
}

export type PricedEvent = {
  readonly sku: string;
  readonly price: number;
  readonly wasPrice?: number;
};
export const PRICED_EVENT = 'parade:priced';

/** An add has met another price than the page shows. */
export function dispatchPriced(detail: PricedEvent): void {
  document.dispatchEvent(new CustomEvent(PRICED_EVENT, { detail }));
}
