/** Who is there, what is in the basket and on the wishlist: asked once the page is awake, shared by all who show it. */
import { useEffect, useSyncExternalStore } from 'react';
import type { Basket } from '#features/basket/basket.ts';
import { wakeLateParts } from '#kit/late.tsx';
import { links } from '#links';

export type Shopper = {
  readonly status: 'unknown' | 'guest' | 'customer';
  readonly firstName?: string;
  /** ISO 8601, while the unlimited membership is active. */
  readonly premierUntil?: string;
  /** Names a customer who agreed to personalisation to the search. */
  readonly token?: string;
  readonly basketCount: number;
  /** `productKey~colour` of everything on the wishlist. */
  readonly hearts: readonly string[];
  /** What the panel shows; null when it is closed. */
  readonly lastAdded: LastAdded | null;
};

/** As the basket answers an add. */
export type LastAdded = {
  readonly basket: Basket;
  readonly addedLineIds: readonly string[];
  readonly freeDeliveryFrom: number | null;
};

/** WISH-3: hearts show at once on the next page; a guest has none. */
const STORAGE_KEY = 'wishlist';

/** Named on it: something of the shopper's has changed in another tab. */
export const SHOPPER_CHANNEL = 'shopper';

const unknown: Shopper = { status: 'unknown', basketCount: 0, hearts: [], lastAdded: null };
const listeners = new Set<() => void>();
let shopper = unknown;
let asked = false;
let changes = 0;
let tabs: BroadcastChannel | undefined;

/** What has changed here is known here. */
export function tellOtherTabs(): void {
  tabs?.postMessage(null);
}

/** Call it after something has changed: asks again, and tells the other tabs. */
export function shopperChanged(): Promise<Shopper> {
  tellOtherTabs();
  return refreshShopper();
}

/** Asks again. A failed call leaves what was known; an answer that a change here has overtaken is asked for anew. */
export async function refreshShopper(): Promise<Shopper> {
  asked = true;
  const known = changes;
  try {
    const response = await fetch(links.api.shopper());
    if (!response.ok) return shopper;
    const answer = await response.json();
    if (changes !== known) return await refreshShopper();
    changeShopper(answer);
  } catch {
    // What was known stays.
  }
  return shopper;
}

export function knownShopper(): Shopper {
  return shopper;
}

export function changeShopper(change: Partial<Shopper>): void {
  shopper = { ...shopper, ...change };
  changes += 1;
  // Saved hearts are shown as such before anyone touches the page.
  if (shopper.hearts.length > 0) wakeLateParts();
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
    tabs = new BroadcastChannel(SHOPPER_CHANNEL);
    tabs.onmessage = () => void refreshShopper();
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
