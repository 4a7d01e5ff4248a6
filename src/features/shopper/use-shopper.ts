/** Who is there, what is in the basket and on the wishlist: asked once the page is awake, shared by all who show it. */
import { useEffect, useSyncExternalStore } from 'react';
import { hydrateIslands } from '#hydration/island.tsx';
import { tryStorage } from '#kit/storage.browser.ts';
import { links } from '#links';
import { createShopperStore, type Shopper, unknownShopper } from './shopper-store.ts';

/** WISH-3: hearts show at once on the next page; a guest has none. */
const WISHLIST_STORAGE_KEY = 'wishlist';
/** ACC-2: status and first name, while there is somebody; the session's token never leaves its cookie. */
export const USER_KEY = 'user';

/** Named on it: something of the shopper's has changed in another tab. */
export const SHOPPER_CHANNEL = 'shopper';

const shoppers = createShopperStore(fetchShopper);
let isBegun = false;
let tabs: BroadcastChannel | undefined;

export const knownShopper = shoppers.known;
export const changeShopper = shoppers.change;
/** Asks again. A failed call leaves what was known. */
export const refreshShopper = shoppers.refresh;
export const whileWishlistIsSent = shoppers.whileWishlistIsSent;

/** What has changed here is known here. */
export function notifyOtherTabs(): void {
  tabs?.postMessage(null);
}

/** Call it after something has changed: asks again, and tells the other tabs. */
export function shopperChanged(): Promise<Shopper> {
  notifyOtherTabs();
  return refreshShopper();
}

export function useShopper(): Shopper {
  useEffect(begin, []);
  return useSyncExternalStore(shoppers.subscribe, knownShopper, () => unknownShopper);
}

/** Once for the page, by whoever shows it first. */
function begin(): void {
  if (isBegun) return;
  isBegun = true;
  shoppers.subscribe(keep);
  const kept = tryStorage('sessionStorage', (storage) => storage.getItem(WISHLIST_STORAGE_KEY));
  if (kept) changeShopper({ wishlistKeys: kept.split('\n') });
  void refreshShopper();
  tabs = new BroadcastChannel(SHOPPER_CHANNEL);
  tabs.onmessage = () => void refreshShopper();
}

/** R§8: a failure is logged, the first is silent. */
async function fetchShopper(): Promise<Partial<Shopper> | null> {
  try {
    const response = await fetch(links.api.shopper());
    if (response.ok) return await response.json();
    throw new Error(String(response.status));
  } catch (error) {
    if (knownShopper().status !== 'unknown') console.warn('Wishlist:', error);
    return null;
  }
}

function keep(): void {
  const { status, wishlistKeys } = knownShopper();
  // Saved hearts are shown as such before anyone touches the page.
  if (wishlistKeys.length > 0) hydrateIslands();
  tryStorage('sessionStorage', (storage) => {
    if (status !== 'guest') return storage.setItem(WISHLIST_STORAGE_KEY, wishlistKeys.join('\n'));
    for (const key of [WISHLIST_STORAGE_KEY, USER_KEY]) storage.removeItem(key);
  });
}
