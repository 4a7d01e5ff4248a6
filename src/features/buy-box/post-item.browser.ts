/** Posts items to the basket. */
import { fetchAddedPanel } from '#features/added-to-bag/fetch-added-panel.browser.ts';
import type { AddItem, Basket } from '#features/basket/basket.ts';
import {
  dispatchAdded,
  dispatchPriced,
  dispatchRefused,
} from '#features/product-events/product-events.browser.ts';
import { attributedQueryOf } from '#features/search-events/attributed-queries.browser.ts';
import type { LastAdded } from '#features/shopper/shopper-store.ts';
import { track } from '#features/tracking/track.ts';
import { links } from '#links';
import type { AddToBasketProblem } from './add-to-basket-problem.ts';

export type PostedItem = { readonly added: LastAdded } | { readonly problem: AddToBasketProblem };

export const ADD_FAILED: AddToBasketProblem = { code: 'buy.failed' };

/** `error` of a response: an object with a code, or only a text. */
export function parseProblem(error: unknown): AddToBasketProblem {
  if (typeof error === 'string' && error !== '') return { code: 'buy.refused', message: error };
  return typeof error === 'object' && error !== null && 'code' in error
    ? (error as AddToBasketProblem)
    : ADD_FAILED;
}

type Attempt = { readonly data: string; readonly key: string };

/**
 * Identifies a guest's first basket until a response has set the cookie, so that a retry does not
 * create a second one.
 */
const seed = crypto.randomUUID();

/** Last add without a response: it may or may not have succeeded. */
let unanswered: Attempt | null = null;

/**
 * Sends an add of all items or none, with an idempotency key. A retry after a lost response reuses
 * the key, so that nothing is added twice. Null without a response, or for a server error.
 */
export async function postItems(
  items: readonly AddItem[],
  locale: string,
): Promise<PostedItem | null> {
  const data = JSON.stringify(items);
  const attempt = unanswered?.data === data ? unanswered : { data, key: crypto.randomUUID() };
  unanswered = attempt;
  const responsePromise = send(attempt, locale);
  // Preloads the panel while the request runs.
  void fetchAddedPanel();
  const result = await responsePromise;
  if (result) unanswered = null;
  if (result && 'added' in result) track({ kind: 'added', items, basket: result.added.basket });
  return result;
}

export async function postItem(
  item: AddItem,
  productKey: string | null,
  locale: string,
): Promise<PostedItem> {
  const result = await postItems([withAttributedQuery(item, productKey)], locale);
  if (result && 'added' in result) dispatchNewPrice(item, result.added.basket);
  if (result && productKey !== null) {
    if ('added' in result) dispatchAdded({ productKey, sku: item.sku, quantity: item.quantity });
    else dispatchRefused(productKey);
  }
  return result ?? { problem: ADD_FAILED };
}

/** Updates the page if the item's price in the basket differs from the displayed one. */
function dispatchNewPrice({ sku, shownPrice }: AddItem, { lines }: Basket): void {
  const line = lines.find((candidate) => candidate.sku === sku);
  if (shownPrice === undefined || !line || line.price === null || line.price === shownPrice) return;
  const { price, wasPrice } = line;
  dispatchPriced({ sku, price, ...(wasPrice !== undefined && { wasPrice }) });
}

/** BAG-4: attributes the add to the search that led to the product. */
function withAttributedQuery(item: AddItem, productKey: string | null): AddItem {
  const queryId = productKey === null ? null : attributedQueryOf(productKey);
  return productKey === null || queryId === null
    ? item
    : { ...item, objectIds: [productKey], queryId };
}

/** Response body: the basket, or an error. */
type AddResponse = (Basket & Omit<LastAdded, 'basket'>) | { readonly error: unknown };

/** Null without a response, or for a server error. */
async function send({ data, key }: Attempt, locale: string): Promise<PostedItem | null> {
  const body = new FormData();
  body.set('data', data);
  try {
    const response = await fetch(links.api.addToBasket(locale), {
      method: 'POST',
      body,
      headers: { 'idempotency-key': key, 'basket-seed': seed },
    });
    if (response.status >= 500) return null;
    const result = (await response.json()) as AddResponse;
    if ('error' in result) return { problem: parseProblem(result.error) };
    if (!response.ok) return { problem: ADD_FAILED };
    const { addedLineIds, freeDeliveryFrom, ...basket } = result;
    return { added: { basket, addedLineIds, freeDeliveryFrom } };
  } catch {
    return null;
  }
}
