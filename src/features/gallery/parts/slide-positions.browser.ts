/** Measures the scroll positions of a list's slides, and the index of the current one. */

/** `scrollLeft` for a slide, in px; negative in right-to-left text. */
export function scrollPositionOf(list: HTMLElement, index: number): number {
  const [first, slide] = [list.children[0], list.children[index]] as (HTMLElement | undefined)[];
  return first && slide ? slide.offsetLeft - first.offsetLeft : 0;
}

/**
 * Index of the first visible slide at scroll position `left`; at the end of the list the last one,
 * even if it is narrower than the list.
 */
export function slideIndexAt(list: HTMLElement, left = list.scrollLeft): number {
  const step = Math.abs(scrollPositionOf(list, 1));
  const [far, end] = [Math.abs(left), list.scrollWidth - list.clientWidth];
  if (end > 0 && far > end - 2) return list.children.length - 1;
  return step === 0 ? 0 : Math.round(far / step);
}
