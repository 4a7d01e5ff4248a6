/** Tracks the current slide of a rail, and scrolls to others. */
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { importWithFallback } from '#hydration/chunk-load-error.tsx';
import { slideIndexAt } from './parts/rail-positions.browser.ts';

/** Preloaded when a pointer first enters the rail. */
const loadRailScrolling = () => importWithFallback(() => import('./parts/scroll-rail.browser.ts'));
type RailScrolling = Awaited<ReturnType<typeof loadRailScrolling>>;
const scrollRail = async (act: (scrolling: RailScrolling) => void) =>
  act(await loadRailScrolling());

export type Slider = {
  readonly index: number;
  readonly goTo: (index: number) => void;
  /** Relative to the current slide, or to the target of a running scroll. */
  readonly goBy: (by: 1 | -1) => void;
};

/**
 * The rail scrolls and snaps natively. This hook tracks it, and completes swipes that native
 * snapping would revert.
 */
export function useSlider(ref: RefObject<HTMLElement | null>, start = 0): Slider {
  const [index, setIndex] = useState(start);

  useEffect(() => {
    const rail = ref.current;
    if (!rail) return;
    const controller = new AbortController();
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      act: (event: HTMLElementEventMap[Type]) => void,
    ) => rail.addEventListener(type, act, { passive: true, signal: controller.signal });
    let touchStart = { index: 0, left: 0, x: 0 };
    listen('scroll', () => setIndex(slideIndexAt(rail)));
    // The rail may have been scrolled before hydration.
    if (rail.scrollLeft !== 0) setIndex(slideIndexAt(rail));
    listen('pointerenter', () => void loadRailScrolling());
    listen('touchstart', ({ touches }) => {
      touchStart = { index: slideIndexAt(rail), left: rail.scrollLeft, x: touches[0]?.clientX ?? 0 };
    });
    listen('touchend', ({ changedTouches }) => {
      const { index: from, left, x } = touchStart;
      const scrolled = rail.scrollLeft - left;
      const moved = (changedTouches[0]?.clientX ?? x) - x;
      void scrollRail(({ scrollAfterSwipe }) => scrollAfterSwipe(rail, from, scrolled, moved));
    });
    return () => controller.abort();
  }, [ref]);

  const goTo = useCallback(
    (to: number) =>
      void scrollRail(({ scrollRailTo }) => ref.current && scrollRailTo(ref.current, to)),
    [ref],
  );
  const goBy = (by: 1 | -1) =>
    void scrollRail(({ scrollBySlides }) => ref.current && scrollBySlides(ref.current, by));
  return { index, goTo, goBy };
}
