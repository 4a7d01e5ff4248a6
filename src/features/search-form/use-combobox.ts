/**
 * Turns a text field into an ARIA combobox: roles, keyboard, and opening and closing of its list.
 */
import { useEffect, useState } from 'react';

export type ComboboxOptions = {
  readonly listId: string;
  /** Number of options; 0 keeps the list closed. */
  readonly count: number;
  /** Query that the options belong to; a new query resets the active option. */
  readonly query: string;
  /** Key of the current page; navigation closes the list. */
  readonly page: string;
  readonly onSelect: (index: number) => void;
};

export type Combobox = {
  readonly isOpen: boolean;
  /** Index of the active option; -1 for none. */
  readonly active: number;
  readonly close: () => void;
};

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

export function useCombobox(
  input: HTMLInputElement,
  { listId, count, query, page, onSelect }: ComboboxOptions,
): Combobox {
  const [position, setPlace] = useState(() => ({
    page,
    query,
    active: -1,
    closed: isSearchedFor(input.value),
  }));
  const closed = position.closed || position.page !== page;
  const active = position.query === query ? position.active : -1;
  const isOpen = count > 0 && !closed;
  const move = (next: number) => setPlace({ page, query, active: next, closed: false });
  const open = () => move(-1);
  const close = () => setPlace({ page, query, active: -1, closed: true });

  useEffect(() => {
    describeField(input, { listId, isOpen, active });
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const next = nextActive(event.key, { active: isOpen ? active : -1, count });
      if (next !== null && count > 0) {
        event.preventDefault();
        move(next);
      } else if (event.key === 'Escape' && isOpen) {
        event.preventDefault();
        close();
      } else if (event.key === 'Enter' && isOpen && active >= 0) {
        event.preventDefault();
        onSelect(active);
      }
    };
    const { form } = input;
    input.addEventListener('keydown', onKeyDown);
    input.addEventListener('input', open);
    input.addEventListener('click', open);
    input.addEventListener('blur', close);
    form?.addEventListener('submit', close);
    return () => {
      input.removeEventListener('keydown', onKeyDown);
      input.removeEventListener('input', open);
      input.removeEventListener('click', open);
      input.removeEventListener('blur', close);
      form?.removeEventListener('submit', close);
    };
  });
  return { isOpen, active, close };
}

/**
 * True where the current page already displays the results for this text: its suggestions stay
 * closed until the next input or click.
 */
function isSearchedFor(words: string): boolean {
  return words !== '' && words.trim() === new URLSearchParams(location.search).get('q');
}

/**
 * Index of the next option; the arrow keys cycle through the options and the
 * field (-1). null for other keys.
 */
export function nextActive(
  key: string,
  { active, count }: { readonly active: number; readonly count: number },
): number | null {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1;
  return null;
}

function describeField(
  input: HTMLInputElement,
  { listId, isOpen, active }: { listId: string; isOpen: boolean; active: number },
): void {
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', listId);
  input.setAttribute('aria-expanded', String(isOpen));
  if (isOpen && active >= 0) input.setAttribute('aria-activedescendant', optionId(listId, active));
  else input.removeAttribute('aria-activedescendant');
}
