/** Scrolls a list to another slide. */
import { scrollTargetOf, smoothScrollTo } from '#ui/smooth-scroll/smooth-scroll.browser.ts';
import { scrollPositionOf, slideIndexAt } from './slide-positions.browser.ts';

/** Shortest swipe that moves to another slide, in px. */
export const SWIPE_THRESHOLD = 20;

export function scrollToIndex(list: HTMLElement, index: number): void {
  smoothScrollTo(list, scrollPositionOf(list, index));
}

/** Relative to the current slide, or to the target of a running scroll. */
export function scrollBySlides(list: HTMLElement, by: number): void {
  scrollToIndex(list, within(list, slideIndexAt(list, scrollTargetOf(list)) + by));
}

/**
 * Completes a swipe. The browser's own snapping handles a short one, and one beyond the ends.
 * `moved` is the finger's movement in px; `scrolled` is the list's, which is less, as browsers wait
 * some px to recognise the gesture.
 */
export function scrollAfterSwipe(
  list: HTMLElement,
  from: number,
  scrolled: number,
  moved: number,
): void {
  const to = within(list, from + Math.sign(scrolled * scrollPositionOf(list, 1)));
  if (to !== from && Math.abs(moved) >= SWIPE_THRESHOLD) scrollToIndex(list, to);
}

function within(list: HTMLElement, index: number): number {
  return Math.max(0, Math.min(list.children.length - 1, index));
}
