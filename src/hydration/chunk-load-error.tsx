/** Falls back to native links and forms when a chunk fails to load, as if scripts were off. */
import { type RefObject, useEffect } from 'react';

/** Dispatched on `window` each time a chunk fails to load. */
export const CHUNK_LOAD_ERROR = 'parade:chunk-load-error';

export let hasChunkLoadError = false;

/**
 * Elements that work without script. Excluded: colour links, which the server HTML handles by
 * itself, and busy forms, which are already being submitted.
 */
const NATIVE = {
  click: 'a[href]:not([data-colour]), [type=submit]',
  submit: 'form[action]:not([aria-busy=true])',
};

/**
 * Resolves with the result of `load`. Never settles if loading fails, so that a suspended component
 * keeps its server HTML.
 */
export async function importWithFallback<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    console.warn('A part of the page could not be fetched:', error);
    fallBackToNative();
    dispatchEvent(new Event(CHUNK_LOAD_ERROR));
    return await new Promise<never>(() => undefined);
  }
}

function fallBackToNative(): void {
  if (hasChunkLoadError) return;
  hasChunkLoadError = true;
  for (const [kind, native] of Object.entries(NATIVE)) {
    // Capture phase on `window`: runs before React and every other listener of the page.
    addEventListener(
      kind,
      (event) => isNative(event.target, native) && event.stopImmediatePropagation(),
      true,
    );
  }
}

/**
 * False inside dialogs, which exist only with script. False while offline for forms that report
 * their own progress: a native submit would replace the page by the browser's error page.
 */
function isNative(target: EventTarget | null, native: string): boolean {
  const control = target instanceof Element && !target.closest('dialog') && target.closest(native);
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
    const activate = () => on.current?.click();
    addEventListener(CHUNK_LOAD_ERROR, activate);
    return () => removeEventListener(CHUNK_LOAD_ERROR, activate);
  }, [on]);
  return null;
}
