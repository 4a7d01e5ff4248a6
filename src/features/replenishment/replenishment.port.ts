/** Port: replenishment, which reminds a customer once before a product runs out. */
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

export interface Replenishment {
  /**
   * Stores a reminder, in place of the active one of the customer for this variant and fascia.
   *
   * ```ts
   * await replenishment.requestReminder(customerId, { item, dueAt }, { fascia, locale });
   * ```
   *
   * @throws Problem 409 `replenishment.limitReached` with the field `sku` beyond `MAX_REMINDERS`.
   */
  requestReminder(
    customerId: string,
    request: { readonly item: ReminderItem; readonly dueAt: Date },
    site: ReminderSite,
  ): Promise<void>;
  /** Reminders that are not sent, the next one first: of one site, or of all (null). */
  listReminders(customerId: string, fascia: string | null): Promise<readonly Reminder[]>;
  /** All that is stored of a customer's reminders, also of those that were sent; oldest first. */
  exportReminders(customerId: string): Promise<readonly ExportedReminder[]>;
  /**
   * Stops a reminder.
   * @throws Problem 404 `replenishment.unknown` with the field `reminder`, where the customer has
   *   no such reminder.
   */
  stopReminder(customerId: string, reminderId: string): Promise<void>;
  /** Number of reminders that the customer of the link still has; null for an unknown link. */
  countByToken(token: string): Promise<number | null>;
  /**
   * Stops all reminders of the customer whom the link was sent to, also those whose email is
   * queued; a repeated call changes nothing.
   * @throws Problem 410 `replenishment.linkExpired` for an unknown or expired link.
   */
  stopAllByToken(token: string): Promise<void>;
  /**
   * Queues emails for reminders that are due, of variants that are sold and in stock: one for each
   * customer and site, in one transaction with its job. Returns the number of emails; 0 while
   * another process does the same.
   */
  sendDueEmails(now: Date): Promise<number>;
  /**
   * The queued email of a job with the address of now. Reminders of what is no longer sold or in
   * stock wait again; null where none is left.
   */
  openEmail(token: string): Promise<ReminderEmail | null>;
  /** Closes the reminders of an email that the mail server has accepted. */
  closeEmail(token: string, now: Date): Promise<void>;
  /**
   * Deletes what was sent long ago, or has waited too long for a product that is sold out.
   * Reminders whose email could not be delivered within `REMINDER_QUEUED_DAYS` wait again.
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
