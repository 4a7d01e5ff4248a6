/** What a price badge promises. */

/** What a price is after a badge's discount. */
export function discountedPrice(price: number, percent: number): number {
  return Math.ceil(price * (1 - percent / 100));
}
