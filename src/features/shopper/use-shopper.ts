/** Who is there and how much is in the basket: asked once the page is awake, shared by all who show it. */
import { useEffect, useSyncExternalStore } from 'react';
import { links } from '#links';

export type Shopper = { readonly status: 'unknown' | 'guest' | 'customer'; readonly basketCount: number };

const unknown: Shopper = { status: 'unknown', basketCount: 0 };
const listeners = new Set<() => void>();
let shopper = unknown;
let asked = false;

/** Asks again; call it after something has changed. A failed call leaves what was known. */
export function refreshShopper(): void {
  asked = true;
  fetch(links.api.shopper())
    .then(async (response) => {
      if (!response.ok) return;
      shopper = (await response.json()) as Shopper;
      for (const listener of listeners) listener();
    })
    .catch(() => undefined);
}

export function useShopper(): Shopper {
  useEffect(() => {
    if (!asked) refreshShopper();
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => shopper,
    () => unknown,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
