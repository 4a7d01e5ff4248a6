/** Waits until something is about to be seen, or is being used, or the page around it changes. */
import { BACK_TO_TOP_AFTER } from '#features/content/back-to-top.ts';
import { pageChange } from '#kit/late.tsx';

/** Waits until the window has gone so far down its page that a way back to the top is offered. */
export function whenFarDown(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => {
    if (scrollY <= BACK_TO_TOP_AFTER) return;
    removeEventListener('scroll', look);
    resolve();
  };
  addEventListener('scroll', look, { passive: true });
  look();
  void pageChange.then(() => removeEventListener('scroll', look));
  return promise;
}

/** How far below the window a section's code is asked for. */
const MARGIN = '400px';

export function whenNear(element: Element | null): Promise<void> {
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
  void pageChange.then(resolve);
  return promise.finally(() => observer.disconnect());
}
