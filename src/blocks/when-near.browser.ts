/** Waits until something is about to be seen, or is being used, or the page around it changes. */
import { pageChange } from '#kit/late.tsx';

/** How far below the window a section's code is asked for. */
const MARGIN = '400px';

export function whenNear(element: Element | null): Promise<void> {
  if (!element || typeof IntersectionObserver === 'undefined') return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && resolve(), {
    rootMargin: MARGIN,
  });
  observer.observe(element);
  element.addEventListener('focusin', () => resolve(), { once: true });
  void pageChange.then(resolve);
  return promise.finally(() => observer.disconnect());
}
