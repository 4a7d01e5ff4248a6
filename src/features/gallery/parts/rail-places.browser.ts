/** Where a rail's slides are, and which of them is seen. */

/** Where the rail must be scrolled to for its nth slide, in either direction of text. */
export function placeOf(rail: HTMLElement, index: number): number {
  const [first, slide] = [rail.children[0], rail.children[index]] as (HTMLElement | undefined)[];
  return first && slide ? slide.offsetLeft - first.offsetLeft : 0;
}

/** The slide at the beginning of what is seen when it is scrolled so far; the last one at the end, which it may not fill alone. */
export function indexOf(rail: HTMLElement, left = rail.scrollLeft): number {
  const step = Math.abs(placeOf(rail, 1));
  const [far, end] = [Math.abs(left), rail.scrollWidth - rail.clientWidth];
  if (end > 0 && far > end - 2) return rail.children.length - 1;
  return step === 0 ? 0 : Math.round(far / step);
}
