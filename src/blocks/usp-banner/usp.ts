/** How reasons to buy here move: timings and the way round. */

/** R§9: USP rotation delay, ticker speed, ticker spacing (half on mobile), static carousel autoplay. */
export const USP_ROTATION_MS = 3_000;
export const USP_TICKER_SECONDS = 40;
export const USP_TICKER_SPACING = 150;
export const USP_STATIC_MS = 5_000;
/** R§4: how far a finger moves for one slide. */
export const USP_SWIPE = 50;

/** Where a swipe leads: over 50 px to the next or the one before, else nowhere. */
export function stepOfSwipe(from: number, to: number, isRightToLeft: boolean): -1 | 0 | 1 {
  const moved = (to - from) * (isRightToLeft ? -1 : 1);
  if (Math.abs(moved) <= USP_SWIPE) return 0;
  return moved < 0 ? 1 : -1;
}

/** Round and round. */
export function turnTo(current: number, step: number, count: number): number {
  return (current + step + count) % count;
}
