/** Limits of a shoppable banner: product lookups and popover positions. */

/** Maximum number of products that are looked up for one banner. */
export const MAX_LOOKUPS = 15;

/** Range of a popover's position from the top, in percent. */
const MIN_TOP_PERCENT = 10;
const MAX_TOP_PERCENT = 90;

export function clampTop(percent: number): number {
  return Math.min(MAX_TOP_PERCENT, Math.max(MIN_TOP_PERCENT, percent));
}
