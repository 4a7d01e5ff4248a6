/** Finds the current slide of a row, and scrolls to another. */
import { scrollTargetOf, smoothScrollTo } from '#ui/smooth-scroll/smooth-scroll.browser.ts';

/** Slides that are not hidden, in order. */
function listSlides(row: HTMLElement): Element[] {
  return [...row.children].filter((slide) => !slide.hasAttribute('hidden'));
}

export function scrollToSlide(row: HTMLElement, index: number): void {
  const distance = listDistances(row)[index];
  if (distance !== undefined) smoothScrollTo(row, row.scrollLeft + distance);
}

/** Index of the slide that is first in view at scroll position `left`, in px. */
export function findSlide(row: HTMLElement, left = row.scrollLeft): number {
  const further = left - row.scrollLeft;
  const distances = listDistances(row).map((distance) => Math.round(Math.abs(distance - further)));
  return distances.indexOf(Math.min(...distances));
}

/**
 * Index of the slide that an arrow scrolls to from the current one, or from the target of a running
 * scroll: `step` 1 is forward, -1 back, and both go round. Where `isByView`, the slides form groups
 * of as many as are in view.
 */
export function findNextStop(row: HTMLElement, step: number, isByView: boolean): number {
  const current = findSlide(row, scrollTargetOf(row));
  const last = countStops(row) - 1;
  if (!hasStop(row, step)) return step > 0 ? 0 : last;
  const size = isByView ? countInView(row) : 1;
  const group = step > 0 ? Math.floor(current / size) : Math.ceil(current / size);
  return Math.min(last, (group + step) * size);
}

/** False where an arrow forward, `step` 1, or back, -1, would go round. */
export function hasStop(row: HTMLElement, step: number): boolean {
  const current = findSlide(row, scrollTargetOf(row));
  return step > 0 ? current < countStops(row) - 1 : current > 0;
}

/** Scrolls at once to the group that contains a slide, of as many as are in view. */
export function showGroupOf(row: HTMLElement, index: number): void {
  const size = countInView(row);
  const distance = listDistances(row)[index - (index % size)] ?? 0;
  row.scrollTo({ left: row.scrollLeft + distance, behavior: 'instant' });
}

/** Number of whole slides in view, at least one. */
function countInView(row: HTMLElement): number {
  const width = listSlides(row)[0]?.getBoundingClientRect().width ?? 0;
  return width > 0 ? Math.max(1, Math.floor(row.clientWidth / width)) : 1;
}

/**
 * Number of slides that can be first in view: where several fit, the last ones share one scroll
 * position.
 */
function countStops(row: HTMLElement): number {
  const distances = listDistances(row);
  const [last = 0] = distances.slice(-1);
  return distances.findIndex((distance) => Math.abs(distance - last) < 1) + 1;
}

/**
 * Scroll distance that brings each slide to the start of the row, or as close as the row allows, in
 * px to the right.
 */
function listDistances(row: HTMLElement): number[] {
  const isRtl = getComputedStyle(row).direction === 'rtl';
  const edge = isRtl ? 'right' : 'left';
  const begin = row.getBoundingClientRect()[edge];
  const room = row.scrollWidth - row.clientWidth;
  const [least, most] = isRtl ? [-room, 0] : [0, room];
  const within = (left: number) => Math.min(most, Math.max(least, left));
  return listSlides(row).map(
    (slide) =>
      within(row.scrollLeft + slide.getBoundingClientRect()[edge] - begin) - row.scrollLeft,
  );
}
