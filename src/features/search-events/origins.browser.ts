/** Which search led to which product, for this visit: adds to the basket and conversions name it. */
import { findOrigin, type Origins, parseOrigins, rememberOrigin } from './origins.ts';

const KEY = 'search-origins';

export function keepOrigin(product: string, queryId: string): void {
  tryStorage((storage) => storage.setItem(KEY, JSON.stringify(rememberOrigin(readOrigins(), product, queryId))));
}

export function originOf(product: string): string | null {
  return findOrigin(readOrigins(), product);
}

function readOrigins(): Origins {
  return parseOrigins(tryStorage((storage) => storage.getItem(KEY)) ?? null);
}

/** SITE-6: a browser that refuses storage is warned of, and does without. */
function tryStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch (error) {
    console.warn('Session storage:', error);
    return undefined;
  }
}
