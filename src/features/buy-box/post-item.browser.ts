/** Sends one item to the basket. */
import type { AddItem, Basket } from '#features/basket/basket.ts';
import type { LastAdded } from '#features/shopper/use-shopper.ts';
import { links } from '#links';
import type { BuyProblem } from './buy-problem.ts';

export type PostedItem = { readonly added: LastAdded } | { readonly problem: BuyProblem };

const failed: BuyProblem = { code: 'buy.failed' };

/** Under a key of its own, so that a repeated request has one effect. */
export async function postItem(item: AddItem, locale: string): Promise<PostedItem> {
  const body = new FormData();
  body.set('data', JSON.stringify([item]));
  try {
    const response = await fetch(links.api.addToBasket(locale), {
      method: 'POST',
      body,
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    if (!response.ok) {
      const { error } = (await response.json()) as { error?: BuyProblem };
      return { problem: error ?? failed };
    }
    const { addedLineIds, freeDeliveryFrom, ...basket } = (await response.json()) as Basket & Omit<LastAdded, 'basket'>;
    return { added: { basket, addedLineIds, freeDeliveryFrom } };
  } catch {
    return { problem: failed };
  }
}
