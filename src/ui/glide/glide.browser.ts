/**
 * Scrolls a row sideways in a fixed time, independent of the browser's smooth scrolling, and yields
 * to the user's input.
 */

/** Duration of a carousel's movement, in ms. */
export const GLIDE_MS = 500;

type Glide = { readonly to: number; readonly stop: () => void };

const glides = new WeakMap<HTMLElement, Glide>();

/** Target `scrollLeft` of a running glide, else the current one, in px. */
export function goalOf(row: HTMLElement): number {
  return glides.get(row)?.to ?? row.scrollLeft;
}

export function glideTo(row: HTMLElement, to: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    row.scrollTo({ left: to, behavior: 'instant' });
    return;
  }
  const [from, begun] = [row.scrollLeft, performance.now()];
  const isStopped = takeOver(row, to);
  const step = (now: number) => {
    if (isStopped()) return;
    const done = Math.min(1, Math.max(0, (now - begun) / GLIDE_MS));
    row.scrollTo({ left: from + (to - from) * (1 - (1 - done) ** 3), behavior: 'instant' });
    if (done < 1) requestAnimationFrame(step);
    else glides.get(row)?.stop();
  };
  requestAnimationFrame(step);
}

/**
 * Stops an earlier glide, and registers this one until a pointer, a wheel or the next glide stops
 * it. The returned function is true once that has happened.
 */
function takeOver(row: HTMLElement, to: number): () => boolean {
  glides.get(row)?.stop();
  const controller = new AbortController();
  const stop = () => {
    controller.abort();
    glides.delete(row);
    row.style.scrollSnapType = '';
  };
  for (const sign of ['pointerdown', 'wheel'])
    row.addEventListener(sign, stop, { passive: true, signal: controller.signal });
  glides.set(row, { to, stop });
  // Scroll snapping would work against each step.
  row.style.scrollSnapType = 'none';
  return () => controller.signal.aborted;
}
