/** Sends one item to the basket. */
import { fetchAddedPanel } from '#features/added-to-bag/fetch-added-panel.browser.ts';
import type { AddItem, Basket } from '#features/basket/basket.ts';
import {
  dispatchAdded,
  dispatchPriced,
  dispatchRefused,
} from '#features/product-events/product-events.browser.ts';
import { originOf } from '#features/search-events/origins.browser.ts';
import type { LastAdded } from '#features/shopper/shopper-store.ts';
import { links } from '#links';
import type { BuyProblem } from './buy-problem.ts';

export type PostedItem = { readonly added: LastAdded } | { readonly problem: BuyProblem };

export const failed: BuyProblem = { code: 'buy.failed' };

/** The `error` of an answer, which S§7 leaves open: an object, or its text alone. */
export function readProblem(error: unknown): BuyProblem {
  if (typeof error === 'string' && error !== '') return { code: 'buy.refused', message: error };
  return typeof error === 'object' && error !== null && 'code' in error
    ? (error as BuyProblem)
    : failed;
}

type Attempt = { readonly data: string; readonly key: string };

/** A guest's first basket opens by it, until an answer has brought the cookie. */
const seed = crypto.randomUUID();

/** An add that was never answered: it may have been done, or not. */
let unanswered: Attempt | null = null;

/** Under a key of its own. An add that was never answered keeps its key: pressing again cannot add twice. */
export async function postItem(
  item: AddItem,
  productKey: string | null,
  locale: string,
): Promise<PostedItem> {
  const data = JSON.stringify([withOrigin(item, productKey)]);
  const attempt = unanswered?.data === data ? unanswered : { data, key: crypto.randomUUID() };
  unanswered = attempt;
  const coming = send(attempt, locale);
  // While the answer is on its way, where it has not come before.
  void fetchAddedPanel();
  const answer = await coming;
  if (answer) unanswered = null;
  if (answer && 'added' in answer) dispatchNewPrice(item, answer.added.basket);
  if (answer && productKey !== null) {
    if ('added' in answer) dispatchAdded({ productKey, sku: item.sku, quantity: item.quantity });
    else dispatchRefused(productKey);
  }
  return answer ?? { problem: failed };
}

/** The page follows where what is in the basket now costs something else than it showed. */
function dispatchNewPrice({ sku, shownPrice }: AddItem, { lines }: Basket): void {
  const line = lines.find((one) => one.sku === sku);
  if (shownPrice === undefined || !line || line.price === null || line.price === shownPrice) return;
  const { price, wasPrice } = line;
  dispatchPriced({ sku, price, ...(wasPrice !== undefined && { wasPrice }) });
}

/** BAG-4: the search that led to the product goes with it into the basket. */
function withOrigin(item: AddItem, productKey: string | null): AddItem {
  const queryId = productKey === null ? null : originOf(productKey);
  return productKey === null || queryId === null
    ? item
    : { ...item, objectIds: [productKey], queryId };
}

/** S§7: the cart, or an error. */
type Answer = (Basket & Omit<LastAdded, 'basket'>) | { readonly error: unknown };

/** null without an answer. */
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
    const answer = (await response.json()) as Answer;
    if ('error' in answer) return { problem: readProblem(answer.error) };
    if (!response.ok) return { problem: failed };
    const { addedLineIds, freeDeliveryFrom, ...basket } = answer;
    return { added: { basket, addedLineIds, freeDeliveryFrom } };
  } catch {
    return null;
  }
}
