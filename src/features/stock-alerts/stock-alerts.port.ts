/** Port: stock alerts, which email a shopper once when a sold-out variant is back in stock. */
import type { ExportedStockAlert, StockAlert, StockAlertItem } from './stock-alert.ts';

/** A customer, who is emailed at the address of the account, or a guest's address. */
export type AlertRecipient = { readonly customerId: string } | { readonly email: string };

/** Site and language of the emails. */
export type AlertScope = { readonly fascia: string; readonly locale: string };

export type StockAlertEmail = AlertScope & {
  /**
   * `confirm`: a guest has to use the link of `token`. `alreadyWaiting`: the guest has confirmed
   * the same alert before. `backInStock`: the variant can be bought.
   */
  readonly kind: 'confirm' | 'alreadyWaiting' | 'backInStock';
  /** Address of the recipient when the email was queued. */
  readonly to: string;
  readonly item: StockAlertItem;
  /**
   * Secret of the link: that of `confirm` confirms and stops one alert, that of `backInStock` stops
   * all others. Null for `alreadyWaiting`.
   */
  readonly token: string | null;
};

/**
 * ```ts
 * const guest = { email: 'ada@example.com' };
 * await stockAlerts.requestAlert(item, guest, { fascia, locale }); // 'confirm'
 * const alert = await stockAlerts.findAlertByToken(token); // the page of the emailed link
 * await stockAlerts.confirmAlert(token);
 * await stockAlerts.stopAlert({ token });
 *
 * await stockAlerts.requestAlert(item, { customerId }, { fascia, locale }); // 'waiting'
 * const [{ id }] = await stockAlerts.listAlerts(customerId);
 * await stockAlerts.sendBackInStockEmails(now); // a job at intervals
 * await stockAlerts.stopAlert({ alertId: id, customerId });
 *
 * const count = await stockAlerts.countByToken(token); // the page of the link in this email
 * await stockAlerts.stopAllByToken(token);
 * const stored = await stockAlerts.exportAlerts(customerId);
 * await stockAlerts.cleanUp(now);
 * ```
 */
export interface StockAlerts {
  /**
   * Stores an alert, or extends the one that the recipient has for this variant and fascia. That of
   * a customer is active at once (`waiting`). A guest confirms with an emailed link (`confirm`),
   * also where the same alert is active already, so that the response reveals nothing. Emails are
   * jobs of the same transaction. Addresses are compared as they are passed: normalise them before.
   * @throws Problem 409 `stockAlert.limitReached` with the field `sku` beyond `MAX_ALERTS` active
   *   alerts, 429 `stockAlert.tooMany` with `retryAfter` in seconds where a guest's address has got
   *   too many emails of any kind. Nothing is stored then.
   */
  requestAlert(
    item: StockAlertItem,
    recipient: AlertRecipient,
    site: AlertScope,
  ): Promise<'confirm' | 'waiting'>;
  /**
   * The alert of an emailed link, confirmed or not; null for an unknown link, and for one that was
   * not used within `UNCONFIRMED_DAYS` or whose alert was sent.
   */
  findAlertByToken(token: string): Promise<StockAlert | null>;
  /**
   * Confirms a guest's alert once, and returns it; a repeated call changes nothing.
   * @throws Problem 410 `stockAlert.linkExpired` for an unknown or expired link.
   */
  confirmAlert(token: string): Promise<StockAlert>;
  /** Active alerts of a customer at all fascias, newest first; empty without any. */
  listAlerts(customerId: string): Promise<readonly StockAlert[]>;
  /**
   * All stored data of a customer's alerts, also of those that were sent; oldest first. Alerts of
   * guests are not included, even with the same address.
   */
  exportAlerts(customerId: string): Promise<readonly ExportedStockAlert[]>;
  /**
   * Stops an alert, by an emailed link or by its id, and deletes what is stored of it.
   * @throws Problem 404 `stockAlert.unknown` with the field `alert`, where the owner has no such
   *   alert.
   */
  stopAlert(
    owner: { readonly token: string } | { readonly alertId: string; readonly customerId: string },
  ): Promise<void>;
  /**
   * Number of alerts on all sites, confirmed or not, that the recipient of a back-in-stock email
   * still has: 0 once they are stopped, null for an unknown link and for one that confirms. A link
   * works for `SENT_DAYS`, or until another one stops all alerts.
   */
  countByToken(token: string): Promise<number | null>;
  /**
   * Stops all alerts of the recipient of a back-in-stock email, on all sites, and ends the links of
   * other such emails, so that those still queued are not sent. A repeated call changes nothing.
   * @throws Problem 410 `stockAlert.linkExpired` for an unknown or expired link.
   */
  stopAllByToken(token: string): Promise<void>;
  /**
   * For each variant that is back in stock, emails those who have waited longest: one person for
   * each unit that is neither reserved nor offered to another person within
   * `EXCLUSIVE_NOTICE_HOURS`. The emails are jobs of the same transaction. Returns their number, at
   * most 500: the rest follows with the next call. Several processes may call it at once: each
   * alert is emailed once.
   */
  sendBackInStockEmails(now: Date): Promise<number>;
  /**
   * Deletes alerts that were not confirmed within `UNCONFIRMED_DAYS`, have waited for `ALERT_DAYS`
   * or were sent `SENT_DAYS` ago, in bounded numbers. Called at intervals.
   */
  cleanUp(now: Date): Promise<void>;
}

declare module '#features/jobs/jobs.port.ts' {
  interface JobPayloads {
    stockAlertEmail: StockAlertEmail;
  }
}

declare module '#request/shop.ts' {
  interface Ports {
    stockAlerts: StockAlerts;
  }
}
