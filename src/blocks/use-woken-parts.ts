/** Wakes carousels and videos of sections as they come near; their code is fetched where there is one. */
import { type RefObject, useEffect } from 'react';
import { whenNear } from './when-near.browser.ts';

type Wake = (part: HTMLElement) => () => void;

const loads: Readonly<Record<string, () => Promise<Wake>>> = {
  '[data-carousel]': () =>
    import('#ui/carousel/wake-carousel.browser.ts').then(({ wakeCarousel }) => wakeCarousel),
  '[data-video]': () =>
    import('#ui/video/wake-video.browser.ts').then(({ wakeVideo }) => wakeVideo as Wake),
};

export function useWokenParts(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let isGone = false;
    const stops: (() => void)[] = [];
    const wakeOne = async (part: HTMLElement, load: () => Promise<Wake>) => {
      await whenNear(part);
      const wake = await load();
      if (!isGone) stops.push(wake(part));
    };
    for (const [selector, load] of Object.entries(loads))
      for (const part of list.current?.querySelectorAll<HTMLElement>(selector) ?? [])
        wakeOne(part, load).catch(() => undefined);
    return () => {
      isGone = true;
      for (const stop of stops) stop();
    };
  }, [list]);
}
