/** DEL-2: local time up to which an order is sent the same day, by SKU, brand and weekday. */

const DEFAULT_TIME = '23:00:00';
const LATE_TIME = '23:59:59';
const LATE_TIME_SATURDAY = '21:00:00';
const SATURDAY = 6;

/** Brands whose orders are packed until midnight, as brand slugs. */
const LATE_BRANDS: ReadonlySet<string> = new Set([
  'dorothy-perkins',
  'nastygal',
  'oasis',
  'principles',
  'wallis',
  'warehouse',
]);

export type CutOffProduct = { readonly sku: string; readonly brandSlug: string };

/** `weekday`: 0 for Sunday to 6 for Saturday. A SKU prefix decides before the brand. */
export function findCutOffTime({ sku, brandSlug }: CutOffProduct, weekday: number): string {
  if (sku.startsWith('YDD')) return DEFAULT_TIME;
  if (!sku.startsWith('XDD') && !LATE_BRANDS.has(brandSlug)) return DEFAULT_TIME;
  return weekday === SATURDAY ? LATE_TIME_SATURDAY : LATE_TIME;
}
