/** Tracks the current slide of a list, and scrolls to others. */
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { importWithFallback } from '#hydration/chunk-load-error.tsx';
import { slideIndexAt } from './parts/slide-positions.browser.ts';

/** Preloaded when a pointer first enters the list. */
const loadSlideScrolling = () =>
  importWithFallback(() => import('./parts/scroll-slides.browser.ts'));
type SlideScrolling = Awaited<ReturnType<typeof loadSlideScrolling>>;
const scrollSlides = async (act: (scrolling: SlideScrolling) => void) =>
  act(await loadSlideScrolling());

export type Slider = {
  readonly index: number;
  readonly goTo: (index: number) => void;
  /** Relative to the current slide, or to the target of a running scroll. */
  readonly goBy: (by: 1 | -1) => void;
};

/**
 * The list scrolls and snaps natively. This hook tracks it, and completes swipes that native
 * snapping would revert.
 */
export function useSlider(ref: RefObject<HTMLElement | null>, start = 0): Slider {
  const [index, setIndex] = useState(start);

  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const controller = new AbortController();
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      act: (event: HTMLElementEventMap[Type]) => void,
    ) => list.addEventListener(type, act, { passive: true, signal: controller.signal });
    let touchStart = { index: 0, left: 0, x: 0 };
    listen('scroll', () => setIndex(slideIndexAt(list)));
    // The rail may have been scrolled before hydration.
    if (list.scrollLeft !== 0) setIndex(slideIndexAt(list));
    listen('pointerenter', () => void loadSlideScrolling());
    listen('touchstart', ({ touches }) => {
      touchStart = {
        index: slideIndexAt(list),
        left: list.scrollLeft,
        x: touches[0]?.clientX ?? 0,
      };
    });
    listen('touchend', ({ changedTouches }) => {
      const { index: from, left, x } = touchStart;
      const scrolled = list.scrollLeft - left;
      const moved = (changedTouches[0]?.clientX ?? x) - x;
      void scrollSlides(({ scrollAfterSwipe }) => scrollAfterSwipe(list, from, scrolled, moved));
    });
    return () => controller.abort();
  }, [ref]);

  const goTo = useCallback(
    (to: number) =>
      void scrollSlides(({ scrollToIndex }) => ref.current && scrollToIndex(ref.current, to)),
    [ref],
  );
  const goBy = (by: 1 | -1) =>
    void scrollSlides(({ scrollBySlides }) => ref.current && scrollBySlides(ref.current, by));
  return { index, goTo, goBy };
}
