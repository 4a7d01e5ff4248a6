/** Which slide of a rail is seen, and how to go to another. */
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { reach } from '#hydration/chunk-load-error.tsx';
import { indexOf } from './parts/rail-places.browser.ts';

/** On its way from the first pointer over the pictures on. */
const loadRailScrolling = () => reach(() => import('./parts/scroll-rail.browser.ts'));
type RailScrolling = Awaited<ReturnType<typeof loadRailScrolling>>;
const scrollRail = async (act: (scrolling: RailScrolling) => void) =>
  act(await loadRailScrolling());

export type Slider = {
  readonly index: number;
  readonly goTo: (index: number) => void;
  /** From the slide that is seen, or is on its way. */
  readonly goBy: (by: 1 | -1) => void;
};

/** The rail scrolls and snaps natively; this follows it, and finishes a swipe that native snapping would take back. */
export function useSlider(ref: RefObject<HTMLElement | null>, start = 0): Slider {
  const [index, setIndex] = useState(start);

  useEffect(() => {
    const rail = ref.current;
    if (!rail) return;
    const ending = new AbortController();
    const listen = <Sign extends keyof HTMLElementEventMap>(
      sign: Sign,
      act: (event: HTMLElementEventMap[Sign]) => void,
    ) => rail.addEventListener(sign, act, { passive: true, signal: ending.signal });
    let begun = { index: 0, left: 0, x: 0 };
    listen('scroll', () => setIndex(indexOf(rail)));
    // It may have been scrolled before this was awake.
    if (rail.scrollLeft !== 0) setIndex(indexOf(rail));
    listen('pointerenter', () => void loadRailScrolling());
    listen('touchstart', ({ touches }) => {
      begun = { index: indexOf(rail), left: rail.scrollLeft, x: touches[0]?.clientX ?? 0 };
    });
    listen('touchend', ({ changedTouches }) => {
      const { index: from, left, x } = begun;
      const scrolled = rail.scrollLeft - left;
      const moved = (changedTouches[0]?.clientX ?? x) - x;
      void scrollRail(({ scrollAfterSwipe }) => scrollAfterSwipe(rail, from, scrolled, moved));
    });
    return () => ending.abort();
  }, [ref]);

  const goTo = useCallback(
    (to: number) =>
      void scrollRail(({ scrollToSlide }) => ref.current && scrollToSlide(ref.current, to)),
    [ref],
  );
  const goBy = (by: 1 | -1) =>
    void scrollRail(({ scrollBySlides }) => ref.current && scrollBySlides(ref.current, by));
  return { index, goTo, goBy };
}
