/** Steps of the checkout, and the view of its pages. */
import type { OrderDeliveryOption } from '#features/delivery/basket/list-order-delivery-options.ts';
import type { LegalGuarantee } from '#features/legal-guarantee/legal-guarantee.ts';
import type { CheckoutDraft, DeliveryAddress } from '#features/orders/order.ts';
import type { ReturnRule } from '#features/orders/returns/order-return.ts';
import type { OrderTotals } from '#features/orders/totals/totals.ts';
import type { FailureReason } from '#features/payments/payment-events.ts';
import type { CurrencyCode } from '#i18n/money.ts';

export const CHECKOUT_STEPS = ['address', 'delivery', 'review'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** Editors' pages that the order button links to. */
export const TERMS_PAGE = 'informational/terms';
export const PRIVACY_PAGE = 'informational/privacy';
export const RETURNS_PAGE = 'informational/returns';

export function isCheckoutStep(name: unknown): name is CheckoutStep {
  return CHECKOUT_STEPS.some((step) => step === name);
}

/** The first incomplete step; the last one where all are complete. */
export function findFirstIncompleteStep({ email, address, service }: CheckoutDraft): CheckoutStep {
  if (email === null || address === null) return 'address';
  return service === null ? 'delivery' : 'review';
}

/** True for each completed step, and for the first incomplete one. */
export function isStepOpen(step: CheckoutStep, draft: CheckoutDraft): boolean {
  return CHECKOUT_STEPS.indexOf(step) <= CHECKOUT_STEPS.indexOf(findFirstIncompleteStep(draft));
}

export type CheckoutLineView = {
  readonly sku: string;
  readonly productKey: string;
  readonly name: string;
  readonly brand: string;
  /** Colour and size; empty where the product has only one. */
  readonly option: string;
  /** Such as an engraving, a text for each field. */
  readonly personalisation: readonly string[];
  /** Limit of its return, which the shopper has to know before the order. */
  readonly returnRule: ReturnRule | null;
  readonly quantity: number;
  /** Minor units, before the voucher. */
  readonly subtotal: number;
};

/** `until` is formatted: `Wednesday 23:00`. */
export type OrderDeliveryOptionView = Omit<OrderDeliveryOption, 'until'> & {
  readonly until: string | null;
};

export type CheckoutView = {
  readonly step: CheckoutStep;
  readonly csrf: string;
  /** Paths of the steps, without locale prefix. */
  readonly stepHrefs: Readonly<Record<CheckoutStep, string>>;
  readonly country: string;
  readonly currency: CurrencyCode;
  readonly email: string | null;
  readonly address: DeliveryAddress | null;
  /** The selected delivery, or the cheapest one while none is selected. */
  readonly delivery: OrderDeliveryOptionView | null;
  readonly deliveryOptions: readonly OrderDeliveryOptionView[];
  readonly lines: readonly CheckoutLineView[];
  /** null where the order cannot be delivered. */
  readonly totals: OrderTotals | null;
  readonly voucherCode: string | null;
  /** Idempotency key of the order, and hash of everything that the order button confirms. */
  readonly confirmed: { readonly key: string; readonly totals: string };
  /** Pages of terms, privacy and returns, as far as they exist; empty before the last step. */
  readonly termsPages: readonly string[];
  /** null before the last step. */
  readonly guarantee: LegalGuarantee | null;
  /** Reason of the last payment that failed. */
  readonly failure: FailureReason | null;
  readonly isTest: boolean;
};
