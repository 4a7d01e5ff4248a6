/** Adds to the basket without leaving the page. */
import { useCallback, useRef, useState } from 'react';
import { type Basket, countItems } from '#features/basket/basket.ts';
import { changeShopper, type LastAdded, tellOtherTabs } from '#features/shopper/use-shopper.ts';
import { links } from '#links';
import type { BuyProblem } from './buy-problem.ts';

/** S§9: the added state is shown for 1.5 s. */
const ADDED_MS = 1500;

export type AddState = { readonly status: 'idle' | 'adding' | 'added' } | { readonly status: 'refused'; readonly problem: BuyProblem };

const failed: BuyProblem = { code: 'buy.failed' };
const idle: AddState = { status: 'idle' };

/** `add` sends one item under a key of its own, so that a repeated request has one effect. */
export function useAddToBasket(locale: string) {
  const [state, setState] = useState<AddState>(idle);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const reset = useCallback(() => {
    clearTimeout(timer.current);
    setState(idle);
  }, []);

  const add = useCallback(
    async (item: { readonly sku: string; readonly quantity: number }) => {
      setState({ status: 'adding' });
      const answer = await postItem(item, locale);
      if ('problem' in answer) return setState({ status: 'refused', ...answer });
      setState({ status: 'added' });
      changeShopper({ lastAdded: answer, basketCount: countItems(answer.basket) });
      tellOtherTabs();
      timer.current = setTimeout(() => setState(idle), ADDED_MS);
    },
    [locale],
  );

  return { state, add, reset };
}

async function postItem(item: object, locale: string): Promise<LastAdded | { readonly problem: BuyProblem }> {
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
    return { basket, addedLineIds, freeDeliveryFrom };
  } catch {
    return { problem: failed };
  }
}
