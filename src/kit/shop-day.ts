/** Calendar days in the shop's time zone, independent of the server's own. */
import type { Fascia } from './define-fascia.ts';

/** Time zone of a fascia without `timeZone`. */
const DEFAULT_ZONE = 'Europe/London';

export function zoneOf({ timeZone }: Pick<Fascia, 'timeZone'>): string {
  return timeZone ?? DEFAULT_ZONE;
}

/** `2026-12-31` */
export function dayIn(zone: string, moment: Date): string {
  return writeLocal(zone, moment).slice(0, 10);
}

/** The last second of a day, given as `2026-12-31`. */
export function endOfDay(zone: string, day: string): Date {
  const dayEnd = Date.parse(`${day}T23:59:59Z`);
  let end = dayEnd;
  // The first round uses the offset at an estimate; the second corrects it on days when clocks
  // change.
  for (let round = 0; round < 2; round += 1)
    end += dayEnd - Date.parse(`${writeLocal(zone, new Date(end))}Z`);
  return new Date(end);
}

/** `2026-12-31T23:59:59`, the local time in `zone`. */
function writeLocal(zone: string, moment: Date): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return format.format(moment).replace(' ', 'T');
}
