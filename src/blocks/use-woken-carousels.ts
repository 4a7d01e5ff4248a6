/** Wakes the carousels of static sections as they come near; their code is fetched where there is one. */
import { type RefObject, useEffect } from 'react';
import { whenNear } from './when-near.browser.ts';

export function useWokenCarousels(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let isGone = false;
    const asleep: (() => void)[] = [];
    for (const carousel of list.current?.querySelectorAll<HTMLElement>('[data-carousel]') ?? []) {
      whenNear(carousel)
        .then(() => import('#ui/carousel/wake-carousel.browser.ts'))
        .then(({ wakeCarousel }) => isGone || asleep.push(wakeCarousel(carousel)))
        .catch(() => undefined);
    }
    return () => {
      isGone = true;
      for (const stop of asleep) stop();
    };
  }, [list]);
}
