/** Moments in words of a language, for receipts. */

/** `26 November 2026 at 10:24 GMT`: with the time zone, as a receipt needs it. */
export function formatMinute(iso: string, localeTag: string, timeZone: string): string {
  return new Intl.DateTimeFormat(`${localeTag}-u-nu-latn`, {
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    ...{ timeZoneName: 'short', timeZone },
  }).format(new Date(iso));
}
