/** Moves a rail to a place in the time that the specification names; a hand on it takes over at once. */
import { placeOf } from './rail-places.browser.ts';

/** S§9: carousel speed. */
export const GLIDE_MS = 500;

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
