/** Replenishment, one email before a product that is used up runs out: types and periods. */
import type { Product, Variant } from '#features/catalogue/catalogue.ts';
import type { StockAlertItem } from '#features/stock-alerts/stock-alert.ts';

const DAY_MS = 86_400_000;

/** Days before the product runs out at which the email is sent: time to choose and to deliver. */
const LEAD_DAYS = 7;
/** Maximum number of days that one unit may last. */
export const MAX_LASTING_DAYS = 730;
/** Maximum number of waiting reminders of one customer. */
export const MAX_REMINDERS = 50;
/** Days for which a reminder waits for a product that is sold out when it is due. */
export const REMINDER_OVERDUE_DAYS = 30;
/** Days for which a reminder is kept after its email, and its link works. */
export const REMINDER_SENT_DAYS = 30;
/** Days after which a reminder whose email could not be delivered waits again. */
export const REMINDER_QUEUED_DAYS = 2;

/** Variant with its names in the language of the request, and how long it lasts. */
export type ReminderItem = StockAlertItem & {
  /** Days that one unit lasts, as the retailer states. */
  readonly days: number;
};

export type Reminder = {
  readonly id: string;
  readonly item: ReminderItem;
  /** Time of the email, ISO 8601. */
  readonly dueAt: string;
};

export type ExportedReminder = Omit<Reminder, 'id'> &
  Readonly<Record<'fascia' | 'locale' | 'requestedAt', string>> & {
    /** Time of its email; null before. */
    readonly sentAt: string | null;
  };

/** Days that a variant lasts; null where the retailer states none for its size. */
export function findLastingDays(
  { lastsDays }: Pick<Product, 'lastsDays'>,
  { size }: Pick<Variant, 'size'>,
): number | null {
  return lastsDays !== undefined && Object.hasOwn(lastsDays, size)
    ? (lastsDays[size] ?? null)
    : null;
}

/** A week before the product runs out; of one that lasts less than two weeks, half of its time. */
export function computeDueDate(days: number, now: Date): Date {
  return new Date(now.getTime() + Math.max(days - LEAD_DAYS, days / 2) * DAY_MS);
}
