/** Code that cannot be had holds nobody up: from then on links and forms are the browser's own, as without script. */
import { type RefObject, useEffect } from 'react';

/** Told to the window each time that something waits in vain for its code. */
export const CODE_LOST = 'parade:code-lost';

export let isCodeLost = false;

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
    leaveToBrowser();
    dispatchEvent(new Event(CODE_LOST));
    return await new Promise<never>(() => undefined);
  }
}

function leaveToBrowser(): void {
  if (isCodeLost) return;
  isCodeLost = true;
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
export function PressAgain({ on }: { readonly on: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const press = () => on.current?.click();
    addEventListener(CODE_LOST, press);
    return () => removeEventListener(CODE_LOST, press);
  }, [on]);
  return null;
}
