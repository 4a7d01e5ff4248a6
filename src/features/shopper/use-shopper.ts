/** Who is there, what is in the basket and on the wishlist: asked once the page is awake, shared by all who show it. */
import { useEffect, useSyncExternalStore } from 'react';
import { links } from '#links';

export type Shopper = {
  readonly status: 'unknown' | 'guest' | 'customer';
  readonly firstName?: string;
  readonly basketCount: number;
  /** `productKey~colour` of everything on the wishlist. */
  readonly hearts: readonly string[];
};

/** WISH-3: hearts show at once on the next page; a guest has none. */
const STORAGE_KEY = 'wishlist';

const unknown: Shopper = { status: 'unknown', basketCount: 0, hearts: [] };
const listeners = new Set<() => void>();
let shopper = unknown;
let asked = false;

/** Asks again; call it after something has changed. A failed call leaves what was known. */
export async function refreshShopper(): Promise<Shopper> {
  asked = true;
  try {
    const response = await fetch(links.api.shopper());
    if (response.ok) changeShopper(await response.json());
  } catch {
    // What was known stays.
  }
  return shopper;
}

export function changeShopper(change: Partial<Shopper>): void {
  shopper = { ...shopper, ...change };
  store((storage) =>
    shopper.status === 'guest' ? storage.removeItem(STORAGE_KEY) : storage.setItem(STORAGE_KEY, shopper.hearts.join('\n')),
  );
  for (const listener of listeners) listener();
}

export function useShopper(): Shopper {
  useEffect(() => {
    if (asked) return;
    const kept = store((storage) => storage.getItem(STORAGE_KEY));
    if (kept) changeShopper({ hearts: kept.split('\n') });
    void refreshShopper();
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

/** SITE-6: a browser that refuses storage is warned of, and does without. */
function store<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch (error) {
    console.warn('Session storage:', error);
    return undefined;
  }
}
