/** Code that cannot be had holds nobody up: from then on links and forms are the browser's own, as without script. */
import { type RefObject, useEffect } from 'react';

/** Told to the window each time that something waits in vain for its code. */
export const CHUNK_LOAD_ERROR = 'parade:code-lost';

export let hasChunkLoadError = false;

/** What leads on without script too, but for a colour, which the page shows by itself; a form that is busy is being sent already. */
const NATIVE = {
  click: 'a[href]:not([data-colour]), [type=submit]',
  submit: 'form[action]:not([aria-busy=true])',
};

/** What `load` brings; never, where it cannot be had. */
export async function reach<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
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
    // Before anyone of the page hears of it.
    addEventListener(
      kind,
      (event) => isNative(event.target, native) && event.stopImmediatePropagation(),
      true,
    );
  }
}

/** Dialogs are there only with script. Without a line a form that says how it goes has words, where the browser would put an error in place of the page. */
function isNative(target: EventTarget | null, native: string): boolean {
  const control = target instanceof Element && !target.closest('dialog') && target.closest(native);
  if (!control) return false;
  const form = control instanceof HTMLButtonElement ? control.form : control;
  return navigator.onLine || !form?.matches('form[aria-busy]');
}

/** Stands where a press waits for its code: should that be lost, the press is done again, and is the browser's. */
export function ReplayClick({ on }: { readonly on: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const press = () => on.current?.click();
    addEventListener(CHUNK_LOAD_ERROR, press);
    return () => removeEventListener(CHUNK_LOAD_ERROR, press);
  }, [on]);
  return null;
}
