/** Captures clicks in a listing before it is hydrated, and replays them afterwards. */
import { CHUNK_LOAD_ERROR } from '#hydration/chunk-load-error.tsx';
import { isPlainClick } from '#hydration/use-client-navigation.ts';

/**
 * Wishlist buttons, quick-add links and swatches; without JavaScript they post a form or follow a
 * link.
 */
const REPLAYED = '[form=wishlist-form], .quick-add, .card-swatches a';

/** Clicked elements, each once, in the order of the clicks. */
const captured = new Set<HTMLElement>();
let isHydrated = false;

/** Starts capturing; returns a function that stops it. */
export function captureClicks(): () => void {
  const capture = (event: MouseEvent) => {
    const target =
      event.target instanceof Element ? event.target.closest<HTMLElement>(REPLAYED) : null;
    if (isHydrated || !target || !isPlainClick(event)) return;
    event.preventDefault();
    captured.add(target);
  };
  document.addEventListener('click', capture, true);
  addEventListener(CHUNK_LOAD_ERROR, replayClicks);
  return () => document.removeEventListener('click', capture, true);
}

/**
 * Runs once the listing is hydrated, or its code failed to load: repeats the clicks on elements
 * that are still in the document.
 */
export function replayClicks(): void {
  isHydrated = true;
  const waiting = [...captured];
  captured.clear();
  for (const target of waiting) if (target.isConnected) target.click();
}
