/** Port: price alerts, which email a customer once when an item of the wishlist costs less. */
import type { WishlistIdentity } from '#features/wishlist/wishlist.ts';
import type { Money } from '#i18n/money.ts';
import type { PriceAlert, PriceAlertItem } from './price-alert.ts';

/** Site and language of the email. */
export type PriceAlertSite = { readonly fascia: string; readonly locale: string };

export type PriceAlertEmail = PriceAlertSite & {
  readonly to: string;
  readonly item: PriceAlertItem;
  readonly before: Money;
  readonly now: Money;
  /** Token of the link that stops all price alerts of the customer. */
  readonly token: string;
};

export interface PriceAlerts {
  /**
   * Stores an alert for an item of the customer's wishlist, in place of the one that waits for it.
   * It ends when the item leaves the wishlist.
   *
   * ```ts
   * const price = { centAmount: 4500, currencyCode: 'GBP' } as const;
   * await priceAlerts.requestAlert(customerId, item, price, { fascia, locale });
   * ```
   *
   * @throws Problem 404 `priceAlert.notSaved` with the field `productKey` where the wishlist does
   *   not have the item.
   */
  requestAlert(
    customerId: string,
    item: PriceAlertItem,
    price: Money,
    site: PriceAlertSite,
  ): Promise<void>;
  /** Waiting alerts of a customer, newest first. */
  listAlerts(customerId: string): Promise<readonly PriceAlert[]>;
  /**
   * Stops the customer's alert for an item.
   * @throws Problem 404 `priceAlert.unknown` with the field `productKey`, where there is none.
   */
  stopAlert(customerId: string, item: WishlistIdentity): Promise<void>;
  /** Number of waiting alerts of the customer whom the link was sent to; null for an unknown link. */
  countByToken(token: string): Promise<number | null>;
  /**
   * Stops all alerts of the customer whom the link was sent to; a repeated call changes nothing.
   * @throws Problem 410 `priceAlert.linkExpired` for an unknown or expired link.
   */
  stopAllByToken(token: string): Promise<void>;
  /**
   * Emails the customers whose items cost less than when they asked, are sold and in stock: any
   * size of the colour, or the saved size. The emails are jobs of the same transaction. Returns
   * their number. Several processes may call it at once.
   */
  sendPriceDropEmails(now: Date): Promise<number>;
  /** Deletes what has waited too long, was sent long ago or has left the wishlist. */
  cleanUp(now: Date): Promise<void>;
}

declare module '#features/jobs/jobs.port.ts' {
  interface JobPayloads {
    priceAlertEmail: PriceAlertEmail;
  }
}

declare module '#request/shop.ts' {
  interface Ports {
    priceAlerts: PriceAlerts;
  }
}
