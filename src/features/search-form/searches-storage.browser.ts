/** Keeps recent searches in the browser; where storage is refused there is a warning, and none. */
import { parseSearches, rememberSearch } from './recent-searches.ts';

const NAME = 'recent-searches';

export function readSearches(): readonly string[] {
  return parseSearches(tryStorage((storage) => storage.getItem(NAME)) ?? null);
}

export function keepSearch(words: string): void {
  const searches = rememberSearch(readSearches(), words);
  tryStorage((storage) => storage.setItem(NAME, JSON.stringify(searches)));
}

/** SITE-6 */
function tryStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch (error) {
    console.warn('Local storage:', error);
    return undefined;
  }
}
