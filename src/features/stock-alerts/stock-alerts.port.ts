/** Port: stock alerts, which email a shopper once when a sold-out variant is back. */
import type { AlertItem, StockAlert } from './stock-alert.ts';

/** A customer, who is emailed at the address of the account, or a guest's address. */
export type AlertRecipient = { readonly customerId: string } | { readonly email: string };

/** Site and language of the emails. */
export type AlertSite = { readonly fascia: string; readonly locale: string };

export type StockAlertEmail = AlertSite & {
  /** `confirm`: a guest has to use the link of `token`. `back`: the variant can be bought. */
  readonly kind: 'confirm' | 'back';
  readonly to: string;
  readonly item: AlertItem;
  readonly token: string | null;
};

export interface StockAlerts {
  /**
   * Stores an alert, or renews the one that the recipient has for this variant and fascia. A
   * customer's waits at once (`waiting`); a guest's is confirmed by an emailed link (`confirm`),
   * whose email is a job of the same transaction.
   *
   * ```ts
   * await alerts.requestAlert(item, { email: 'ada@example.com' }, { fascia, locale }); // 'confirm'
   * ```
   *
   * @throws Problem 409 `stockAlert.limitReached` with the field `sku` beyond `MAX_ALERTS`.
   */
  requestAlert(
    item: AlertItem,
    recipient: AlertRecipient,
    site: AlertSite,
  ): Promise<'confirm' | 'waiting'>;
  /** The alert of an emailed link; null for an unknown or expired one. */
  findAlertByToken(token: string): Promise<StockAlert | null>;
  /**
   * Confirms a guest's alert once; a repeated call changes nothing.
   * @throws Problem 410 `stockAlert.linkSpent` for an unknown or expired link.
   */
  confirmAlert(token: string): Promise<StockAlert>;
  /** Waiting alerts of a customer, newest first. */
  listAlerts(customerId: string): Promise<readonly StockAlert[]>;
  /**
   * Ends an alert.
   * @throws Problem 404 `stockAlert.unknown` with the field `alert`, where the owner has no such
   *   alert.
   */
  removeAlert(
    owner: { readonly token: string } | { readonly alertId: string; readonly customerId: string },
  ): Promise<void>;
  /**
   * Emails the first in each queue whose variant is back, at most one for each unit that is not
   * reserved and was not announced within `UNIT_HOURS`. The emails are jobs of the same
   * transaction. Returns their number. Safe to call in several processes at once.
   */
  sendDue(now: Date): Promise<number>;
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
