/** Moves a rail to a place in the time that the specification names; a hand on it takes over at once. */

/** S§9: carousel speed. */
export const GLIDE_MS = 500;

/** Where the rail must be scrolled to for its nth slide, in either direction of text. */
export function placeOf(rail: HTMLElement, index: number): number {
  const [first, slide] = [rail.children[0], rail.children[index]] as (HTMLElement | undefined)[];
  return first && slide ? slide.offsetLeft - first.offsetLeft : 0;
}

/** The slide at the beginning of what is seen; the last one at the end, which it may not fill alone. */
export function indexOf(rail: HTMLElement): number {
  const step = Math.abs(placeOf(rail, 1));
  const [left, end] = [Math.abs(rail.scrollLeft), rail.scrollWidth - rail.clientWidth];
  if (end > 0 && left > end - 2) return rail.children.length - 1;
  return step === 0 ? 0 : Math.round(left / step);
}

export function glideTo(rail: HTMLElement, index: number): void {
  const to = placeOf(rail, index);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    rail.scrollTo({ left: to, behavior: 'instant' });
    return;
  }
  const [from, begun] = [rail.scrollLeft, performance.now()];
  let stopped = false;
  const stop = () => {
    stopped = true;
    rail.style.scrollSnapType = '';
    for (const sign of ['pointerdown', 'wheel', 'glide']) rail.removeEventListener(sign, stop);
  };
  rail.dispatchEvent(new Event('glide'));
  for (const sign of ['pointerdown', 'wheel', 'glide']) rail.addEventListener(sign, stop, { passive: true });
  // Snapping would fight each step.
  rail.style.scrollSnapType = 'none';
  const step = (now: number) => {
    if (stopped) return;
    const done = Math.min(1, Math.max(0, (now - begun) / GLIDE_MS));
    rail.scrollTo({ left: from + (to - from) * (1 - (1 - done) ** 3), behavior: 'instant' });
    if (done < 1) requestAnimationFrame(step);
    else stop();
  };
  requestAnimationFrame(step);
}
