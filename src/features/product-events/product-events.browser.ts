/** Events of the product page, dispatched on the document and reported to analytics. */
import { track } from '#features/tracking/track.ts';
import type { MediaEvent, ValidationEvent } from './product-event.ts';

/** Reports a product that is sold out, or a low stock. */
export function dispatchValidation(detail: ValidationEvent): void {
  document.dispatchEvent(new CustomEvent('parade:validation', { detail }));
  track({ kind: 'validation', validation: detail });
}

/** Reports a zoom, on touch screens (`mobile`) or by hover (`desktop`). */
export function dispatchMedia(detail: MediaEvent): void {
  document.dispatchEvent(new CustomEvent('parade:media', { detail }));
  track({ kind: 'media', media: detail });
}

export type AddedEvent = {
  readonly productKey: string;
  readonly sku: string;
  readonly quantity: number;
};
export const ADDED_EVENT = 'parade:added';

/** An item was added to the basket. */
export function dispatchAdded(detail: AddedEvent): void {
  document.dispatchEvent(new CustomEvent(ADDED_EVENT, { detail }));
}

export const REFUSED_EVENT = 'parade:refused';

/** An add was refused, for example because the item is sold out. */
export function dispatchRefused(productKey: string): void {
  document.dispatchEvent(new CustomEvent(REFUSED_EVENT, { detail: { productKey } }));
  track({ kind: 'refused', productKey });
}

export type PricedEvent = {
  readonly sku: string;
  readonly price: number;
  readonly wasPrice?: number;
};
export const PRICED_EVENT = 'parade:priced';

/** An item was added at another price than the page shows. */
export function dispatchPriced(detail: PricedEvent): void {
  document.dispatchEvent(new CustomEvent(PRICED_EVENT, { detail }));
}
