/** Dates in words of a language, with the digits of the rest of the page. */

const STYLES = {
  date: { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
  day: { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
} as const;

/** By style and locale: creating one costs more than rendering a review. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** `3 May 2026`. In UTC, so that server and browser write the same day. `iso`: ISO 8601. */
export function formatDate(iso: string, localeTag: string): string {
  return formatAs('date', iso, localeTag);
}

/** `Wednesday 2 December`, of `2026-12-02`. */
export function formatWeekdayDate(iso: string, localeTag: string): string {
  return formatAs('weekday', iso, localeTag);
}

/** `Wed 2 Dec`, of `2026-12-02`. */
export function formatShortDay(iso: string, localeTag: string): string {
  return formatAs('day', iso, localeTag);
}

function formatAs(style: keyof typeof STYLES, iso: string, localeTag: string): string {
  const key = `${style} ${localeTag}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(`${localeTag}-u-nu-latn`, STYLES[style]);
    formats.set(key, format);
  }
  const formatted = format.format(new Date(iso));
  // Intl writes `mardi 1 décembre`.
  return localeTag.startsWith('fr') ? formatted.replace(/\b1\b/, '1er') : formatted;
}
