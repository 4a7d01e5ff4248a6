/** Adds to the basket without leaving the page. */
import { useCallback, useRef, useState } from 'react';
import { type Basket, countItems } from '#features/basket/basket.ts';
import { changeShopper, type LastAdded, tellOtherTabs } from '#features/shopper/use-shopper.ts';
import { links } from '#links';
import type { BuyProblem } from './buy-problem.ts';

/** S§9: the added state is shown for 1.5 s. */
const ADDED_MS = 1500;

export type AddState = { readonly status: 'idle' | 'adding' | 'added' } | { readonly status: 'refused'; readonly problem: BuyProblem };

type Attempt = { readonly data: string; readonly key: string };

const failed: BuyProblem = { code: 'buy.failed' };
const idle: AddState = { status: 'idle' };

/** `add` sends one item under a key of its own. An add that was never answered keeps its key: pressing again cannot add twice. */
export function useAddToBasket(locale: string) {
  const [state, setState] = useState<AddState>(idle);
  const unanswered = useRef<Attempt | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const reset = useCallback(() => {
    clearTimeout(timer.current);
    setState(idle);
  }, []);

  const add = useCallback(
    async (item: { readonly sku: string; readonly quantity: number }) => {
      setState({ status: 'adding' });
      const data = JSON.stringify([item]);
      const attempt = unanswered.current?.data === data ? unanswered.current : { data, key: crypto.randomUUID() };
      unanswered.current = attempt;
      const answer = await postItem(attempt, locale);
      if (answer === null) return setState({ status: 'refused', problem: failed });
      unanswered.current = null;
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

/** null without an answer: it may have been added, or not. */
async function postItem({ data, key }: Attempt, locale: string): Promise<LastAdded | { readonly problem: BuyProblem } | null> {
  const body = new FormData();
  body.set('data', data);
  try {
    const response = await fetch(links.api.addToBasket(locale), {
      method: 'POST',
      body,
      headers: { 'idempotency-key': key },
    });
    if (response.status >= 500) return null;
    if (!response.ok) {
      const { error } = (await response.json()) as { error?: BuyProblem };
      return { problem: error ?? failed };
    }
    const { addedLineIds, freeDeliveryFrom, ...basket } = (await response.json()) as Basket & Omit<LastAdded, 'basket'>;
    return { basket, addedLineIds, freeDeliveryFrom };
  } catch {
    return null;
  }
}
