/** Port: replenishment reminders, one email to a customer before a product runs out. */
import type { ExportedReminder, Reminder, ReminderItem } from './replenishment.ts';

/** Site and language of the email. */
export type ReminderSite = { readonly fascia: string; readonly locale: string };

/** Payload of a job: the handler reads the rest with `openEmail` when it sends the email. */
export type ReminderJob = ReminderSite & {
  /** Token of the link that stops all reminders of the customer. */
  readonly token: string;
};

/** At least one item, in the order of the requests. */
export type ReminderEmail = { readonly to: string; readonly items: readonly ReminderItem[] };

/**
 * A request, then the email in its two jobs, and the link of the email.
 *
 * ```ts
 * await replenishment.requestReminder(customerId, { item, dueAt }, { fascia, locale });
 * const [{ id }] = await replenishment.listReminders(customerId, fascia);
 *
 * await replenishment.sendDueEmails(now); // a job at intervals
 * const email = await replenishment.openEmail(token); // the job `replenishmentEmail`
 * if (email !== null) await send(email).then(() => replenishment.closeEmail(token, now));
 *
 * const count = await replenishment.countByToken(token); // the page of the link
 * await replenishment.stopAllByToken(token);
 * await replenishment.stopReminder(customerId, id);
 * const stored = await replenishment.exportReminders(customerId);
 * await replenishment.cleanUp(now);
 * ```
 */
export interface Replenishment {
  /**
   * Stores a reminder, in place of the active one of the customer for this variant and fascia.
   * `dueAt` is the time of the email; `item.days` is how long one unit lasts.
   * @throws Problem 409 `replenishment.limitReached` with the field `sku` beyond `MAX_REMINDERS`.
   */
  requestReminder(
    customerId: string,
    request: { readonly item: ReminderItem; readonly dueAt: Date },
    site: ReminderSite,
  ): Promise<void>;
  /** Reminders that are not sent, the next one first: of one site, or of all (null). */
  listReminders(customerId: string, fascia: string | null): Promise<readonly Reminder[]>;
  /**
   * All that is stored of a customer's reminders, also of those that were sent; oldest first. Empty
   * where nothing is stored.
   */
  exportReminders(customerId: string): Promise<readonly ExportedReminder[]>;
  /**
   * Stops a reminder that is not sent.
   * @throws Problem 404 `replenishment.unknown` with the field `reminder`, where the customer has
   *   no such reminder.
   */
  stopReminder(customerId: string, reminderId: string): Promise<void>;
  /**
   * Number of reminders on all sites that the customer of the link still has; 0 once they are
   * stopped, null for an unknown link. A link works as long as its reminders are stored:
   * `REMINDER_SENT_DAYS` after the email.
   */
  countByToken(token: string): Promise<number | null>;
  /**
   * Stops all reminders of the customer whom the link was sent to, on all sites, also those whose
   * email is queued; a repeated call changes nothing.
   * @throws Problem 410 `replenishment.linkExpired` for an unknown or expired link.
   */
  stopAllByToken(token: string): Promise<void>;
  /**
   * Queues emails for reminders that are due, of variants that are sold and in stock: one for each
   * customer and site, in one transaction with its job. Returns the number of emails; 0 while
   * another process does the same. A run is bounded: the rest follows with the next one.
   */
  sendDueEmails(now: Date): Promise<number>;
  /**
   * The queued email of a job with the address of now. Reminders of what is no longer sold or in
   * stock wait again; null where none is left.
   */
  openEmail(token: string): Promise<ReminderEmail | null>;
  /**
   * Closes the reminders of an email that the mail server has accepted; a repeated call changes
   * nothing.
   */
  closeEmail(token: string, now: Date): Promise<void>;
  /**
   * Deletes reminders that were sent `REMINDER_SENT_DAYS` ago, or have waited for a product that is
   * sold out until `REMINDER_OVERDUE_DAYS` after their time, in bounded numbers. Reminders whose
   * email could not be delivered within `REMINDER_QUEUED_DAYS` wait again. Called at intervals.
   */
  cleanUp(now: Date): Promise<void>;
}

declare module '#features/jobs/jobs.port.ts' {
  interface JobPayloads {
    replenishmentEmail: ReminderJob;
  }
}

declare module '#request/shop.ts' {
  interface Ports {
    replenishment: Replenishment;
  }
}
