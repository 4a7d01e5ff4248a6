/** Calendar days in the shop's time zone, independent of the server's own. */
import type { Fascia } from './define-fascia.ts';

/** Time zone of a fascia without `timeZone`. */
const DEFAULT_ZONE = 'Europe/London';
const DAY_MS = 86_400_000;

export function findTimeZone({ timeZone }: Pick<Fascia, 'timeZone'>): string {
  return timeZone ?? DEFAULT_ZONE;
}

/** Returns the day such as `2026-12-31`. */
export function dayIn(timeZone: string, moment: Date): string {
  return formatLocal(timeZone, moment).slice(0, 10);
}

/** The last second of a day, given as `2026-12-31`. */
export function endOfDay(timeZone: string, day: string): Date {
  return findLocalTime(timeZone, day, '23:59:59');
}

/** The moment at which clocks in `timeZone` show a time, given as `23:00:00`, on a day. */
export function findLocalTime(timeZone: string, day: string, time: string): Date {
  const local = Date.parse(`${day}T${time}Z`);
  let moment = local;
  // The first round uses the offset at an estimate; the second corrects it on days when clocks
  // change.
  for (let round = 0; round < 2; round += 1)
    moment += local - Date.parse(`${formatLocal(timeZone, new Date(moment))}Z`);
  return new Date(moment);
}

/** The day `count` days later: `2026-12-31` and 1 give `2027-01-01`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

/** Formats by time zone: creating one costs far more than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** `2026-12-31T23:59:59`, the local time in `timeZone`. */
function formatLocal(timeZone: string, moment: Date): string {
  let format = formats.get(timeZone);
  if (!format) {
    const style = { dateStyle: 'short', timeStyle: 'medium' } as const;
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, ...style });
    formats.set(timeZone, format);
  }
  return format.format(moment).replace(' ', 'T');
}
