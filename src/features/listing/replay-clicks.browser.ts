/** Presses on what a listing shows while its code is still on the way: kept, and done when it has come. */
import { CHUNK_LOAD_ERROR } from '#hydration/chunk-load-error.tsx';
import { isPlainPress } from '#hydration/use-client-navigation.ts';

/** Hearts, quick-adds and swatches: without script they post or lead to another page. */
const REPLAYED = '[form=wishlist-form], .quick-add, .card-swatches a';

/** Each once, in the order of the presses. */
const captured = new Set<HTMLElement>();
let isHydrated = false;

/** From now on. Returns how to stop. */
export function captureClicks(): () => void {
  const capture = (event: MouseEvent) => {
    const target =
      event.target instanceof Element ? event.target.closest<HTMLElement>(REPLAYED) : null;
    if (isHydrated || !target || !isPlainPress(event)) return;
    event.preventDefault();
    captured.add(target);
  };
  document.addEventListener('click', capture, true);
  addEventListener(CHUNK_LOAD_ERROR, replayClicks);
  return () => document.removeEventListener('click', capture, true);
}

/** The listing is awake, or never will be: what was pressed is pressed again, on what is still there. */
export function replayClicks(): void {
  isHydrated = true;
  const waiting = [...captured];
  captured.clear();
  for (const target of waiting) if (target.isConnected) target.click();
}
