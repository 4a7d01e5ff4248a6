/** Roving focus: arrow keys move within a group that is one tab stop. */
import type { KeyboardEvent } from 'react';
import { nextIndexForKey } from './next-index-for-key.ts';

/** Handler for the group: moves the focus among its links and buttons. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const choices = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const from = choices.indexOf(document.activeElement as HTMLElement);
  if (from < 0) return;
  const to = nextIndexForKey(
    event.key,
    from,
    choices.length,
    getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr',
  );
  if (to === null) return;
  event.preventDefault();
  choices[to]?.focus();
}
