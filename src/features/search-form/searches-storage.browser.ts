/**
 * Stores recent searches in local storage; where storage is blocked, it
 * logs a warning and stores none.
 */
import { tryStorage } from '#kit/storage.browser.ts';
import { addSearch, parseSearches } from './recent-searches.ts';

const NAME = 'recent-searches';

export function readSearches(): readonly string[] {
  return parseSearches(tryStorage('localStorage', (storage) => storage.getItem(NAME)) ?? null);
}

export function saveSearch(words: string): void {
  const searches = addSearch(readSearches(), words);
  tryStorage('localStorage', (storage) => storage.setItem(NAME, JSON.stringify(searches)));
}
