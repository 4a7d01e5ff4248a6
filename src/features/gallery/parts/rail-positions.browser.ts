/** Measures the scroll positions of a rail's slides, and the index of the current one. */

/** `scrollLeft` for a slide, in px; negative in right-to-left text. */
export function scrollPositionOf(rail: HTMLElement, index: number): number {
  const [first, slide] = [rail.children[0], rail.children[index]] as (HTMLElement | undefined)[];
  return first && slide ? slide.offsetLeft - first.offsetLeft : 0;
}

/**
 * Index of the first visible slide at scroll position `left`; at the end of the rail the last one,
 * even if it is narrower than the rail.
 */
export function slideIndexAt(rail: HTMLElement, left = rail.scrollLeft): number {
  const step = Math.abs(scrollPositionOf(rail, 1));
  const [far, end] = [Math.abs(left), rail.scrollWidth - rail.clientWidth];
  if (end > 0 && far > end - 2) return rail.children.length - 1;
  return step === 0 ? 0 : Math.round(far / step);
}
