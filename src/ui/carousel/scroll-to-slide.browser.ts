/** Which of its slides a row shows, and how to go to another. */
import { glideTo, goalOf } from '#ui/glide/glide.browser.ts';

/** Those that are not hidden, in order. */
export function listSlides(row: HTMLElement): Element[] {
  return [...row.children].filter((slide) => !slide.hasAttribute('hidden'));
}

export function scrollToSlide(row: HTMLElement, index: number): void {
  const slide = listSlides(row)[index];
  if (slide) glideTo(row, row.scrollLeft + distanceOf(row, slide));
}

/** The slide that stands first in the row once it is scrolled so far. */
export function findSlide(row: HTMLElement, left = row.scrollLeft): number {
  const distances = listSlides(row).map((slide) => Math.abs(distanceOf(row, slide) + row.scrollLeft - left));
  return distances.indexOf(Math.min(...distances));
}

/** The slide that it shows, or is on its way to. */
export const findGoal = (row: HTMLElement) => findSlide(row, goalOf(row));

/** From the edge at which text begins, in px to the right. */
function distanceOf(row: HTMLElement, slide: Element): number {
  const edge = getComputedStyle(row).direction === 'rtl' ? 'right' : 'left';
  return slide.getBoundingClientRect()[edge] - row.getBoundingClientRect()[edge];
}
