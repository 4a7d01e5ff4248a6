/** Which of its slides a row shows, and how to go to another. */
import { glideTo, goalOf } from '#ui/glide/glide.browser.ts';

/** Those that are not hidden, in order. */
export function listSlides(row: HTMLElement): Element[] {
  return [...row.children].filter((slide) => !slide.hasAttribute('hidden'));
}

export function scrollToSlide(row: HTMLElement, index: number): void {
  const distance = listDistances(row)[index];
  if (distance !== undefined) glideTo(row, row.scrollLeft + distance);
}

/** The slide that stands first in the row once it is scrolled so far. */
export function findSlide(row: HTMLElement, left = row.scrollLeft): number {
  const further = left - row.scrollLeft;
  const distances = listDistances(row).map((distance) => Math.abs(distance - further));
  return distances.indexOf(Math.min(...distances));
}

/** The slide that it shows, or is on its way to. */
export const findGoal = (row: HTMLElement) => findSlide(row, goalOf(row));

/** Of each slide from the edge at which text begins, in px to the right. */
function listDistances(row: HTMLElement): number[] {
  const edge = getComputedStyle(row).direction === 'rtl' ? 'right' : 'left';
  const begin = row.getBoundingClientRect()[edge];
  return listSlides(row).map((slide) => slide.getBoundingClientRect()[edge] - begin);
}
