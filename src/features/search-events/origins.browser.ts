/** Which search led to which product, for this visit: adds to the basket and conversions name it. */
import { tryStorage } from '#kit/storage.browser.ts';
import { findOrigin, type Origins, parseOrigins, rememberOrigin } from './origins.ts';

const KEY = 'search-origins';

export function keepOrigin(product: string, queryId: string): void {
  tryStorage('sessionStorage', (storage) => storage.setItem(KEY, JSON.stringify(rememberOrigin(readOrigins(), product, queryId))));
}

export function originOf(product: string): string | null {
  return findOrigin(readOrigins(), product);
}

function readOrigins(): Origins {
  return parseOrigins(tryStorage('sessionStorage', (storage) => storage.getItem(KEY)) ?? null);
}
