/**
 * Stores for the browser session which query led to which product, for
 * add-to-basket and conversion events.
 */
import { tryStorage } from '#kit/storage.browser.ts';
import {
  type AttributedQueries,
  attributeQuery,
  findAttributedQuery,
  parseAttributedQueries,
  parseClicks,
  type TrackedClick,
} from './attributed-queries.ts';
import { CLICKS_KEY } from './record-clicks.ts';

const KEY = 'search-origins';

export function storeAttributedQuery(product: string, queryId: string): void {
  tryStorage('sessionStorage', (storage) =>
    storage.setItem(KEY, JSON.stringify(attributeQuery(readAttributedQueries(), product, queryId))),
  );
}

/** Includes clicks whose events have not been sent yet, as an add may precede them. */
export function attributedQueryOf(product: string): string | null {
  const click = readClicks().findLast((item) => item.product === product && item.queryId !== null);
  return click?.queryId ?? findAttributedQuery(readAttributedQueries(), product);
}

/** Removes and returns the stored clicks, oldest first. */
export function drainClicks(): readonly TrackedClick[] {
  const clicks = readClicks();
  tryStorage('sessionStorage', (storage) => storage.removeItem(CLICKS_KEY));
  return clicks;
}

function readClicks(): readonly TrackedClick[] {
  return parseClicks(
    tryStorage('sessionStorage', (storage) => storage.getItem(CLICKS_KEY)) ?? null,
  );
}

function readAttributedQueries(): AttributedQueries {
  return parseAttributedQueries(
    tryStorage('sessionStorage', (storage) => storage.getItem(KEY)) ?? null,
  );
}
