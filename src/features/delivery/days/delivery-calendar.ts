/** Days on which parcels are sent and delivered in a country. */
import { weekdayOf } from '#kit/shop-day.ts';

export type DeliveryCalendar = {
  /** ISO 3166 code, such as `GB`. */
  readonly country: string;
  /** 0 for Sunday to 6 for Saturday. */
  readonly weekdays: readonly number[];
  /** Public holidays without delivery, such as `2026-12-25`. */
  readonly holidays: ReadonlySet<string>;
  /** Last day whose holidays are known; no later day is promised. */
  readonly knownUntil: string;
};

export function isDeliveryDay({ weekdays, holidays }: DeliveryCalendar, day: string): boolean {
  return weekdays.includes(weekdayOf(day)) && !holidays.has(day);
}
