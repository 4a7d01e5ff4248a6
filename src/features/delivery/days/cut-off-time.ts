/** DEL-2: local time up to which an order is sent the same day, by SKU, brand and weekday. */

const DEFAULT_TIME = '23:00:00';
const LATE_TIME = '23:59:59';
const LATE_TIME_SATURDAY = '21:00:00';
const SATURDAY = 6;

export type CutOffProduct = { readonly sku: string; readonly brandSlug: string };

/**
 * A SKU prefix takes precedence over the brand. `lateCutOffBrands`: slugs of the brands whose
 * orders are packed until midnight. `weekday`: 0 for Sunday to 6 for Saturday.
 */
export function findCutOffTime(
  { sku, brandSlug }: CutOffProduct,
  lateCutOffBrands: readonly string[],
  weekday: number,
): string {
  if (sku.startsWith('YDD')) return DEFAULT_TIME;
  if (!sku.startsWith('XDD') && !lateCutOffBrands.includes(brandSlug)) return DEFAULT_TIME;
  return weekday === SATURDAY ? LATE_TIME_SATURDAY : LATE_TIME;
}
