/** Moves a rail to another of its slides. */
import { glideTo, goalOf } from '#ui/glide/glide.browser.ts';
import { indexOf, placeOf } from './rail-places.browser.ts';

/** S§9: in px. */
export const SWIPE_THRESHOLD = 20;

export function scrollToSlide(rail: HTMLElement, index: number): void {
  glideTo(rail, placeOf(rail, index));
}

/** By so many slides from the one that it shows, or is on its way to. */
export function scrollBySlides(rail: HTMLElement, by: number): void {
  scrollToSlide(rail, within(rail, indexOf(rail, goalOf(rail)) + by));
}

/**
 * Finishes a swipe from a slide; a short one, and one beyond the ends, the browser takes back. `moved` is the finger's way,
 * of which the rail has `scrolled` less: browsers wait some px for what the finger is about.
 */
export function scrollAfterSwipe(
  rail: HTMLElement,
  from: number,
  scrolled: number,
  moved: number,
): void {
  const to = within(rail, from + Math.sign(scrolled * placeOf(rail, 1)));
  if (to !== from && Math.abs(moved) >= SWIPE_THRESHOLD) scrollToSlide(rail, to);
}

function within(rail: HTMLElement, index: number): number {
  return Math.max(0, Math.min(rail.children.length - 1, index));
}
