/** Hook: hydrates carousels and videos near the viewport, with lazy-loaded code. */
import { type RefObject, useEffect } from 'react';
import { whenNearViewport } from '#hydration/when-near-viewport.browser.ts';

type Hydrate = (part: HTMLElement) => () => void;

const loads: Readonly<Record<string, () => Promise<Hydrate>>> = {
  '[data-carousel]': () =>
    import('#ui/carousel/hydrate-carousel.browser.ts').then(
      ({ hydrateCarousel }) => hydrateCarousel,
    ),
  '[data-video]': () =>
    import('#ui/video/hydrate-video.browser.ts').then(
      ({ hydrateVideo }) => hydrateVideo as Hydrate,
    ),
};

export function useHydrateWhenNear(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let isGone = false;
    const stops: (() => void)[] = [];
    const hydrateWhenNear = async (part: HTMLElement, load: () => Promise<Hydrate>) => {
      await whenNearViewport(part);
      const hydrate = await load();
      if (!isGone) stops.push(hydrate(part));
    };
    for (const [selector, load] of Object.entries(loads))
      for (const part of list.current?.querySelectorAll<HTMLElement>(selector) ?? [])
        hydrateWhenNear(part, load).catch(() => undefined);
    return () => {
      isGone = true;
      for (const stop of stops) stop();
    };
  }, [list]);
}
