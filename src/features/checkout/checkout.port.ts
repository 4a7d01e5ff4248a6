/** What we ask of whoever takes the basket from here to the order: delivery, payment, confirmation. */
import type { Basket } from '#features/basket/basket.ts';
import type { Voucher } from '#features/vouchers/vouchers.ts';
import type { CurrencyCode } from '#i18n/money.ts';

export type HandOver = {
  readonly fascia: string;
  readonly locale: string;
  readonly currency: CurrencyCode;
  /** Every line is in stock and has a price. */
  readonly basket: Basket;
  /** Minor units, without delivery, less the voucher. */
  readonly total: number;
  readonly voucher: Voucher | null;
  /** null for a guest. */
  readonly customer: {
    readonly id: string;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
  } | null;
  /** Answers with the basket as JSON to whoever holds it, without a cookie, for half an hour. */
  readonly basketHref: string;
  /** The shop's own page that shows what is handed over: a bare path. */
  readonly pagePath: string;
};

export interface Checkout {
  /** Elsewhere, where `start` may send shoppers: `https://pay.example`. Forms of this shop's pages may lead there and nowhere else. */
  readonly origins: readonly string[];
  /** Where the shopper goes on: a bare path of this shop, or an address at one of the origins. */
  start(handOver: HandOver): Promise<{ readonly href: string }>;
}

declare module '#request/shop.ts' {
  interface Ports {
    checkout: Checkout;
  }
}
