/** Port: payments by a provider that collects them on its own page. */
import type { Money } from '#i18n/money.ts';
import type { PaymentEvent } from './payment-events.ts';
import type { TestCard } from './test-cards.ts';

export type PaymentRequest = {
  readonly orderId: string;
  /** Amount to take, in minor units, with its currency. */
  readonly money: Money;
  /** URL of this shop that the provider sends the shopper back to, paid or not. */
  readonly returnUrl: string;
  /** The same key opens the same session, however often. */
  readonly key: string;
  /** Name of the purchase on the provider's page, in the shopper's language. */
  readonly description?: string;
  /** Language of the provider's page, such as `fr-FR`. */
  readonly locale?: string;
};

export type RefundRequest = {
  /** Session that was paid. */
  readonly reference: string;
  /** Amount to give back, in minor units: all that was taken, or a part of it. */
  readonly money: Money;
  /** The same key refunds once. */
  readonly key: string;
};

/** Webhook call from the provider to the shop, after a delay where `inSeconds` is above 0. */
export type PaymentNotice = {
  readonly inSeconds: number;
  readonly events: readonly PaymentEvent[];
};

export type TestPayment = {
  readonly money: Money;
  readonly state: 'open' | 'challenge' | 'closed';
  readonly returnUrl: string;
};

/** Page of the shop that replaces a provider's page for test payments. */
export type TestTerminal = {
  /** null for an unknown reference. */
  find(reference: string): Promise<TestPayment | null>;
  /**
   * Pays with a test card, or answers the bank's challenge. A closed session is unchanged.
   * Returns the notices to deliver.
   */
  pay(
    reference: string,
    answer: { readonly card: TestCard } | { readonly isApproved: boolean },
  ): Promise<readonly PaymentNotice[]>;
};

/**
 * ```ts
 * const money = { centAmount: 4500, currencyCode: 'GBP' } as const;
 * const { reference, href } = await payments.open({ orderId, money, returnUrl, key });
 * // later, from the browser's return, a webhook or the reconciling job alike:
 * await orders.recordPayment(payments.name, await payments.findEvents(reference));
 * await orders.recordPayment(payments.name, await payments.read(body, request.headers));
 * // a cancelled order, and a returned one:
 * await orders.recordPayment(payments.name, await payments.cancel(reference));
 * const refunded = await payments.refund({ reference, money, key: refundKey });
 * await payments.cleanUp(new Date());
 * ```
 */
export interface Payments {
  /** Name of the provider, stored with its events. */
  readonly name: string;
  /** True for test payments, in which no money is moved: their orders are test orders. */
  readonly isTest: boolean;
  /** External origins that `open` may lead to, for the Content Security Policy. */
  readonly origins: readonly string[];
  /**
   * Opens a session, in which no money is taken yet. `href` is a path of this shop without locale
   * prefix, or a URL at one of `origins`. The same `key` returns the same session.
   * @throws Problem 503 `payment.unavailable` while the provider takes no payments.
   */
  open(request: PaymentRequest): Promise<{ readonly reference: string; readonly href: string }>;
  /** All events of a session until now. Empty for an unknown reference, or before the first one. */
  findEvents(reference: string): Promise<readonly PaymentEvent[]>;
  /**
   * Closes a session, unless it is captured already. Returns its events: `cancelled` or `captured`
   * is among them, or neither while the outcome is not known yet. A repeated call is harmless.
   * Empty for an unknown reference.
   */
  cancel(reference: string): Promise<readonly PaymentEvent[]>;
  /**
   * Refunds money of a captured session, once for each key, and never more than was taken. Returns
   * the events of the session: `refunded` or `refundFailed` with the key is among them. Empty for
   * an unknown reference.
   */
  refund(request: RefundRequest): Promise<readonly PaymentEvent[]>;
  /**
   * Reads the events of a notice (webhook) from the body as it was received, byte by byte, since it
   * is signed. A notice may be repeated, and come before or after others.
   * @throws Problem 400 `payment.notice` for one that the provider has not signed.
   */
  read(body: string, headers: Headers): Promise<readonly PaymentEvent[]>;
  /** Only of a provider whose page is in this shop. */
  readonly testTerminal?: TestTerminal;
  /**
   * Deletes sessions that are of no use any more, in bounded numbers; orders keep their events.
   * Called at intervals.
   */
  cleanUp(now: Date): Promise<void>;
}

declare module '#request/shop.ts' {
  interface Ports {
    payments: Payments;
  }
}
