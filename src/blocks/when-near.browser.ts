/** Waits until a section is about to be seen, or is being used. */

/** How far below the window a section's code is asked for. */
const MARGIN = '400px';

export function whenNear(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element || typeof IntersectionObserver === 'undefined') return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && resolve(), {
    rootMargin: MARGIN,
  });
  observer.observe(element);
  element.addEventListener('focusin', () => resolve(), { once: true });
  return promise.finally(() => observer.disconnect());
}
