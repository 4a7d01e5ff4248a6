/** Waits until the window is scrolled far down. */
import { BACK_TO_TOP_AFTER_PX } from '#features/content/back-to-top.ts';
import { urlChange } from '#hydration/island.tsx';

/** Resolves when the back-to-top button should appear; never after a navigation. */
export function whenScrolledFar(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const check = () => {
    if (scrollY <= BACK_TO_TOP_AFTER_PX) return;
    removeEventListener('scroll', check);
    resolve();
  };
  addEventListener('scroll', check, { passive: true });
  check();
  void urlChange.then(() => removeEventListener('scroll', check));
  return promise;
}
