/** Keeps the list in the browser; where storage is refused there is a warning, and none. */
import { parseViewed, rememberViewed } from './recently-viewed.ts';

const NAME = 'recently-viewed';

export function readViewed(): readonly string[] {
  return parseViewed(tryStorage((storage) => storage.getItem(NAME)) ?? null);
}

export function keepViewed(productKey: string): void {
  const keys = rememberViewed(readViewed(), productKey);
  tryStorage((storage) => storage.setItem(NAME, JSON.stringify(keys)));
}

/** R§8 */
function tryStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch (error) {
    console.warn('Local storage:', error);
    return undefined;
  }
}
