/** Waits until the window has gone far down its page. */
import { BACK_TO_TOP_AFTER } from '#features/content/back-to-top.ts';
import { addressChange } from '#hydration/island.tsx';

/** Waits until the window has gone so far down its page that a way back to the top is offered. */
export function whenScrolledFar(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const check = () => {
    if (scrollY <= BACK_TO_TOP_AFTER) return;
    removeEventListener('scroll', check);
    resolve();
  };
  addEventListener('scroll', check, { passive: true });
  check();
  void addressChange.then(() => removeEventListener('scroll', check));
  return promise;
}
