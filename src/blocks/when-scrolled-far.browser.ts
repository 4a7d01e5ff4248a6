/** Waits until the window has gone far down its page. */
import { BACK_TO_TOP_AFTER } from '#features/content/back-to-top.ts';
import { addressChange } from '#hydration/island.tsx';

/** Waits until the window has gone so far down its page that a way back to the top is offered. */
export function whenScrolledFar(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => {
    if (scrollY <= BACK_TO_TOP_AFTER) return;
    removeEventListener('scroll', look);
    resolve();
  };
  addEventListener('scroll', look, { passive: true });
  look();
  void addressChange.then(() => removeEventListener('scroll', look));
  return promise;
}
