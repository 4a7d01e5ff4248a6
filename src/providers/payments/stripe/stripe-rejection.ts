/** Definite rejection by Stripe: nothing was done, and the same request would be rejected again. */
export class StripeRejection extends Error {
  /** Stripe's code, such as `card_declined`, or the type of the error where there is none. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'StripeRejection';
    this.code = code;
  }
}
