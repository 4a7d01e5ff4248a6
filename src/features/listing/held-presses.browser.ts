/** Presses on what a listing shows while its code is still on the way: kept, and done when it has come. */
import { CODE_LOST } from '#kit/lost-code.tsx';
import { isPlainPress } from '#kit/use-followed-links.ts';

/** Hearts, quick-adds and swatches: without script they post or lead to another page. */
const HELD = '[form=hearts], .quick-add, .card-swatches a';

/** Each once, in the order of the presses. */
const pressed = new Set<HTMLElement>();
let isAwake = false;

/** From now on. Returns how to stop. */
export function holdPresses(): () => void {
  const hold = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(HELD) : null;
    if (isAwake || !target || !isPlainPress(event)) return;
    event.preventDefault();
    pressed.add(target);
  };
  document.addEventListener('click', hold, true);
  addEventListener(CODE_LOST, releasePresses);
  return () => document.removeEventListener('click', hold, true);
}

/** The listing is awake, or never will be: what was pressed is pressed again, on what is still there. */
export function releasePresses(): void {
  isAwake = true;
  const waiting = [...pressed];
  pressed.clear();
  for (const target of waiting) if (target.isConnected) target.click();
}
