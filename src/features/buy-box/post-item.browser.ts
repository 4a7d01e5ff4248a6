/** Sends one item to the basket. */
import type { AddItem, Basket } from '#features/basket/basket.ts';
import { findSearchOf, tellAdded } from '#features/product-events/product-events.browser.ts';
import type { LastAdded } from '#features/shopper/shopper-store.ts';
import { links } from '#links';
import type { BuyProblem } from './buy-problem.ts';

export type PostedItem = { readonly added: LastAdded } | { readonly problem: BuyProblem };

const failed: BuyProblem = { code: 'buy.failed' };

type Attempt = { readonly data: string; readonly key: string };

/** An add that was never answered: it may have been done, or not. */
let unanswered: Attempt | null = null;

/** Under a key of its own. An add that was never answered keeps its key: pressing again cannot add twice. */
export async function postItem(item: AddItem, productKey: string | null, locale: string): Promise<PostedItem> {
  const data = JSON.stringify([withOrigin(item, productKey)]);
  const attempt = unanswered?.data === data ? unanswered : { data, key: crypto.randomUUID() };
  unanswered = attempt;
  const answer = await send(attempt, locale);
  if (answer) unanswered = null;
  if (answer && 'added' in answer && productKey !== null) tellAdded({ productKey, sku: item.sku, quantity: item.quantity });
  return answer ?? { problem: failed };
}

/** BAG-4: the search that led to the product goes with it into the basket. */
function withOrigin(item: AddItem, productKey: string | null): AddItem {
  const queryId = productKey === null ? null : findSearchOf(productKey);
  return productKey === null || queryId === null ? item : { ...item, objectIds: [productKey], queryId };
}

/** null without an answer. */
async function send({ data, key }: Attempt, locale: string): Promise<PostedItem | null> {
  const body = new FormData();
  body.set('data', data);
  try {
    const response = await fetch(links.api.addToBasket(locale), { method: 'POST', body, headers: { 'idempotency-key': key } });
    if (response.status >= 500) return null;
    if (!response.ok) {
      const { error } = (await response.json()) as { error?: BuyProblem };
      return { problem: error ?? failed };
    }
    const { addedLineIds, freeDeliveryFrom, ...basket } = (await response.json()) as Basket & Omit<LastAdded, 'basket'>;
    return { added: { basket, addedLineIds, freeDeliveryFrom } };
  } catch {
    return null;
  }
}
