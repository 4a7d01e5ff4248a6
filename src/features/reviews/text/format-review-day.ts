/** Formats a day such as "3 May 2026", with the digits of the rest of the page. */

const STYLE = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
/** By locale: making one costs more than rendering a review. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** In UTC, so that server and browser write the same day. `iso`: ISO 8601. */
export function formatReviewDay(iso: string, localeTag: string): string {
  let format = formats.get(localeTag);
  if (!format) {
    format = new Intl.DateTimeFormat(`${localeTag}-u-nu-latn`, STYLE);
    formats.set(localeTag, format);
  }
  return format.format(new Date(iso));
}
