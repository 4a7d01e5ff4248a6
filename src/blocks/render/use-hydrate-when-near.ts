/** Hook: hydrates carousels and videos near the viewport, with lazy-loaded code. */
import { type RefObject, useEffect } from 'react';
import { whenNearViewport } from '#hydration/when-near-viewport.browser.ts';

const loadCarousel = () =>
  import('#ui/carousel/hydrate-carousel.browser.ts').then(({ hydrateCarousel }) => hydrateCarousel);
const loadVideo = () =>
  import('#ui/video/hydrate-video.browser.ts').then(({ hydrateVideo }) => hydrateVideo);

export function useHydrateWhenNear(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let isUnmounted = false;
    const stops: (() => void)[] = [];
    const hydrateAll = <E extends HTMLElement>(
      selector: string,
      load: () => Promise<(part: E) => () => void>,
    ) => {
      const hydrateWhenNear = async (part: E) => {
        await whenNearViewport(part);
        const hydrate = await load();
        if (!isUnmounted) stops.push(hydrate(part));
      };
      for (const part of list.current?.querySelectorAll<E>(selector) ?? [])
        hydrateWhenNear(part).catch(() => undefined);
    };
    hydrateAll('[data-carousel]', loadCarousel);
    hydrateAll('[data-video]', loadVideo);
    return () => {
      isUnmounted = true;
      for (const stop of stops) stop();
    };
  }, [list]);
}
