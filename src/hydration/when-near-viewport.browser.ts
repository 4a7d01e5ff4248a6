/** Waits until an element is near the viewport or has the focus, or the page's URL changes. */
import { urlChange } from './island.tsx';

/** Distance below the viewport at which a section's code is fetched. */
const MARGIN = '400px';

export function whenNearViewport(element: Element | null): Promise<void> {
  if (!element || typeof IntersectionObserver === 'undefined') return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && resolve(),
    {
      rootMargin: MARGIN,
    },
  );
  observer.observe(element);
  element.addEventListener('focusin', () => resolve(), { once: true });
  void urlChange.then(resolve);
  return promise.finally(() => observer.disconnect());
}
