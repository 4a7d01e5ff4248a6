/**
 * Scrolls a row sideways in a fixed time, independent of the browser's smooth scrolling, and yields
 * to the user's input.
 */

/** Duration of a carousel's movement, in ms. */
export const SCROLL_MS = 500;

type SmoothScroll = { readonly to: number; readonly stop: () => void };

const running = new WeakMap<HTMLElement, SmoothScroll>();

/** Target `scrollLeft` of a running scroll, else the current one, in px. */
export function scrollTargetOf(row: HTMLElement): number {
  return running.get(row)?.to ?? row.scrollLeft;
}

export function smoothScrollTo(row: HTMLElement, to: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    row.scrollTo({ left: to, behavior: 'instant' });
    return;
  }
  const [from, begun] = [row.scrollLeft, performance.now()];
  const isStopped = registerScroll(row, to);
  const step = (now: number) => {
    if (isStopped()) return;
    const done = Math.min(1, Math.max(0, (now - begun) / SCROLL_MS));
    row.scrollTo({ left: from + (to - from) * (1 - (1 - done) ** 3), behavior: 'instant' });
    if (done < 1) requestAnimationFrame(step);
    else running.get(row)?.stop();
  };
  requestAnimationFrame(step);
}

/**
 * Stops an earlier scroll, and registers this one until a pointer, a wheel or the next one stops
 * it. The returned function is true once that has happened.
 */
function registerScroll(row: HTMLElement, to: number): () => boolean {
  running.get(row)?.stop();
  const controller = new AbortController();
  const stop = () => {
    controller.abort();
    running.delete(row);
    row.style.scrollSnapType = '';
  };
  for (const type of ['pointerdown', 'wheel'])
    row.addEventListener(type, stop, { passive: true, signal: controller.signal });
  running.set(row, { to, stop });
  // Scroll snapping would work against each step.
  row.style.scrollSnapType = 'none';
  return () => controller.signal.aborted;
}
