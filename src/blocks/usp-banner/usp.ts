/** Rotation of selling points (USPs): timings, swipes and positions. */

import type { TimeLeft } from '#features/content/countdown.ts';

/** Defaults; `USP_TICKER_SPACING` is in pixels and halved on mobile. */
export const USP_ROTATION_MS = 3_000;
export const USP_TICKER_SECONDS = 40;
export const USP_TICKER_SPACING = 150;
export const USP_STATIC_MS = 5_000;
/** Distance in pixels that counts as a swipe. */
export const USP_SWIPE = 50;

/** Step of a swipe: 1 forward, -1 back, 0 when it is not longer than `USP_SWIPE`. */
export function swipeDirection(from: number, to: number, isRightToLeft: boolean): -1 | 0 | 1 {
  const moved = (to - from) * (isRightToLeft ? -1 : 1);
  if (Math.abs(moved) <= USP_SWIPE) return 0;
  return moved < 0 ? 1 : -1;
}

export const USP_TRANSITION_MS = 500;

/** Index of the item at a position; positions before the first and after the last are clones. */
export function wrapIndex(index: number, count: number): number {
  return (index + count) % count;
}

/**
 * Next position in the row, where -1 and `count` are clones. From a clone it continues at the
 * original, which looks the same, so that the row always moves in one direction.
 */
export function stepTo(index: number, step: number, count: number): number {
  return wrapIndex(index, count) + step;
}

/** `HH:MM:SS` on the last day, with units before. */
export function formatRemaining({ days, hours, minutes, seconds }: TimeLeft, tag: string): string {
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
