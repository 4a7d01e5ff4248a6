/** Reports views and clicks of an ad to this shop, without a cookie or data about the shopper. */
import type { AdEvent } from '../sponsored.port.ts';

/** Half of the ad for a second, as the Media Rating Council defines a viewable impression. */
const VISIBLE_SHARE = 0.5;
const VISIBLE_MS = 1_000;

/** Returns a function that stops it. */
export function watchAd(card: Element, eventsUrl: string): () => void {
  if (location.pathname.includes('/preview/')) return () => undefined;
  const report = (event: AdEvent) => void navigator.sendBeacon(eventsUrl, toBody(event));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      if (!entries.at(-1)?.isIntersecting) return;
      timer = setTimeout(() => {
        observer.disconnect();
        report('view');
      }, VISIBLE_MS);
    },
    { threshold: VISIBLE_SHARE },
  );
  observer.observe(card);
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) report('click');
  };
  card.addEventListener('click', onClick);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    card.removeEventListener('click', onClick);
  };
}

function toBody(event: AdEvent): URLSearchParams {
  return new URLSearchParams({ event });
}
