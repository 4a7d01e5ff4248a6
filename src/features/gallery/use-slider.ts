/** Which slide of a rail is seen, and how to go to another. */
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { reach } from '#kit/lost-code.tsx';
import { indexOf } from './parts/rail-places.browser.ts';
import { afterSwipe } from './slides.ts';

/** On its way from the first pointer over the pictures on. */
const loadGlide = () => reach(() => import('./parts/glide.browser.ts'));
const glide = async (rail: HTMLElement | null, to: number) => rail && (await loadGlide()).glideTo(rail, to);

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
    listen('pointerenter', () => void loadGlide());
    listen('touchstart', () => {
      begun = { index: indexOf(rail), left: Math.abs(rail.scrollLeft) };
    });
    listen('touchend', () => {
      const moved = Math.abs(rail.scrollLeft) - begun.left;
      const next = afterSwipe(begun.index, count, moved);
      if (next !== begun.index) void glide(rail, next);
    });
    return () => ending.abort();
  }, [ref, count]);

  const goTo = useCallback((to: number) => void glide(ref.current, to), [ref]);
  return { index, goTo };
}
