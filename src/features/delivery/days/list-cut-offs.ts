/** DEL-2: the next cut-offs, each with its days of arrival. Does not read the clock. */
import { addDays, dayIn, findLocalTime, weekdayOf } from '#kit/shop-day.ts';
import type { CutOff } from '../delivery.ts';
import { type CutOffProduct, findCutOffTime } from './cut-off-time.ts';
import { type DeliveryCalendar, isDeliveryDay } from './delivery-calendar.ts';

export type CutOffRules = {
  /** IANA time zone of the warehouse. */
  readonly timeZone: string;
  /** Slugs of the brands whose orders are packed until midnight. */
  readonly lateCutOffBrands: readonly string[];
  /** Days on which the warehouse sends parcels. */
  readonly dispatch: DeliveryCalendar;
  /** Days on which they arrive. */
  readonly arrival: DeliveryCalendar;
  /** Delivery days from dispatch to arrival: the fewest and the most, at least 1. */
  readonly transit: readonly [number, number];
};

/** Days that are searched for a dispatch or an arrival: longer than any run of holidays. */
const MAX_DAYS = 31;

/**
 * The next `count` cut-offs after `now`; fewer if a day is after the last known day of a calendar.
 *
 * @example
 * // On Tuesday 2026-12-01 at noon in London, express: until 23:00, arrives on Wednesday.
 * const calendars = { dispatch: gb, arrival: gb };
 * const rules = { timeZone: 'Europe/London', lateCutOffBrands: [], ...calendars, transit: [1, 1] };
 * listCutOffs({ sku: 'AB1', brandSlug: 'coast' }, rules, now, 1);
 */
export function listCutOffs(
  product: CutOffProduct,
  rules: CutOffRules,
  now: Date,
  count: number,
): readonly CutOff[] {
  const cutOffs: CutOff[] = [];
  let day = dayIn(rules.timeZone, now);
  for (let step = 0; step < MAX_DAYS && cutOffs.length < count; step += 1) {
    if (isDeliveryDay(rules.dispatch, day)) {
      const cutOff = findCutOffOfDay(product, rules, day);
      if (cutOff === null) return cutOffs;
      if (cutOff.until > now.getTime()) cutOffs.push(cutOff);
    }
    day = addDays(day, 1);
  }
  return cutOffs;
}

/** Null where an arrival lies beyond the known days. */
function findCutOffOfDay(product: CutOffProduct, rules: CutOffRules, day: string): CutOff | null {
  const time = findCutOffTime(product, rules.lateCutOffBrands, weekdayOf(day));
  const until = findLocalTime(rules.timeZone, day, time).getTime();
  const [minDays, maxDays] = rules.transit;
  const from = addDeliveryDays(rules.arrival, day, minDays);
  const to = addDeliveryDays(rules.arrival, day, maxDays);
  if (to > rules.arrival.knownUntil || day > rules.dispatch.knownUntil) return null;
  return { until, from, to };
}

function addDeliveryDays(calendar: DeliveryCalendar, day: string, count: number): string {
  let arrival = day;
  let remaining = count;
  for (let step = 0; step < MAX_DAYS && remaining > 0; step += 1) {
    arrival = addDays(arrival, 1);
    if (isDeliveryDay(calendar, arrival)) remaining -= 1;
  }
  return arrival;
}
