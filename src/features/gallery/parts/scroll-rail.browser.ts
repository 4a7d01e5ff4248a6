/** Scrolls a rail to another slide. */
import { scrollTargetOf, smoothScrollTo } from '#ui/smooth-scroll/smooth-scroll.browser.ts';
import { scrollPositionOf, slideIndexAt } from './rail-positions.browser.ts';

/** Shortest swipe that moves to another slide, in px. */
export const SWIPE_THRESHOLD = 20;

export function scrollRailTo(rail: HTMLElement, index: number): void {
  smoothScrollTo(rail, scrollPositionOf(rail, index));
}

/** Relative to the current slide, or to the target of a running scroll. */
export function scrollBySlides(rail: HTMLElement, by: number): void {
  scrollRailTo(rail, within(rail, slideIndexAt(rail, scrollTargetOf(rail)) + by));
}

/**
 * Completes a swipe. The browser's own snapping handles a short one, and one beyond the ends.
 * `moved` is the finger's movement in px; `scrolled` is the rail's, which is less, as browsers wait
 * some px to recognise the gesture.
 */
export function scrollAfterSwipe(
  rail: HTMLElement,
  from: number,
  scrolled: number,
  moved: number,
): void {
  const to = within(rail, from + Math.sign(scrolled * scrollPositionOf(rail, 1)));
  if (to !== from && Math.abs(moved) >= SWIPE_THRESHOLD) scrollRailTo(rail, to);
}

function within(rail: HTMLElement, index: number): number {
  return Math.max(0, Math.min(rail.children.length - 1, index));
}
