/** How reasons to buy here move: timings and the way round. */

import type { TimeLeft } from '#features/content/countdown.ts';

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

/** R§4: a transition. */
export const USP_TRANSITION_MS = 500;

/** Which reason stands at a place; the places before the first and after the last are held by clones. */
export function atPlace(place: number, count: number): number {
  return (place + count) % count;
}

/**
 * The next place of the row, -1 and `count` being clones. From a clone the row first stands where its original is,
 * which looks the same, so that it always moves on in one direction.
 */
export function stepTo(place: number, step: number, count: number): number {
  return atPlace(place, count) + step;
}

/** A clock during the last day, days and hours by name before. */
export function formatLeft({ days, hours, minutes, seconds }: TimeLeft, tag: string): string {
  if (days === 0)
    return [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':');
  const write = (
    count: number,
    unit: string,
    unitDisplay: 'long' | 'narrow',
    minimumIntegerDigits = 2,
  ) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay, minimumIntegerDigits }).format(
      count,
    );
  return [
    write(days, 'day', 'long', 1),
    write(hours, 'hour', 'narrow'),
    write(minutes, 'minute', 'narrow'),
    write(seconds, 'second', 'narrow'),
  ].join(' ');
}
