/** Falls back to native links and forms when a chunk fails to load, as if scripts were off. */
import { type RefObject, useEffect } from 'react';

/** Dispatched on `window` each time a chunk fails to load. */
export const CHUNK_LOAD_ERROR = 'parade:chunk-load-error';

export let hasChunkLoadError = false;

/**
 * Elements that work without JavaScript. Excluded: colour links, which the server HTML handles by
 * itself, and busy forms, which are already being submitted.
 */
const NATIVE_CONTROLS = {
  click: 'a[href]:not([data-colour]), [type=submit]',
  submit: 'form[action]:not([aria-busy=true])',
};

/** Chunks that failed to load and are not being fetched again. */
let failedChunks = 0;

/**
 * Resolves with the result of `load`. If loading fails, it does not settle, so that a suspended
 * component keeps its server HTML; what failed while offline is fetched again once online.
 */
export async function importWithFallback<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    console.warn('A part of the page could not be fetched:', error);
    setFailedChunks(failedChunks + 1);
    dispatchEvent(new Event(CHUNK_LOAD_ERROR));
    if (navigator.onLine) return await new Promise<never>(() => undefined);
  }
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
  setFailedChunks(failedChunks - 1);
  return await importWithFallback(load);
}

function setFailedChunks(count: number): void {
  failedChunks = count;
  hasChunkLoadError = count > 0;
  const change = hasChunkLoadError ? addEventListener : removeEventListener;
  // Capture phase on `window`: runs before React and every other listener of the page.
  for (const kind of ['click', 'submit'] as const) change(kind, fallBackToBrowser, true);
}

function fallBackToBrowser(event: Event): void {
  const selector = event.type === 'click' ? NATIVE_CONTROLS.click : NATIVE_CONTROLS.submit;
  if (isNative(event.target, selector)) event.stopImmediatePropagation();
}

/**
 * False inside dialogs, which exist only with script. False while offline for forms that report
 * their own progress: a native submit would replace the page by the browser's error page.
 */
function isNative(target: EventTarget | null, selector: string): boolean {
  const control =
    target instanceof Element && !target.closest('dialog') && target.closest(selector);
  if (!control) return false;
  const form = control instanceof HTMLButtonElement ? control.form : control;
  return navigator.onLine || !form?.matches('form[aria-busy]');
}

/**
 * Rendered while a click waits for a chunk. If the chunk fails to load, repeats the click, which
 * the browser then handles natively.
 */
export function ReplayClick({ on }: { readonly on: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const repeatClick = () => on.current?.click();
    addEventListener(CHUNK_LOAD_ERROR, repeatClick);
    return () => removeEventListener(CHUNK_LOAD_ERROR, repeatClick);
  }, [on]);
  return null;
}
