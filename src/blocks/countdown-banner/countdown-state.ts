/** State of a countdown at render time, and its end as a date for use without JavaScript. */
import { type CountdownState, findTimeLeft } from '#features/content/countdown.ts';

export function toCountdownState(endTime: string, now: Date, locale: string): CountdownState {
  const left = findTimeLeft(endTime, now.getTime());
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  });
  if (!left) return { isOver: true, formattedEnd: '', digits: 0 };
  return {
    isOver: false,
    formattedEnd: format.format(new Date(endTime)),
    digits: String(left.days).length,
  };
}
