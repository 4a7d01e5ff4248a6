/** Port: price alerts, which email a customer once when a wishlist item costs less. */
import type { WishlistIdentity } from '#features/wishlist/wishlist.ts';
import type { Money } from '#i18n/money.ts';
import type { ExportedPriceAlert, PriceAlert, PriceAlertItem } from './price-alert.ts';

/** Site and language of the email. */
export type PriceAlertSite = { readonly fascia: string; readonly locale: string };

export type PriceAlertRequest = {
  readonly item: PriceAlertItem;
  /** Variant whose price the shopper saw. */
  readonly sku: string;
  /** This price, in minor units: the email is sent when the item costs less. */
  readonly price: Money;
};

/** A customer has one alert for each item, site and currency. */
export type PriceAlertScope = { readonly fascia: string; readonly currency: string };

/** Payload of a job: the handler reads the rest with `openEmail` when it sends the email. */
export type PriceAlertJob = PriceAlertSite & {
  /** Token of the link that stops all price alerts of the customer. */
  readonly token: string;
};

/**
 * An item that costs less `now` than when its alert was requested. Where another variant replaces a
 * deleted one, `before` is at most the price of that other variant at the time of the request.
 */
export type PriceDrop = {
  readonly item: PriceAlertItem;
  readonly before: Money;
  readonly now: Money;
};

/** At least one drop, in the order of the requests. */
export type PriceAlertEmail = { readonly to: string; readonly drops: readonly PriceDrop[] };

/**
 * A request, then the email in its two jobs, and the link of the email.
 *
 * ```ts
 * const price = { centAmount: 4500, currencyCode: 'GBP' } as const;
 * await priceAlerts.requestAlert(customerId, { item, sku, price }, { fascia, locale });
 * const alerts = await priceAlerts.listAlerts(customerId, fascia);
 *
 * await priceAlerts.sendPriceDropEmails(now); // a job at intervals
 * const email = await priceAlerts.openEmail(token); // the job `priceAlertEmail`
 * if (email !== null) await send(email).then(() => priceAlerts.closeEmail(token, now));
 *
 * const count = await priceAlerts.countByToken(token); // the page of the link
 * await priceAlerts.stopAllByToken(token);
 * await priceAlerts.stopAlert(customerId, item, { fascia, currency: 'GBP' });
 * const stored = await priceAlerts.exportAlerts(customerId);
 * await priceAlerts.cleanUp(now);
 * ```
 */
export interface PriceAlerts {
  /**
   * Stores an alert for an item of the customer's wishlist, in place of the active one of the same
   * site and currency. It ends when the item leaves the wishlist or gets another variant there,
   * and after `PRICE_ALERT_DAYS`.
   * @throws Problem 404 `priceAlert.notSaved` with the field `productKey` where the wishlist does
   *   not have the item.
   */
  requestAlert(customerId: string, request: PriceAlertRequest, site: PriceAlertSite): Promise<void>;
  /** Alerts of a customer that are not sent, newest first: of one site, or of all (null). */
  listAlerts(customerId: string, fascia: string | null): Promise<readonly PriceAlert[]>;
  /**
   * All that is stored of a customer's alerts, also of those that were sent; oldest first. Empty
   * where nothing is stored.
   */
  exportAlerts(customerId: string): Promise<readonly ExportedPriceAlert[]>;
  /**
   * Stops the customer's alert for an item.
   * @throws Problem 404 `priceAlert.unknown` with the field `productKey`, where there is none.
   */
  stopAlert(customerId: string, item: WishlistIdentity, scope: PriceAlertScope): Promise<void>;
  /**
   * Number of alerts on all sites that the customer of the link still has; 0 once they are stopped,
   * null for an unknown link. A link works as long as its alerts are stored, which is
   * `PRICE_ALERT_SENT_DAYS` after the email.
   */
  countByToken(token: string): Promise<number | null>;
  /**
   * Stops all alerts of the customer whom the link was sent to, on all sites, also those whose
   * email is queued; a repeated call changes nothing.
   * @throws Problem 410 `priceAlert.linkExpired` for an unknown or expired link.
   */
  stopAllByToken(token: string): Promise<void>;
  /**
   * Queues emails to customers whose items cost less than at their request, are sold and in stock:
   * any size of the colour, or the saved size. A run has one email for each customer and site. Its
   * job is added in the same transaction. Returns the number of emails; 0 while another process
   * does the same. A run is bounded, and the next one continues with the customers after.
   */
  sendPriceDropEmails(now: Date): Promise<number>;
  /**
   * The queued email of a job with the current prices and address. Alerts that are no longer due
   * wait again; null where none is left.
   */
  openEmail(token: string): Promise<PriceAlertEmail | null>;
  /**
   * Closes the alerts of an email that the mail server has accepted; a repeated call changes
   * nothing.
   */
  closeEmail(token: string, now: Date): Promise<void>;
  /**
   * Deletes alerts that have waited for `PRICE_ALERT_DAYS`, or were sent `PRICE_ALERT_SENT_DAYS`
   * ago, in bounded numbers. Alerts whose email could not be delivered within
   * `PRICE_ALERT_QUEUED_DAYS` wait again. Called at intervals.
   */
  cleanUp(now: Date): Promise<void>;
}

declare module '#features/jobs/jobs.port.ts' {
  interface JobPayloads {
    priceAlertEmail: PriceAlertJob;
  }
}

declare module '#request/shop.ts' {
  interface Ports {
    priceAlerts: PriceAlerts;
  }
}
