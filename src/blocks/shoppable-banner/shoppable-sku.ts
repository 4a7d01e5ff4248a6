/** How many things a shoppable banner has, and where it puts them. */

/** R§7: products that are looked up for one banner. */
export const MAX_LOOKUPS = 15;

/** R§4: the popover's place from the top, in percent. */
const HIGHEST = 10;
const LOWEST = 90;

export function clampTop(percent: number): number {
  return Math.min(LOWEST, Math.max(HIGHEST, percent));
}
