/** Port: checkout, which takes a basket to an order (delivery, payment, confirmation). */
import type { Basket } from '#features/basket/basket.ts';
import type { Voucher } from '#features/vouchers/vouchers.ts';
import type { CurrencyCode } from '#i18n/money.ts';

export type CheckoutBasket = {
  readonly fascia: string;
  readonly locale: string;
  readonly currency: CurrencyCode;
  /** Every line is in stock and has a price. */
  readonly basket: Basket;
  /** Minor units, after the voucher, without delivery. */
  readonly total: number;
  readonly voucher: Voucher | null;
  /** null for a guest. */
  readonly customer: {
    readonly id: string;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
  } | null;
  /** URL of the basket as JSON. Its signature grants access without a cookie, for 30 minutes. */
  readonly basketHref: string;
  /**
   * Path, without locale prefix, of a placeholder page of this app, which shows the passed data.
   */
  readonly placeholderPath: string;
};

/**
 * ```ts
 * const shop = { fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP', customer: null } as const;
 * const checkoutData = { basket, total: 4500, voucher: null, basketHref, placeholderPath };
 * const { href } = await checkout.start({ ...shop, ...checkoutData });
 * // '/checkout?basket=…' for a page of this app, 'https://pay.example/…' for an external one
 * ```
 */
export interface Checkout {
  /**
   * External origins that `start` may redirect to, such as `https://pay.example`. They are added to
   * the `form-action` of the Content Security Policy; which blocks forms that lead to any other
   * site.
   */
  readonly origins: readonly string[];
  /** True where the pages of this shop below `/checkout/` take the order. */
  readonly isBuiltIn: boolean;
  /**
   * Starts a checkout. Returns the redirect target: a path of this app without locale prefix, or a
   * URL at one of `origins`; the shop refuses any other. It may be called again with the same
   * basket. Its stock has been checked and reserved within the limits before the call.
   */
  start(checkoutBasket: CheckoutBasket): Promise<{ readonly href: string }>;
}

declare module '#request/shop.ts' {
  interface Ports {
    checkout: Checkout;
  }
}
