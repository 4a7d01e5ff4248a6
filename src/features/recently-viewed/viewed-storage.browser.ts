/**
 * Stores recently viewed products in local storage; where storage is blocked, it
 * logs a warning and stores none.
 */
import { tryStorage } from '#kit/storage.browser.ts';
import { addViewed, parseViewed } from './recently-viewed.ts';

const NAME = 'recently-viewed';

export function readViewed(): readonly string[] {
  return parseViewed(tryStorage('localStorage', (storage) => storage.getItem(NAME)) ?? null);
}

export function storeViewed(productKey: string): void {
  const keys = addViewed(readViewed(), productKey);
  tryStorage('localStorage', (storage) => storage.setItem(NAME, JSON.stringify(keys)));
}
