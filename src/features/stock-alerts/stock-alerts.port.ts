/** Port: stock alerts, which email a shopper once when a sold-out variant is back. */
import type { AlertItem, ExportedStockAlert, StockAlert } from './stock-alert.ts';

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
  readonly to: string;
  readonly item: AlertItem;
  readonly token: string | null;
};

export interface StockAlerts {
  /**
   * Stores an alert, or extends the one that the recipient has for this variant and fascia. That of
   * a customer is active at once (`waiting`). A guest confirms with an emailed link (`confirm`),
   * also where the same alert is active already, so that the response reveals nothing. Emails are
   * jobs of the same transaction.
   *
   * ```ts
   * await alerts.requestAlert(item, { email: 'ada@example.com' }, { fascia, locale }); // 'confirm'
   * ```
   *
   * @throws Problem 409 `stockAlert.limitReached` with the field `sku` beyond `MAX_ALERTS`, 429
   *   `stockAlert.tooMany` where the address has got too many emails of any kind.
   */
  requestAlert(
    item: AlertItem,
    recipient: AlertRecipient,
    site: AlertScope,
  ): Promise<'confirm' | 'waiting'>;
  /** The alert of an emailed link; null for an unknown or expired one. */
  findAlertByToken(token: string): Promise<StockAlert | null>;
  /**
   * Confirms a guest's alert once; a repeated call changes nothing.
   * @throws Problem 410 `stockAlert.linkExpired` for an unknown or expired link.
   */
  confirmAlert(token: string): Promise<StockAlert>;
  /** Active alerts of a customer, newest first. */
  listAlerts(customerId: string): Promise<readonly StockAlert[]>;
  /** All that is stored of a customer's alerts, also of those that were sent; oldest first. */
  exportAlerts(customerId: string): Promise<readonly ExportedStockAlert[]>;
  /**
   * Stops an alert.
   * @throws Problem 404 `stockAlert.unknown` with the field `alert`, where the owner has no such
   *   alert.
   */
  stopAlert(
    owner: { readonly token: string } | { readonly alertId: string; readonly customerId: string },
  ): Promise<void>;
  /**
   * For each variant that can be bought again, emails those who have waited longest: one person for
   * each unit that is neither reserved nor offered to somebody within `EXCLUSIVE_NOTICE_HOURS`. The
   * emails are jobs of the same transaction. Returns their number. Several processes may call it at
   * once.
   */
  sendBackInStockEmails(now: Date): Promise<number>;
  /** Deletes what was not confirmed, has waited too long or was sent long ago. */
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
