/** Definite refusal by Stripe: nothing was done, and the same request would be refused again. */
export class StripeRefusal extends Error {
  /** Stripe's code, such as `card_declined`, or the type of the error where there is none. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'StripeRefusal';
    this.code = code;
  }
}
