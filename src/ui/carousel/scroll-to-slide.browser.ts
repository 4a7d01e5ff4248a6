/** Which of its slides a row shows, and how to go to another. */
import { glideTo, goalOf } from '#ui/glide/glide.browser.ts';

/** Those that are not hidden, in order. */
function listSlides(row: HTMLElement): Element[] {
  return [...row.children].filter((slide) => !slide.hasAttribute('hidden'));
}

export function scrollToSlide(row: HTMLElement, index: number): void {
  const distance = listDistances(row)[index];
  if (distance !== undefined) glideTo(row, row.scrollLeft + distance);
}

/** The slide that stands first in the row once it is scrolled so far. */
export function findSlide(row: HTMLElement, left = row.scrollLeft): number {
  const further = left - row.scrollLeft;
  const distances = listDistances(row).map((distance) => Math.round(Math.abs(distance - further)));
  return distances.indexOf(Math.min(...distances));
}

/** The slide that it shows, or is on its way to. */
export const findGoal = (row: HTMLElement) => findSlide(row, goalOf(row));

/** How many of its slides can stand first: where several are seen, the last ones come into view together. */
export function countStops(row: HTMLElement): number {
  const distances = listDistances(row);
  const [last = 0] = distances.slice(-1);
  return distances.findIndex((distance) => Math.abs(distance - last) < 1) + 1;
}

/** How far the row moves to show each slide as early as it can, in px to the right. */
function listDistances(row: HTMLElement): number[] {
  const isFromRight = getComputedStyle(row).direction === 'rtl';
  const edge = isFromRight ? 'right' : 'left';
  const begin = row.getBoundingClientRect()[edge];
  const room = row.scrollWidth - row.clientWidth;
  const [least, most] = isFromRight ? [-room, 0] : [0, room];
  const within = (left: number) => Math.min(most, Math.max(least, left));
  return listSlides(row).map(
    (slide) =>
      within(row.scrollLeft + slide.getBoundingClientRect()[edge] - begin) - row.scrollLeft,
  );
}
