/** Arrow keys that move among the choices of a group, which the tab key enters once. */
import { type KeyboardEvent, useSyncExternalStore } from 'react';
import { placeAfter } from './place-after.ts';

const never = () => () => undefined;

/** False in the HTML as sent and until the page is awake: without script every choice must be reached by the tab key. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** On the group: moves the focus among its links and buttons. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const choices = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const from = choices.indexOf(document.activeElement as HTMLElement);
  if (from < 0) return;
  const to = placeAfter(event.key, from, choices.length, getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr');
  if (to === null) return;
  event.preventDefault();
  choices[to]?.focus();
}
