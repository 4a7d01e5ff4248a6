/** Sends one item to the basket. */
import type { AddItem } from '#features/basket/basket.ts';
import { links } from '#links';
import type { BuyProblem } from './buy-problem.ts';

/** Under a key of its own, so that a repeated request has one effect; null when it was added. */
export async function postItem(item: AddItem, locale: string): Promise<BuyProblem | null> {
  const body = new FormData();
  body.set('data', JSON.stringify([item]));
  try {
    const response = await fetch(links.api.addToBasket(locale), {
      method: 'POST',
      body,
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    if (response.ok) return null;
    const { error } = (await response.json()) as { error?: BuyProblem };
    return error ?? { code: 'buy.failed' };
  } catch {
    return { code: 'buy.failed' };
  }
}
