/**
 * Keyboard behaviour of a list box for a `<details>` of links: arrows, Home, End, type-ahead, Enter
 * in the filter field, Escape.
 */
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/** Longest pause, in ms, between keys of the same type-ahead text. */
const TYPING_MS = 700;

type Typed = { text: string; at: number };

export function useColourKeys(menu: RefObject<HTMLDetailsElement | null>) {
  const typed = useRef<Typed>({ text: '', at: 0 });
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (menu.current && !menu.current.contains(target as Node)) menu.current.open = false;
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [menu]);

  const close = () => {
    if (menu.current) menu.current.open = false;
    menu.current?.querySelector('summary')?.focus();
  };

  function onKeyDown(event: KeyboardEvent<HTMLDetailsElement>): void {
    const { key, target } = event;
    if (key === 'Escape' && menu.current?.open) {
      event.preventDefault();
      event.stopPropagation();
      close();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('li:not([hidden]) a')];
    const to = findTarget(typed.current, key, target as HTMLElement, links);
    if (to === null) return;
    event.preventDefault();
    event.currentTarget.open = true;
    to?.focus();
  }

  /** Closes the dropdown when the focus leaves it. */
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget))
      currentTarget.open = false;
  };

  return { close, onKeyDown, onBlur };
}

/**
 * Type-ahead: finds the next link that starts with the text typed so far. A repeated character
 * cycles through its matches.
 */
function findTyped(
  typed: Typed,
  key: string,
  links: readonly HTMLElement[],
  from: number,
): HTMLElement | undefined {
  const at = performance.now();
  const { text, at: before } = typed;
  const joined = at - before < TYPING_MS ? text + key : key;
  typed.text = joined;
  typed.at = at;
  const isRepeated = [...joined].every((letter) => letter === key);
  const prefix = (isRepeated ? key : joined).toLocaleLowerCase();
  const start = isRepeated ? from + 1 : Math.max(0, from);
  return [...links.slice(start), ...links.slice(0, start)].find((link) =>
    link.textContent?.trim().toLocaleLowerCase().startsWith(prefix),
  );
}

/** Null for keys that the list does not handle; undefined if there is nothing to focus. */
function findTarget(
  typed: Typed,
  key: string,
  target: HTMLElement,
  links: readonly HTMLElement[],
): HTMLElement | null | undefined {
  const isField = target instanceof HTMLInputElement;
  const focused = links.indexOf(target);
  const from =
    focused >= 0 || isField ? focused : links.findIndex((link) => link.ariaCurrent === 'true');
  if (isField && key === 'Enter') {
    links[0]?.click();
    return undefined;
  }
  if (key === 'ArrowDown')
    return focused < 0 && from >= 0 ? links[from] : links[Math.min(from + 1, links.length - 1)];
  if (key === 'ArrowUp')
    return focused < 0 && from >= 0 ? links[from] : links[Math.max(from - 1, 0)];
  if (isField) return null;
  if (key === 'Home') return links[0];
  if (key === 'End') return links.at(-1);
  return key.length === 1 && key !== ' ' ? findTyped(typed, key, links, from) : null;
}
