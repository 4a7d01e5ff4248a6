/** Moves a row sideways in a fixed time, in which browsers' own smooth scrolling has no say; a hand on it takes over at once. */

/** R§9, S§9: carousel speed. */
export const GLIDE_MS = 500;

type Glide = { readonly to: number; readonly stop: () => void };

const glides = new WeakMap<HTMLElement, Glide>();

/** Where a row is going, and else where it stands: its `scrollLeft` in px. */
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

/** From any glide before it, until a hand or the next one takes over from this; gives whether one has. */
function takeOver(row: HTMLElement, to: number): () => boolean {
  glides.get(row)?.stop();
  const ending = new AbortController();
  const stop = () => {
    ending.abort();
    glides.delete(row);
    row.style.scrollSnapType = '';
  };
  for (const sign of ['pointerdown', 'wheel'])
    row.addEventListener(sign, stop, { passive: true, signal: ending.signal });
  glides.set(row, { to, stop });
  // Snapping would fight each step.
  row.style.scrollSnapType = 'none';
  return () => ending.signal.aborted;
}
