/** Enough items that a band never shows its end. */

/** R§9: marquee minimum. */
export const MARQUEE_MINIMUM = 24;

/** How often the items are repeated, the first time included. */
export function countRounds(items: number): number {
  return items > 0 ? Math.ceil(MARQUEE_MINIMUM / items) : 0;
}
