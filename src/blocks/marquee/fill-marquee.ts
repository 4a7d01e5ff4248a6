/** Repeats the items of a marquee, so that its end is never visible. */

/** Minimum number of items. */
export const MARQUEE_MINIMUM = 24;

/** Number of repetitions, the first one included. */
export function countRepetitions(items: number): number {
  return items > 0 ? Math.ceil(MARQUEE_MINIMUM / items) : 0;
}
