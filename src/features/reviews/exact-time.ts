/** Format of times in the reviews calls: existing dates, from the year 1. */

/** True for `2026-11-21T12:00:00Z`, with up to six decimals of a second; not for 30 February. */
export function isExactTime(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/.test(text) || text.startsWith('0000'))
    return false;
  // `Date` moves a day that does not exist into the next month.
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 19) === text.slice(0, 19);
}
