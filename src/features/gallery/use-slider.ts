/** Which slide of a rail is seen, and how to go to another. */
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { glideTo, indexOf } from './parts/glide.browser.ts';
import { afterSwipe } from './slides.ts';

export type Slider = { readonly index: number; readonly goTo: (index: number) => void };

/** The rail scrolls and snaps natively; this follows it, and finishes a swipe that native snapping would take back. */
export function useSlider(ref: RefObject<HTMLElement | null>, count: number, start = 0): Slider {
  const [index, setIndex] = useState(start);

  useEffect(() => {
    const rail = ref.current;
    if (!rail) return;
    const ending = new AbortController();
    const listen = (sign: string, act: () => void) => rail.addEventListener(sign, act, { passive: true, signal: ending.signal });
    let begun = { index: 0, left: 0 };
    listen('scroll', () => setIndex(indexOf(rail)));
    // It may have been scrolled before this was awake.
    if (rail.scrollLeft !== 0) setIndex(indexOf(rail));
    listen('touchstart', () => {
      begun = { index: indexOf(rail), left: Math.abs(rail.scrollLeft) };
    });
    listen('touchend', () => {
      const moved = Math.abs(rail.scrollLeft) - begun.left;
      const next = afterSwipe(begun.index, count, moved);
      if (next !== begun.index) glideTo(rail, next);
    });
    return () => ending.abort();
  }, [ref, count]);

  const goTo = useCallback((to: number) => void (ref.current && glideTo(ref.current, to)), [ref]);
  return { index, goTo };
}
