/** State of a countdown at render time, and its end as a date for use without JavaScript. */
import { type CountdownState, findTimeLeft } from '#features/content/countdown.ts';

export function describeMoment(endTime: string, now: Date, locale: string): CountdownState {
  const left = findTimeLeft(endTime, now.getTime());
  const words = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  });
  if (!left) return { isOver: true, words: '', digits: 0 };
  return {
    isOver: false,
    words: words.format(new Date(endTime)),
    digits: String(left.days).length,
  };
}
