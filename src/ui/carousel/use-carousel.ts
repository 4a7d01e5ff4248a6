/** Which slide a row shows, moving it, and moving by itself. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Autoplay, startAutoplay } from './autoplay.browser.ts';
import { findSlide, scrollToSlide } from './scroll-to-slide.browser.ts';

export type CarouselState = {
  readonly row: RefObject<HTMLUListElement | null>;
  readonly current: number;
  readonly isPaused: boolean;
  readonly show: (index: number) => void;
  readonly togglePause: () => void;
};

export function useCarousel(count: number, autoplayMs: number | null): CarouselState {
  const row = useRef<HTMLUListElement>(null);
  const autoplay = useRef<Autoplay>(null);
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const note = () => setCurrent(findSlide(element));
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, []);

  useEffect(() => {
    const element = row.current;
    if (!element || autoplayMs === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const playing = startAutoplay(autoplayMs, () => scrollToSlide(element, (findSlide(element) + 1) % count));
    autoplay.current = playing;
    const forget = holdWhileUsed(element.parentElement ?? element, playing);
    return () => {
      forget();
      playing.stop();
    };
  }, [count, autoplayMs]);

  return {
    row,
    current,
    isPaused,
    show: (index) => row.current && scrollToSlide(row.current, (index + count) % count),
    togglePause() {
      if (isPaused) autoplay.current?.release('button');
      else autoplay.current?.hold('button');
      setPaused(!isPaused);
    },
  };
}

/** Still under a pointer, under the keyboard, and where nobody sees it. */
function holdWhileUsed(element: HTMLElement, autoplay: Autoplay): () => void {
  const over = new AbortController();
  const on = (target: EventTarget, type: string, act: () => void) => target.addEventListener(type, act, { signal: over.signal });
  on(element, 'pointerenter', () => autoplay.hold('pointer'));
  on(element, 'pointerleave', () => autoplay.release('pointer'));
  on(element, 'focusin', () => autoplay.hold('focus'));
  on(element, 'focusout', () => autoplay.release('focus'));
  on(document, 'visibilitychange', () => (document.hidden ? autoplay.hold('hidden') : autoplay.release('hidden')));
  return () => over.abort();
}
