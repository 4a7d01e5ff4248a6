/** One quick-add at a time: who has the turn, shared by all cards of a page. */
import { useSyncExternalStore } from 'react';

let holder: string | null = null;
const listeners = new Set<() => void>();

/** null gives it back. */
export function setTurn(card: string | null): void {
  holder = card;
  for (const listener of listeners) listener();
}

/** The card whose turn it is; null while any may begin. */
export function useTurn(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => holder,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
