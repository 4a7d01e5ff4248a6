/**
 * Stores for the browser session which query led to which product, for
 * add-to-basket and conversion events.
 */
import { tryStorage } from '#kit/storage.browser.ts';
import {
  findOrigin,
  type Origins,
  type Press,
  parseOrigins,
  parsePresses,
  storeOrigin,
} from './origins.ts';
import { PRESSES_KEY } from './record-presses.ts';

const KEY = 'search-origins';

export function keepOrigin(product: string, queryId: string): void {
  tryStorage('sessionStorage', (storage) =>
    storage.setItem(KEY, JSON.stringify(storeOrigin(readOrigins(), product, queryId))),
  );
}

/** Includes clicks whose events have not been sent yet, as an add may precede them. */
export function originOf(product: string): string | null {
  const press = readPresses().findLast((one) => one.product === product && one.queryId !== null);
  return press?.queryId ?? findOrigin(readOrigins(), product);
}

/** Removes and returns the stored clicks, oldest first. */
export function takePresses(): readonly Press[] {
  const presses = readPresses();
  tryStorage('sessionStorage', (storage) => storage.removeItem(PRESSES_KEY));
  return presses;
}

function readPresses(): readonly Press[] {
  return parsePresses(
    tryStorage('sessionStorage', (storage) => storage.getItem(PRESSES_KEY)) ?? null,
  );
}

function readOrigins(): Origins {
  return parseOrigins(tryStorage('sessionStorage', (storage) => storage.getItem(KEY)) ?? null);
}
