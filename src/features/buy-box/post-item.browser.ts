/** Sends one item to the basket. */
import type { AddItem, Basket } from '#features/basket/basket.ts';
import type { LastAdded } from '#features/shopper/shopper-store.ts';
import { links } from '#links';
import type { BuyProblem } from './buy-problem.ts';

export type PostedItem = { readonly added: LastAdded } | { readonly problem: BuyProblem };

const failed: BuyProblem = { code: 'buy.failed' };

type Attempt = { readonly data: string; readonly key: string };

/** An add that was never answered: it may have been done, or not. */
let unanswered: Attempt | null = null;

/** Under a key of its own. An add that was never answered keeps its key: pressing again cannot add twice. */
export async function postItem(item: AddItem, locale: string): Promise<PostedItem> {
  const data = JSON.stringify([item]);
  const attempt = unanswered?.data === data ? unanswered : { data, key: crypto.randomUUID() };
  unanswered = attempt;
  const answer = await send(attempt, locale);
  if (answer) unanswered = null;
  return answer ?? { problem: failed };
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
