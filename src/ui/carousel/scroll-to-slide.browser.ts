/** Moves a row to one of its slides in a fixed time; browsers' own smooth scrolling has no say in how long. */

/** R§9: carousel speed. */
export const SLIDE_MS = 500;

/** Those that are not hidden, in order. */
export function listSlides(row: HTMLElement): Element[] {
  return [...row.children].filter((slide) => !slide.hasAttribute('hidden'));
}

export function scrollToSlide(row: HTMLElement, index: number): void {
  const slide = listSlides(row)[index];
  if (!slide) return;
  const from = row.scrollLeft;
  const distance = slide.getBoundingClientRect()[edgeOf(row)] - row.getBoundingClientRect()[edgeOf(row)];
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    row.scrollLeft = from + distance;
    return;
  }
  const begun = performance.now();
  row.style.scrollSnapType = 'none';
  const step = (now: number) => {
    const share = Math.min(1, Math.max(0, now - begun) / SLIDE_MS);
    row.scrollLeft = from + distance * easeOut(share);
    if (share < 1) requestAnimationFrame(step);
    else row.style.scrollSnapType = '';
  };
  requestAnimationFrame(step);
}

/** The slide that stands first in the row. */
export function findSlide(row: HTMLElement): number {
  const edge = row.getBoundingClientRect()[edgeOf(row)];
  const distances = listSlides(row).map((slide) => Math.abs(slide.getBoundingClientRect()[edgeOf(row)] - edge));
  return distances.indexOf(Math.min(...distances));
}

function edgeOf(row: HTMLElement): 'left' | 'right' {
  return getComputedStyle(row).direction === 'rtl' ? 'right' : 'left';
}

function easeOut(share: number): number {
  return 1 - (1 - share) ** 3;
}
