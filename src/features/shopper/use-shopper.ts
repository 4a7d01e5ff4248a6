/** Shopper's status, basket count and wishlist: fetched after hydration, shared by components. */
import { useEffect, useSyncExternalStore } from 'react';
import { hydrateIslands } from '#hydration/island.tsx';
import { tryStorage } from '#kit/storage.browser.ts';
import { links } from '#links';
import { createShopperStore, type Shopper, unknownShopper } from './shopper-store.ts';

/** WISH-3: saved keys show at once on the next page; a guest has none. */
const WISHLIST_STORAGE_KEY = 'wishlist';
/** ACC-2: status and first name while signed in; the session token is stored in its cookie only. */
export const USER_KEY = 'user';
/** REV-5: drafts of reviews that a customer writes. */
export const CUSTOMER_DRAFTS_KEY = 'customer-review-drafts';
/** REV-5: drafts of a guest, kept when signing in, removed when signing out. */
export const GUEST_DRAFTS_KEY = 'guest-review-drafts';

/** Name of the BroadcastChannel for changes between tabs. */
export const SHOPPER_CHANNEL = 'shopper';

const shoppers = createShopperStore(fetchShopper);
let isStarted = false;
let tabs: BroadcastChannel | undefined;

export const currentShopper = shoppers.current;
export const changeShopper = shoppers.change;
/** Fetches again. A failed request keeps the current state. */
export const refreshShopper = shoppers.refresh;
export const whileWishlistIsSent = shoppers.whileWishlistIsSent;

/** For changes that this tab has already applied. */
export function notifyOtherTabs(): void {
  tabs?.postMessage(null);
}

/** Call after a change: fetches again and notifies the other tabs. */
export function shopperChanged(): Promise<Shopper> {
  notifyOtherTabs();
  return refreshShopper();
}

export function useShopper(): Shopper {
  useEffect(start, []);
  return useSyncExternalStore(shoppers.subscribe, currentShopper, () => unknownShopper);
}

/** Runs once per page, with the first component that uses the shopper. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  shoppers.subscribe(storeShopper);
  const stored = tryStorage('sessionStorage', (storage) => storage.getItem(WISHLIST_STORAGE_KEY));
  if (stored) changeShopper({ wishlistKeys: stored.split('\n') });
  void refreshShopper();
  tabs = new BroadcastChannel(SHOPPER_CHANNEL);
  tabs.onmessage = () => void refreshShopper();
}

/** Failures are logged, except the first. */
async function fetchShopper(): Promise<Partial<Shopper> | null> {
  try {
    const response = await fetch(links.api.shopper());
    if (response.ok) return await response.json();
    throw new Error(String(response.status));
  } catch (error) {
    if (currentShopper().status !== 'unknown') console.warn('Wishlist:', error);
    return null;
  }
}

function storeShopper(): void {
  const { status, wishlistKeys } = currentShopper();
  // Hydrates the islands, so that saved wishlist buttons show as saved before any interaction.
  if (wishlistKeys.length > 0) hydrateIslands();
  tryStorage('sessionStorage', (storage) => {
    if (status === 'unknown') return;
    if (status !== 'guest') return storage.setItem(WISHLIST_STORAGE_KEY, wishlistKeys.join('\n'));
    // The customer has signed in here before: drafts written as a guest are removed too.
    if (storage.getItem(WISHLIST_STORAGE_KEY) !== null) storage.removeItem(GUEST_DRAFTS_KEY);
    for (const key of [WISHLIST_STORAGE_KEY, USER_KEY, CUSTOMER_DRAFTS_KEY])
      storage.removeItem(key);
  });
}
